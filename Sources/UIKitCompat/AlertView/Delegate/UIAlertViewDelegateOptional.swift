/// What a delegate of a ``UIAlertView`` hears, in an optional parameter.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateOptional: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(_ alertView: UIAlertView?, clickedButtonAt buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func alertViewCancel(_ alertView: UIAlertView?)
  /// Hears that it is about to appear.
  func willPresent(_ alertView: UIAlertView?)
  /// Hears that it has appeared.
  func didPresent(_ alertView: UIAlertView?)
  /// Hears that it is about to go.
  func alertView(_ alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func alertView(_ alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int)
  /// Decides whether the first button that does not cancel can be pressed.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView?) -> Bool
}

extension UIAlertViewDelegateOptional {
  func hearCurrentOptional(_ call: IndexedCall, from sender: UIAlertView) {
    switch call {
    case .clicked(let index): self.alertView(sender, clickedButtonAt: index)
    case .cancel: self.alertViewCancel(sender)
    case .willPresent: self.willPresent(sender)
    case .didPresent: self.didPresent(sender)
    case .willDismiss(let index): self.alertView(sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index): self.alertView(sender, didDismissWithButtonIndex: index)
    }
  }

  func hearCurrentOptionalShouldEnable(_ sender: UIAlertView) -> Bool {
    self.alertViewShouldEnableFirstOtherButton(sender)
  }
}

extension UIAlertViewDelegateOptional
where Self: UIAlertViewDelegateSwift2 & UIAlertViewDelegateSwift1 {
  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView?, clickedButtonAt buttonIndex: Int) {
    if let alertView { hearSwift2(.clicked(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertViewCancel(_ alertView: UIAlertView?) {
    if let alertView { hearSwift1(.cancel, from: alertView) }
  }

  /// Calls the next older spelling.
  public func willPresent(_ alertView: UIAlertView?) {
    if let alertView { hearSwift2(.willPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func didPresent(_ alertView: UIAlertView?) {
    if let alertView { hearSwift2(.didPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int) {
    if let alertView { hearSwift1(.willDismiss(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int) {
    if let alertView { hearSwift1(.didDismiss(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView?) -> Bool {
    alertView.map { hearSwift1ShouldEnable($0) } ?? true
  }
}
