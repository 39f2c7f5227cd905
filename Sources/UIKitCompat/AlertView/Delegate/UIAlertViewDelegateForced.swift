/// What a delegate of a ``UIAlertView`` hears, in an implicitly unwrapped parameter.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateForced: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(_ alertView: UIAlertView!, clickedButtonAt buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func alertViewCancel(_ alertView: UIAlertView!)
  /// Hears that it is about to appear.
  func willPresent(_ alertView: UIAlertView!)
  /// Hears that it has appeared.
  func didPresent(_ alertView: UIAlertView!)
  /// Hears that it is about to go.
  func alertView(_ alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func alertView(_ alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int)
  /// Decides whether the first button that does not cancel can be pressed.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView!) -> Bool
}

extension UIAlertViewDelegateForced {
  func hearCurrentForced(_ call: IndexedCall, from sender: UIAlertView) {
    switch call {
    case .clicked(let index): self.alertView(sender, clickedButtonAt: index)
    case .cancel: self.alertViewCancel(sender)
    case .willPresent: self.willPresent(sender)
    case .didPresent: self.didPresent(sender)
    case .willDismiss(let index): self.alertView(sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index): self.alertView(sender, didDismissWithButtonIndex: index)
    }
  }

  func hearCurrentForcedShouldEnable(_ sender: UIAlertView) -> Bool {
    self.alertViewShouldEnableFirstOtherButton(sender)
  }
}

extension UIAlertViewDelegateForced where Self: UIAlertViewDelegateOptional {
  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView!, clickedButtonAt buttonIndex: Int) {
    if let alertView { hearCurrentOptional(.clicked(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertViewCancel(_ alertView: UIAlertView!) {
    if let alertView { hearCurrentOptional(.cancel, from: alertView) }
  }

  /// Calls the next older spelling.
  public func willPresent(_ alertView: UIAlertView!) {
    if let alertView { hearCurrentOptional(.willPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func didPresent(_ alertView: UIAlertView!) {
    if let alertView { hearCurrentOptional(.didPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int) {
    if let alertView { hearCurrentOptional(.willDismiss(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int) {
    if let alertView { hearCurrentOptional(.didDismiss(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView!) -> Bool {
    alertView.map { hearCurrentOptionalShouldEnable($0) } ?? true
  }
}
