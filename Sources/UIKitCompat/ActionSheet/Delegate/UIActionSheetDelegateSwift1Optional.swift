/// What a delegate of a ``UIActionSheet`` hears, in the spelling of Swift 1 and an optional parameter.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateSwift1Optional: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(actionSheet: UIActionSheet?, clickedButtonAtIndex buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func actionSheetCancel(actionSheet: UIActionSheet?)
  /// Hears that it is about to appear.
  func willPresentActionSheet(actionSheet: UIActionSheet?)
  /// Hears that it has appeared.
  func didPresentActionSheet(actionSheet: UIActionSheet?)
  /// Hears that it is about to go.
  func actionSheet(actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func actionSheet(actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegateSwift1Optional {
  func hearSwift1Optional(_ call: IndexedCall, from sender: UIActionSheet) {
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

extension UIActionSheetDelegateSwift1Optional {
  /// Does nothing.
  public func actionSheet(actionSheet: UIActionSheet?, clickedButtonAtIndex buttonIndex: Int) {}

  /// Takes the cancellation as a press of Cancel, as no method listens for it.
  public func actionSheetCancel(actionSheet: UIActionSheet?) {
    if let actionSheet { actionSheet.pressCancel(for: self) }
  }

  /// Does nothing.
  public func willPresentActionSheet(actionSheet: UIActionSheet?) {}

  /// Does nothing.
  public func didPresentActionSheet(actionSheet: UIActionSheet?) {}

  /// Does nothing.
  public func actionSheet(actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int)
  {}

  /// Does nothing.
  public func actionSheet(actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int) {
  }
}
