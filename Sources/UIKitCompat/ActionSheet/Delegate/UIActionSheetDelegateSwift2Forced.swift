/// What a delegate of a ``UIActionSheet`` hears, in the spelling of Swift 2 and an implicitly unwrapped parameter.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateSwift2Forced: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(_ actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it is about to appear.
  func willPresentActionSheet(_ actionSheet: UIActionSheet!)
  /// Hears that it has appeared.
  func didPresentActionSheet(_ actionSheet: UIActionSheet!)
}

extension UIActionSheetDelegateSwift2Forced {
  func hearSwift2Forced(_ call: IndexedCall, from sender: UIActionSheet) {
    switch call {
    case .clicked(let index): self.actionSheet(sender, clickedButtonAtIndex: index)
    case .willPresent: self.willPresentActionSheet(sender)
    case .didPresent: self.didPresentActionSheet(sender)
    default: break
    }
  }
}

extension UIActionSheetDelegateSwift2Forced where Self: UIActionSheetDelegateSwift2Optional {
  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int) {
    if let actionSheet { hearSwift2Optional(.clicked(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func willPresentActionSheet(_ actionSheet: UIActionSheet!) {
    if let actionSheet { hearSwift2Optional(.willPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func didPresentActionSheet(_ actionSheet: UIActionSheet!) {
    if let actionSheet { hearSwift2Optional(.didPresent, from: actionSheet) }
  }
}
