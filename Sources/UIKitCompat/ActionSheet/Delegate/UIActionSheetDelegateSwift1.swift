/// What a delegate of a ``UIActionSheet`` hears, in the spelling of Swift 1.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateSwift1: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func actionSheetCancel(actionSheet: UIActionSheet)
  /// Hears that it is about to appear.
  func willPresentActionSheet(actionSheet: UIActionSheet)
  /// Hears that it has appeared.
  func didPresentActionSheet(actionSheet: UIActionSheet)
  /// Hears that it is about to go.
  func actionSheet(actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func actionSheet(actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegateSwift1 {
  func hearSwift1(_ call: IndexedCall, from sender: UIActionSheet) {
    switch call {
    case .clicked(let index): self.actionSheet(actionSheet: sender, clickedButtonAtIndex: index)
    case .cancel: self.actionSheetCancel(actionSheet: sender)
    case .willPresent: self.willPresentActionSheet(actionSheet: sender)
    case .didPresent: self.didPresentActionSheet(actionSheet: sender)
    case .willDismiss(let index):
      self.actionSheet(actionSheet: sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      self.actionSheet(actionSheet: sender, didDismissWithButtonIndex: index)
    }
  }
}

extension UIActionSheetDelegateSwift1 where Self: UIActionSheetDelegateSwift1Forced {
  /// Calls the next older spelling.
  public func actionSheet(actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int) {
    hearSwift1Forced(.clicked(buttonIndex), from: actionSheet)
  }

  /// Calls the next older spelling.
  public func actionSheetCancel(actionSheet: UIActionSheet) {
    hearSwift1Forced(.cancel, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func willPresentActionSheet(actionSheet: UIActionSheet) {
    hearSwift1Forced(.willPresent, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func didPresentActionSheet(actionSheet: UIActionSheet) {
    hearSwift1Forced(.didPresent, from: actionSheet)
  }

  /// Calls the next older spelling.
  public func actionSheet(actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    hearSwift1Forced(.willDismiss(buttonIndex), from: actionSheet)
  }

  /// Calls the next older spelling.
  public func actionSheet(actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    hearSwift1Forced(.didDismiss(buttonIndex), from: actionSheet)
  }
}
