/// Hears what becomes of a ``UIAlertView``; every method may be left out.
///
/// A method may be written in any spelling that Swift has had: with `UIAlertView`, `UIAlertView!` or
/// `UIAlertView?`, and under its Swift 3, Swift 2 or Swift 1 name. Exactly one of them is called: each has a
/// default that calls the next older one. Objective-C finds optional methods by name; here the compiler must.
///
/// - Important: A method is found only if the class that declares the conformance, or an ancestor or extension of
///   it, has it. One that only a subclass adds is never called: override a method of the conforming class
///   instead. The first parameter of the Swift 1 spellings must have Apple's name, `alertView`.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate:
  UIAlertViewDelegateForced, UIAlertViewDelegateOptional, UIAlertViewDelegateSwift2,
  UIAlertViewDelegateSwift2Forced, UIAlertViewDelegateSwift2Optional, UIAlertViewDelegateSwift1,
  UIAlertViewDelegateSwift1Forced, UIAlertViewDelegateSwift1Optional
{
  /// Hears that a button was pressed, Cancel included.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button; by default takes that as a press of Cancel.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Hears that it is about to appear; nothing is seen yet.
  func willPresent(_ alertView: UIAlertView)
  /// Hears that it has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Hears that it is about to go, with the index of the button, or what was given when dismissing it.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone, with the same index.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Decides whether the first button that does not cancel can be pressed; asked again after each edit.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    hearCurrentForced(.clicked(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func alertViewCancel(_ alertView: UIAlertView) {
    hearCurrentForced(.cancel, from: alertView)
  }

  /// Calls the next older spelling.
  public func willPresent(_ alertView: UIAlertView) {
    hearCurrentForced(.willPresent, from: alertView)
  }

  /// Calls the next older spelling.
  public func didPresent(_ alertView: UIAlertView) {
    hearCurrentForced(.didPresent, from: alertView)
  }

  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    hearCurrentForced(.willDismiss(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    hearCurrentForced(.didDismiss(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    hearCurrentForcedShouldEnable(alertView)
  }
}

extension UIAlertViewDelegate {
  /// Tells the delegate, in whichever spelling it listens.
  func hear(_ call: IndexedCall, from sender: UIAlertView) {
    switch call {
    case .clicked(let index): self.alertView(sender, clickedButtonAt: index)
    case .cancel: self.alertViewCancel(sender)
    case .willPresent: self.willPresent(sender)
    case .didPresent: self.didPresent(sender)
    case .willDismiss(let index): self.alertView(sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index): self.alertView(sender, didDismissWithButtonIndex: index)
    }
  }
}
