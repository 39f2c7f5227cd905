/// What a delegate of a ``UIAlertView`` hears, in the spelling of Swift 2.
///
/// Not for use by name: ``UIAlertViewDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIAlertViewDelegateSwift2: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func alertView(_ alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it is about to appear.
  func willPresentAlertView(_ alertView: UIAlertView)
  /// Hears that it has appeared.
  func didPresentAlertView(_ alertView: UIAlertView)
}

extension UIAlertViewDelegateSwift2 {
  func hearSwift2(_ call: IndexedCall, from sender: UIAlertView) {
    switch call {
    case .clicked(let index): self.alertView(sender, clickedButtonAtIndex: index)
    case .willPresent: self.willPresentAlertView(sender)
    case .didPresent: self.didPresentAlertView(sender)
    default: break
    }
  }
}

extension UIAlertViewDelegateSwift2 where Self: UIAlertViewDelegateSwift2Forced {
  /// Calls the next older spelling.
  public func alertView(_ alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {
    hearSwift2Forced(.clicked(buttonIndex), from: alertView)
  }

  /// Calls the next older spelling.
  public func willPresentAlertView(_ alertView: UIAlertView) {
    hearSwift2Forced(.willPresent, from: alertView)
  }

  /// Calls the next older spelling.
  public func didPresentAlertView(_ alertView: UIAlertView) {
    hearSwift2Forced(.didPresent, from: alertView)
  }
}
