/// What a delegate of a ``UIAlertView`` hears, in the spelling of Swift 1 and an implicitly unwrapped parameter.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateSwift1Forced: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(alertView: UIAlertView!, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func alertViewCancel(alertView: UIAlertView!)
  /// Hears that it is about to appear.
  func willPresentAlertView(alertView: UIAlertView!)
  /// Hears that it has appeared.
  func didPresentAlertView(alertView: UIAlertView!)
  /// Hears that it is about to go.
  func alertView(alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func alertView(alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int)
  /// Decides whether the first button that does not cancel can be pressed.
  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView!) -> Bool
}

extension UIAlertViewDelegateSwift1Forced {
  func hearSwift1Forced(_ call: IndexedCall, from sender: UIAlertView) {
    switch call {
    case .clicked(let index): self.alertView(alertView: sender, clickedButtonAtIndex: index)
    case .cancel: self.alertViewCancel(alertView: sender)
    case .willPresent: self.willPresentAlertView(alertView: sender)
    case .didPresent: self.didPresentAlertView(alertView: sender)
    case .willDismiss(let index):
      self.alertView(alertView: sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index): self.alertView(alertView: sender, didDismissWithButtonIndex: index)
    }
  }

  func hearSwift1ForcedShouldEnable(_ sender: UIAlertView) -> Bool {
    self.alertViewShouldEnableFirstOtherButton(alertView: sender)
  }
}

extension UIAlertViewDelegateSwift1Forced where Self: UIAlertViewDelegateSwift1Optional {
  /// Calls the next older spelling.
  public func alertView(alertView: UIAlertView!, clickedButtonAtIndex buttonIndex: Int) {
    if let alertView { hearSwift1Optional(.clicked(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertViewCancel(alertView: UIAlertView!) {
    if let alertView { hearSwift1Optional(.cancel, from: alertView) }
  }

  /// Calls the next older spelling.
  public func willPresentAlertView(alertView: UIAlertView!) {
    if let alertView { hearSwift1Optional(.willPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func didPresentAlertView(alertView: UIAlertView!) {
    if let alertView { hearSwift1Optional(.didPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertView(alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int) {
    if let alertView { hearSwift1Optional(.willDismiss(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertView(alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int) {
    if let alertView { hearSwift1Optional(.didDismiss(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView!) -> Bool {
    alertView.map { hearSwift1OptionalShouldEnable($0) } ?? true
  }
}
