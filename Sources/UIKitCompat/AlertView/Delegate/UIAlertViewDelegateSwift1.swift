/// What a delegate of a ``UIAlertView`` hears, in the spelling of Swift 1.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateSwift1: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func alertViewCancel(alertView: UIAlertView)
  /// Hears that it is about to appear.
  func willPresentAlertView(alertView: UIAlertView)
  /// Hears that it has appeared.
  func didPresentAlertView(alertView: UIAlertView)
  /// Hears that it is about to go.
  func alertView(alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func alertView(alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Decides whether the first button that does not cancel can be pressed.
  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegateSwift1 {
  func hearSwift1(_ call: IndexedCall, from sender: UIAlertView) {
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

  func hearSwift1ShouldEnable(_ sender: UIAlertView) -> Bool {
    self.alertViewShouldEnableFirstOtherButton(alertView: sender)
  }
}

extension UIAlertViewDelegateSwift1 where Self: UIAlertViewDelegateSwift1Forced {
  /// Calls the next older spelling.
  public func alertView(alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {
    hearSwift1Forced(.clicked(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func alertViewCancel(alertView: UIAlertView) {
    hearSwift1Forced(.cancel, from: alertView)
  }

  /// Calls the next older spelling.
  public func willPresentAlertView(alertView: UIAlertView) {
    hearSwift1Forced(.willPresent, from: alertView)
  }

  /// Calls the next older spelling.
  public func didPresentAlertView(alertView: UIAlertView) {
    hearSwift1Forced(.didPresent, from: alertView)
  }

  /// Calls the next older spelling.
  public func alertView(alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    hearSwift1Forced(.willDismiss(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func alertView(alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    hearSwift1Forced(.didDismiss(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView) -> Bool {
    hearSwift1ForcedShouldEnable(alertView)
  }
}
