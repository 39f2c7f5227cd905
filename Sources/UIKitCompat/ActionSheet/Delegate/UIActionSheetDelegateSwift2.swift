/// What a delegate of a ``UIActionSheet`` hears, in the spelling of Swift 2.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateSwift2: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it is about to appear.
  func willPresentActionSheet(_ actionSheet: UIActionSheet)
  /// Hears that it has appeared.
  func didPresentActionSheet(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegateSwift2 {
  func hearSwift2(_ call: IndexedCall, from sender: UIActionSheet) {
    switch call {
    case .clicked(let index): self.actionSheet(sender, clickedButtonAtIndex: index)
    case .willPresent: self.willPresentActionSheet(sender)
    case .didPresent: self.didPresentActionSheet(sender)
    default: break
    }
  }
}

extension UIActionSheetDelegateSwift2 where Self: UIActionSheetDelegateSwift2Forced {
  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int) {
    hearSwift2Forced(.clicked(buttonIndex), from: actionSheet)
  }

  /// Calls the next older spelling.
  public func willPresentActionSheet(_ actionSheet: UIActionSheet) {
    hearSwift2Forced(.willPresent, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func didPresentActionSheet(_ actionSheet: UIActionSheet) {
    hearSwift2Forced(.didPresent, from: actionSheet)
  }
}
