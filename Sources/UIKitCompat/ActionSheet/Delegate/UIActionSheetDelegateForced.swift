/// What a delegate of a ``UIActionSheet`` hears, in an implicitly unwrapped parameter.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateForced: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(_ actionSheet: UIActionSheet!, clickedButtonAt buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func actionSheetCancel(_ actionSheet: UIActionSheet!)
  /// Hears that it is about to appear.
  func willPresent(_ actionSheet: UIActionSheet!)
  /// Hears that it has appeared.
  func didPresent(_ actionSheet: UIActionSheet!)
  /// Hears that it is about to go.
  func actionSheet(_ actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func actionSheet(_ actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegateForced {
  func hearCurrentForced(_ call: IndexedCall, from sender: UIActionSheet) {
    switch call {
    case .clicked(let index): self.actionSheet(sender, clickedButtonAt: index)
    case .cancel: self.actionSheetCancel(sender)
    case .willPresent: self.willPresent(sender)
    case .didPresent: self.didPresent(sender)
    case .willDismiss(let index): self.actionSheet(sender, willDismissWithButtonIndex: index)
    case .didDismiss(let index): self.actionSheet(sender, didDismissWithButtonIndex: index)
    }
  }
}

extension UIActionSheetDelegateForced where Self: UIActionSheetDelegateOptional {
  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet!, clickedButtonAt buttonIndex: Int) {
    if let actionSheet { hearCurrentOptional(.clicked(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheetCancel(_ actionSheet: UIActionSheet!) {
    if let actionSheet { hearCurrentOptional(.cancel, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func willPresent(_ actionSheet: UIActionSheet!) {
    if let actionSheet { hearCurrentOptional(.willPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func didPresent(_ actionSheet: UIActionSheet!) {
    if let actionSheet { hearCurrentOptional(.didPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheet(
    _ actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int
  ) {
    if let actionSheet { hearCurrentOptional(.willDismiss(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int)
  {
    if let actionSheet { hearCurrentOptional(.didDismiss(buttonIndex), from: actionSheet) }
  }
}
