/// What a delegate of a ``UIActionSheet`` hears, in the spelling of Swift 1 and an implicitly unwrapped parameter.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateSwift1Forced: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func actionSheetCancel(actionSheet: UIActionSheet!)
  /// Hears that it is about to appear.
  func willPresentActionSheet(actionSheet: UIActionSheet!)
  /// Hears that it has appeared.
  func didPresentActionSheet(actionSheet: UIActionSheet!)
  /// Hears that it is about to go.
  func actionSheet(actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func actionSheet(actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegateSwift1Forced {
  func hearSwift1Forced(_ call: IndexedCall, from sender: UIActionSheet) {
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

extension UIActionSheetDelegateSwift1Forced where Self: UIActionSheetDelegateSwift1Optional {
  /// Calls the next older spelling.
  public func actionSheet(actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int) {
    if let actionSheet { hearSwift1Optional(.clicked(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheetCancel(actionSheet: UIActionSheet!) {
    if let actionSheet { hearSwift1Optional(.cancel, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func willPresentActionSheet(actionSheet: UIActionSheet!) {
    if let actionSheet { hearSwift1Optional(.willPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func didPresentActionSheet(actionSheet: UIActionSheet!) {
    if let actionSheet { hearSwift1Optional(.didPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheet(actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int)
  {
    if let actionSheet { hearSwift1Optional(.willDismiss(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheet(actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int) {
    if let actionSheet { hearSwift1Optional(.didDismiss(buttonIndex), from: actionSheet) }
  }
}
