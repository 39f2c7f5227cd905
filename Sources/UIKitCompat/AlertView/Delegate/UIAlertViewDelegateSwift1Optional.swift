/// What a delegate of a ``UIAlertView`` hears, in the spelling of Swift 1 and an optional parameter.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateSwift1Optional: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(alertView: UIAlertView?, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func alertViewCancel(alertView: UIAlertView?)
  /// Hears that it is about to appear.
  func willPresentAlertView(alertView: UIAlertView?)
  /// Hears that it has appeared.
  func didPresentAlertView(alertView: UIAlertView?)
  /// Hears that it is about to go.
  func alertView(alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func alertView(alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int)
  /// Decides whether the first button that does not cancel can be pressed.
  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView?) -> Bool
}

extension UIAlertViewDelegateSwift1Optional {
  func hearSwift1Optional(_ call: IndexedCall, from sender: UIAlertView) {
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

  func hearSwift1OptionalShouldEnable(_ sender: UIAlertView) -> Bool {
    self.alertViewShouldEnableFirstOtherButton(alertView: sender)
  }
}

extension UIAlertViewDelegateSwift1Optional {
  /// Does nothing.
  public func alertView(alertView: UIAlertView?, clickedButtonAtIndex buttonIndex: Int) {}

  /// Takes the cancellation as a press of Cancel, as no method listens for it.
  public func alertViewCancel(alertView: UIAlertView?) {
    if let alertView { alertView.pressCancel(for: self) }
  }

  /// Does nothing.
  public func willPresentAlertView(alertView: UIAlertView?) {}

  /// Does nothing.
  public func didPresentAlertView(alertView: UIAlertView?) {}

  /// Does nothing.
  public func alertView(alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int) {}

  /// Does nothing.
  public func alertView(alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int) {}

  /// Lets it be pressed.
  public func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView?) -> Bool {
    true
  }
}
