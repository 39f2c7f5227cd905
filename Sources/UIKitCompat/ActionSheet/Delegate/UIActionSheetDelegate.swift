/// Hears what becomes of a ``UIActionSheet``; every method may be left out.
///
/// A method may be written in any spelling that Swift has had: with `UIActionSheet`, `UIActionSheet!` or
/// `UIActionSheet?`, and under its Swift 3, Swift 2 or Swift 1 name. Exactly one of them is called: each has a
/// default that calls the next older one. Objective-C finds optional methods by name; here the compiler must.
///
/// - Important: A method is found only if the class that declares the conformance, or an ancestor or extension of
///   it, has it. One that only a subclass adds is never called: override a method of the conforming class
///   instead. The first parameter of the Swift 1 spellings must have Apple's name, `actionSheet`.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate:
  UIActionSheetDelegateForced, UIActionSheetDelegateOptional, UIActionSheetDelegateSwift2,
  UIActionSheetDelegateSwift2Forced, UIActionSheetDelegateSwift2Optional,
  UIActionSheetDelegateSwift1, UIActionSheetDelegateSwift1Forced,
  UIActionSheetDelegateSwift1Optional
{
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button; by default takes that as a press of Cancel.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Hears that it is about to appear; nothing is seen yet.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Hears that it has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Hears that it is about to go, with the index of the button, or what was given when dismissing it.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone, with the same index.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    hearCurrentForced(.clicked(buttonIndex), from: actionSheet)
  }

  /// Calls the next older spelling.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {
    hearCurrentForced(.cancel, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func willPresent(_ actionSheet: UIActionSheet) {
    hearCurrentForced(.willPresent, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func didPresent(_ actionSheet: UIActionSheet) {
    hearCurrentForced(.didPresent, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  {
    hearCurrentForced(.willDismiss(buttonIndex), from: actionSheet)
  }

  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  {
    hearCurrentForced(.didDismiss(buttonIndex), from: actionSheet)
  }
}

extension UIActionSheetDelegate {
  /// Tells the delegate, in whichever spelling it listens.
  func hear(_ call: IndexedCall, from sender: UIActionSheet) {
    switch call {
    case .clicked(let index): self.actionSheet(sender, clickedButtonAt: index)
    case .cancel: self.actionSheetCancel(sender)
    case .willPresent: self.willPresent(sender)
    case .didPresent: self.didPresent(sender)
    case .willDismiss(let index): self.actionSheet(sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index): self.actionSheet(sender, didDismissWithButtonIndex: index)
    }
  }
}
