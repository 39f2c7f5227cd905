import ActionSheets

/// The calls that a ``UIAlertView`` makes to its delegate; every method may be left out.
///
/// The spellings and their rules are those of ``UIActionSheetDelegate``. The first parameter of the Swift 1 spellings
/// must have Apple's name, `alertView`.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: UIAlertViewDelegateForced, UIAlertViewDelegateOptional {
  /// Called when a button was pressed, Cancel included.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the alert was cancelled without a press; by default that counts as a press of Cancel.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert appears.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert goes, with the index of the button or the one given to `dismiss`.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert is gone, with the same index.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button beside Cancel can be pressed; called after each edit.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool

  // The spelling of Swift 2.
  func alertView(_ alert: UIAlertView, clickedButtonAtIndex index: Int)
  func willPresentAlertView(_ alert: UIAlertView)
  func didPresentAlertView(_ alert: UIAlertView)

  // The spelling of Swift 1.
  func alertView(alertView alert: UIAlertView, clickedButtonAtIndex index: Int)
  func alertViewCancel(alertView alert: UIAlertView)
  func willPresentAlertView(alertView alert: UIAlertView)
  func didPresentAlertView(alertView alert: UIAlertView)
  func alertView(alertView alert: UIAlertView, willDismissWithButtonIndex index: Int)
  func alertView(alertView alert: UIAlertView, didDismissWithButtonIndex index: Int)
  func alertViewShouldEnableFirstOtherButton(alertView alert: UIAlertView) -> Bool
}

/// The methods of a ``UIAlertViewDelegate`` with an implicitly unwrapped parameter. Not for use by name.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateForced: AnyObject {
  func alertView(_ alert: UIAlertView!, clickedButtonAt index: Int)
  func alertViewCancel(_ alert: UIAlertView!)
  func willPresent(_ alert: UIAlertView!)
  func didPresent(_ alert: UIAlertView!)
  func alertView(_ alert: UIAlertView!, willDismissWithButtonIndex index: Int)
  func alertView(_ alert: UIAlertView!, didDismissWithButtonIndex index: Int)
  func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView!) -> Bool
  func alertView(_ alert: UIAlertView!, clickedButtonAtIndex index: Int)
  func willPresentAlertView(_ alert: UIAlertView!)
  func didPresentAlertView(_ alert: UIAlertView!)
  func alertView(alertView alert: UIAlertView!, clickedButtonAtIndex index: Int)
  func alertViewCancel(alertView alert: UIAlertView!)
  func willPresentAlertView(alertView alert: UIAlertView!)
  func didPresentAlertView(alertView alert: UIAlertView!)
  func alertView(alertView alert: UIAlertView!, willDismissWithButtonIndex index: Int)
  func alertView(alertView alert: UIAlertView!, didDismissWithButtonIndex index: Int)
  func alertViewShouldEnableFirstOtherButton(alertView alert: UIAlertView!) -> Bool
}

/// The methods of a ``UIAlertViewDelegate`` with an optional parameter. Not for use by name.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateOptional: AnyObject {
  func alertView(_ alert: UIAlertView?, clickedButtonAt index: Int)
  func alertViewCancel(_ alert: UIAlertView?)
  func willPresent(_ alert: UIAlertView?)
  func didPresent(_ alert: UIAlertView?)
  func alertView(_ alert: UIAlertView?, willDismissWithButtonIndex index: Int)
  func alertView(_ alert: UIAlertView?, didDismissWithButtonIndex index: Int)
  func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView?) -> Bool
  func alertView(_ alert: UIAlertView?, clickedButtonAtIndex index: Int)
  func willPresentAlertView(_ alert: UIAlertView?)
  func didPresentAlertView(_ alert: UIAlertView?)
  func alertView(alertView alert: UIAlertView?, clickedButtonAtIndex index: Int)
  func alertViewCancel(alertView alert: UIAlertView?)
  func willPresentAlertView(alertView alert: UIAlertView?)
  func didPresentAlertView(alertView alert: UIAlertView?)
  func alertView(alertView alert: UIAlertView?, willDismissWithButtonIndex index: Int)
  func alertView(alertView alert: UIAlertView?, didDismissWithButtonIndex index: Int)
  func alertViewShouldEnableFirstOtherButton(alertView alert: UIAlertView?) -> Bool
}

// MARK: Defaults: each calls the next spelling, from plain to optional and then from newer to older

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIAlertViewDelegate {
  public func alertView(_ alert: UIAlertView, clickedButtonAt index: Int) {
    forced.alertView(alert, clickedButtonAt: index)
  }
  public func alertViewCancel(_ alert: UIAlertView) { forced.alertViewCancel(alert) }
  public func willPresent(_ alert: UIAlertView) { forced.willPresent(alert) }
  public func didPresent(_ alert: UIAlertView) { forced.didPresent(alert) }
  public func alertView(_ alert: UIAlertView, willDismissWithButtonIndex index: Int) {
    forced.alertView(alert, willDismissWithButtonIndex: index)
  }
  public func alertView(_ alert: UIAlertView, didDismissWithButtonIndex index: Int) {
    forced.alertView(alert, didDismissWithButtonIndex: index)
  }
  public func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView) -> Bool {
    forced.alertViewShouldEnableFirstOtherButton(alert)
  }
  public func alertView(_ alert: UIAlertView, clickedButtonAtIndex index: Int) {
    forced.alertView(alert, clickedButtonAtIndex: index)
  }
  public func willPresentAlertView(_ alert: UIAlertView) { forced.willPresentAlertView(alert) }
  public func didPresentAlertView(_ alert: UIAlertView) { forced.didPresentAlertView(alert) }
  public func alertView(alertView alert: UIAlertView, clickedButtonAtIndex index: Int) {
    forced.alertView(alertView: alert, clickedButtonAtIndex: index)
  }
  public func alertViewCancel(alertView alert: UIAlertView) {
    forced.alertViewCancel(alertView: alert)
  }
  public func willPresentAlertView(alertView alert: UIAlertView) {
    forced.willPresentAlertView(alertView: alert)
  }
  public func didPresentAlertView(alertView alert: UIAlertView) {
    forced.didPresentAlertView(alertView: alert)
  }
  public func alertView(alertView alert: UIAlertView, willDismissWithButtonIndex index: Int) {
    forced.alertView(alertView: alert, willDismissWithButtonIndex: index)
  }
  public func alertView(alertView alert: UIAlertView, didDismissWithButtonIndex index: Int) {
    forced.alertView(alertView: alert, didDismissWithButtonIndex: index)
  }
  public func alertViewShouldEnableFirstOtherButton(alertView alert: UIAlertView) -> Bool {
    forced.alertViewShouldEnableFirstOtherButton(alertView: alert)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIAlertViewDelegateForced where Self: UIAlertViewDelegate {
  public func alertView(_ alert: UIAlertView!, clickedButtonAt index: Int) {
    optional.alertView(alert, clickedButtonAt: index)
  }
  public func alertViewCancel(_ alert: UIAlertView!) { optional.alertViewCancel(alert) }
  public func willPresent(_ alert: UIAlertView!) { optional.willPresent(alert) }
  public func didPresent(_ alert: UIAlertView!) { optional.didPresent(alert) }
  public func alertView(_ alert: UIAlertView!, willDismissWithButtonIndex index: Int) {
    optional.alertView(alert, willDismissWithButtonIndex: index)
  }
  public func alertView(_ alert: UIAlertView!, didDismissWithButtonIndex index: Int) {
    optional.alertView(alert, didDismissWithButtonIndex: index)
  }
  public func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView!) -> Bool {
    optional.alertViewShouldEnableFirstOtherButton(alert)
  }
  public func alertView(_ alert: UIAlertView!, clickedButtonAtIndex index: Int) {
    optional.alertView(alert, clickedButtonAtIndex: index)
  }
  public func willPresentAlertView(_ alert: UIAlertView!) { optional.willPresentAlertView(alert) }
  public func didPresentAlertView(_ alert: UIAlertView!) { optional.didPresentAlertView(alert) }
  public func alertView(alertView alert: UIAlertView!, clickedButtonAtIndex index: Int) {
    optional.alertView(alertView: alert, clickedButtonAtIndex: index)
  }
  public func alertViewCancel(alertView alert: UIAlertView!) {
    optional.alertViewCancel(alertView: alert)
  }
  public func willPresentAlertView(alertView alert: UIAlertView!) {
    optional.willPresentAlertView(alertView: alert)
  }
  public func didPresentAlertView(alertView alert: UIAlertView!) {
    optional.didPresentAlertView(alertView: alert)
  }
  public func alertView(alertView alert: UIAlertView!, willDismissWithButtonIndex index: Int) {
    optional.alertView(alertView: alert, willDismissWithButtonIndex: index)
  }
  public func alertView(alertView alert: UIAlertView!, didDismissWithButtonIndex index: Int) {
    optional.alertView(alertView: alert, didDismissWithButtonIndex: index)
  }
  public func alertViewShouldEnableFirstOtherButton(alertView alert: UIAlertView!) -> Bool {
    optional.alertViewShouldEnableFirstOtherButton(alertView: alert)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIAlertViewDelegateOptional where Self: UIAlertViewDelegate {
  public func alertView(_ alert: UIAlertView?, clickedButtonAt index: Int) {
    if let alert { alertView(alert, clickedButtonAtIndex: index) }
  }
  public func alertViewCancel(_ alert: UIAlertView?) {
    if let alert { alertViewCancel(alertView: alert) }
  }
  public func willPresent(_ alert: UIAlertView?) { if let alert { willPresentAlertView(alert) } }
  public func didPresent(_ alert: UIAlertView?) { if let alert { didPresentAlertView(alert) } }
  public func alertView(_ alert: UIAlertView?, willDismissWithButtonIndex index: Int) {
    if let alert { alertView(alertView: alert, willDismissWithButtonIndex: index) }
  }
  public func alertView(_ alert: UIAlertView?, didDismissWithButtonIndex index: Int) {
    if let alert { alertView(alertView: alert, didDismissWithButtonIndex: index) }
  }
  public func alertViewShouldEnableFirstOtherButton(_ alert: UIAlertView?) -> Bool {
    alert.map { alertViewShouldEnableFirstOtherButton(alertView: $0) } ?? true
  }
  public func alertView(_ alert: UIAlertView?, clickedButtonAtIndex index: Int) {
    if let alert { alertView(alertView: alert, clickedButtonAtIndex: index) }
  }
  public func willPresentAlertView(_ alert: UIAlertView?) {
    if let alert { willPresentAlertView(alertView: alert) }
  }
  public func didPresentAlertView(_ alert: UIAlertView?) {
    if let alert { didPresentAlertView(alertView: alert) }
  }
  public func alertView(alertView alert: UIAlertView?, clickedButtonAtIndex index: Int) {}
  public func alertViewCancel(alertView alert: UIAlertView?) {
    if let alert { alertView(alert, clickedButtonAt: alert.cancelButtonIndex) }
  }
  public func willPresentAlertView(alertView alert: UIAlertView?) {}
  public func didPresentAlertView(alertView alert: UIAlertView?) {}
  public func alertView(alertView alert: UIAlertView?, willDismissWithButtonIndex index: Int) {}
  public func alertView(alertView alert: UIAlertView?, didDismissWithButtonIndex index: Int) {}
  public func alertViewShouldEnableFirstOtherButton(alertView alert: UIAlertView?) -> Bool { true }
}

extension UIAlertViewDelegate {
  // As one of these types the delegate has only one of the overloads that differ in `!` and `?`.
  fileprivate var forced: any UIAlertViewDelegateForced { self }
  fileprivate var optional: any UIAlertViewDelegateOptional { self }

  /// Makes a call, in whichever spelling the delegate has it.
  func tell(_ call: Presentation.Call, index: Int, from alert: UIAlertView) {
    switch call {
    case .clicked: alertView(alert, clickedButtonAt: index)
    case .cancel: alertViewCancel(alert)
    case .willPresent: willPresent(alert)
    case .didPresent: didPresent(alert)
    case .willDismiss: alertView(alert, willDismissWithButtonIndex: index)
    case .didDismiss: alertView(alert, didDismissWithButtonIndex: index)
    case .attemptedDismissal: break
    }
  }
}
