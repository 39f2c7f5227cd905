/// What a delegate of a ``UIActionSheet`` hears, in an optional parameter.
///
/// Not for use by name: ``UIActionSheetDelegate`` includes it.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateOptional: AnyObject {
  /// Hears that a button was pressed, Cancel included.
  func actionSheet(_ actionSheet: UIActionSheet?, clickedButtonAt buttonIndex: Int)
  /// Hears that it was cancelled without a press of a button.
  func actionSheetCancel(_ actionSheet: UIActionSheet?)
  /// Hears that it is about to appear.
  func willPresent(_ actionSheet: UIActionSheet?)
  /// Hears that it has appeared.
  func didPresent(_ actionSheet: UIActionSheet?)
  /// Hears that it is about to go.
  func actionSheet(_ actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that it is gone.
  func actionSheet(_ actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegateOptional {
  func hearCurrentOptional(_ call: IndexedCall, from sender: UIActionSheet) {
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

extension UIActionSheetDelegateOptional
where Self: UIActionSheetDelegateSwift2 & UIActionSheetDelegateSwift1 {
  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet?, clickedButtonAt buttonIndex: Int) {
    if let actionSheet { hearSwift2(.clicked(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheetCancel(_ actionSheet: UIActionSheet?) {
    if let actionSheet { hearSwift1(.cancel, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func willPresent(_ actionSheet: UIActionSheet?) {
    if let actionSheet { hearSwift2(.willPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func didPresent(_ actionSheet: UIActionSheet?) {
    if let actionSheet { hearSwift2(.didPresent, from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheet(
    _ actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int
  ) {
    if let actionSheet { hearSwift1(.willDismiss(buttonIndex), from: actionSheet) }
  }

  /// Calls the next older spelling.
  public func actionSheet(_ actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int)
  {
    if let actionSheet { hearSwift1(.didDismiss(buttonIndex), from: actionSheet) }
  }
}
