/// What a delegate of a ``UIAlertView`` hears, in the spelling of Swift 2 and an implicitly unwrapped parameter.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateSwift2Forced: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(_ alertView: UIAlertView!, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it is about to appear.
  func willPresentAlertView(_ alertView: UIAlertView!)
  /// Hears that it has appeared.
  func didPresentAlertView(_ alertView: UIAlertView!)
}

extension UIAlertViewDelegateSwift2Forced {
  func hearSwift2Forced(_ call: IndexedCall, from sender: UIAlertView) {
    switch call {
    case .clicked(let index): self.alertView(sender, clickedButtonAtIndex: index)
    case .willPresent: self.willPresentAlertView(sender)
    case .didPresent: self.didPresentAlertView(sender)
    default: break
    }
  }
}

extension UIAlertViewDelegateSwift2Forced where Self: UIAlertViewDelegateSwift2Optional {
  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView!, clickedButtonAtIndex buttonIndex: Int) {
    if let alertView { hearSwift2Optional(.clicked(buttonIndex), from: alertView) }
  }

  /// Calls the next older spelling.
  public func willPresentAlertView(_ alertView: UIAlertView!) {
    if let alertView { hearSwift2Optional(.willPresent, from: alertView) }
  }

  /// Calls the next older spelling.
  public func didPresentAlertView(_ alertView: UIAlertView!) {
    if let alertView { hearSwift2Optional(.didPresent, from: alertView) }
  }
}
