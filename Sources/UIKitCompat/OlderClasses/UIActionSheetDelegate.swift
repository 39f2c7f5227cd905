import ActionSheets

/// The calls that a ``UIActionSheet`` makes to its delegate; every method may be left out.
///
/// A method may be written in any spelling that Swift has had: under its name in Swift 3, 2 or 1, and with
/// `UIActionSheet`, `UIActionSheet!` or `UIActionSheet?`. Each has a default that calls the next older
/// spelling, so that exactly one of them runs.
///
/// - Important: The compiler finds a method only in the class that declares the conformance, its ancestors and
///   their extensions. A subclass must override such a method; one that it adds is never called. The first
///   parameter of the Swift 1 spellings must have Apple's name, `actionSheet`.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: UIActionSheetDelegateForced, UIActionSheetDelegateOptional {
  /// Called when a button was pressed, Cancel included.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the sheet was cancelled without a press; by default that counts as a press of Cancel.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Called before the sheet appears.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet goes, with the index of the button or the one given to `dismiss`.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the sheet is gone, with the same index.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)

  // The spelling of Swift 2.
  func actionSheet(_ sheet: UIActionSheet, clickedButtonAtIndex index: Int)
  func willPresentActionSheet(_ sheet: UIActionSheet)
  func didPresentActionSheet(_ sheet: UIActionSheet)

  // The spelling of Swift 1.
  func actionSheet(actionSheet sheet: UIActionSheet, clickedButtonAtIndex index: Int)
  func actionSheetCancel(actionSheet sheet: UIActionSheet)
  func willPresentActionSheet(actionSheet sheet: UIActionSheet)
  func didPresentActionSheet(actionSheet sheet: UIActionSheet)
  func actionSheet(actionSheet sheet: UIActionSheet, willDismissWithButtonIndex index: Int)
  func actionSheet(actionSheet sheet: UIActionSheet, didDismissWithButtonIndex index: Int)
}

/// The methods of a ``UIActionSheetDelegate`` with an implicitly unwrapped parameter. Not for use by name.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateForced: AnyObject {
  func actionSheet(_ sheet: UIActionSheet!, clickedButtonAt index: Int)
  func actionSheetCancel(_ sheet: UIActionSheet!)
  func willPresent(_ sheet: UIActionSheet!)
  func didPresent(_ sheet: UIActionSheet!)
  func actionSheet(_ sheet: UIActionSheet!, willDismissWithButtonIndex index: Int)
  func actionSheet(_ sheet: UIActionSheet!, didDismissWithButtonIndex index: Int)
  func actionSheet(_ sheet: UIActionSheet!, clickedButtonAtIndex index: Int)
  func willPresentActionSheet(_ sheet: UIActionSheet!)
  func didPresentActionSheet(_ sheet: UIActionSheet!)
  func actionSheet(actionSheet sheet: UIActionSheet!, clickedButtonAtIndex index: Int)
  func actionSheetCancel(actionSheet sheet: UIActionSheet!)
  func willPresentActionSheet(actionSheet sheet: UIActionSheet!)
  func didPresentActionSheet(actionSheet sheet: UIActionSheet!)
  func actionSheet(actionSheet sheet: UIActionSheet!, willDismissWithButtonIndex index: Int)
  func actionSheet(actionSheet sheet: UIActionSheet!, didDismissWithButtonIndex index: Int)
}

/// The methods of a ``UIActionSheetDelegate`` with an optional parameter. Not for use by name.
@preconcurrency @MainActor
public protocol UIActionSheetDelegateOptional: AnyObject {
  func actionSheet(_ sheet: UIActionSheet?, clickedButtonAt index: Int)
  func actionSheetCancel(_ sheet: UIActionSheet?)
  func willPresent(_ sheet: UIActionSheet?)
  func didPresent(_ sheet: UIActionSheet?)
  func actionSheet(_ sheet: UIActionSheet?, willDismissWithButtonIndex index: Int)
  func actionSheet(_ sheet: UIActionSheet?, didDismissWithButtonIndex index: Int)
  func actionSheet(_ sheet: UIActionSheet?, clickedButtonAtIndex index: Int)
  func willPresentActionSheet(_ sheet: UIActionSheet?)
  func didPresentActionSheet(_ sheet: UIActionSheet?)
  func actionSheet(actionSheet sheet: UIActionSheet?, clickedButtonAtIndex index: Int)
  func actionSheetCancel(actionSheet sheet: UIActionSheet?)
  func willPresentActionSheet(actionSheet sheet: UIActionSheet?)
  func didPresentActionSheet(actionSheet sheet: UIActionSheet?)
  func actionSheet(actionSheet sheet: UIActionSheet?, willDismissWithButtonIndex index: Int)
  func actionSheet(actionSheet sheet: UIActionSheet?, didDismissWithButtonIndex index: Int)
}

// MARK: Defaults: each calls the next spelling, from plain to optional and then from newer to older

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIActionSheetDelegate {
  public func actionSheet(_ sheet: UIActionSheet, clickedButtonAt index: Int) {
    forced.actionSheet(sheet, clickedButtonAt: index)
  }
  public func actionSheetCancel(_ sheet: UIActionSheet) { forced.actionSheetCancel(sheet) }
  public func willPresent(_ sheet: UIActionSheet) { forced.willPresent(sheet) }
  public func didPresent(_ sheet: UIActionSheet) { forced.didPresent(sheet) }
  public func actionSheet(_ sheet: UIActionSheet, willDismissWithButtonIndex index: Int) {
    forced.actionSheet(sheet, willDismissWithButtonIndex: index)
  }
  public func actionSheet(_ sheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
    forced.actionSheet(sheet, didDismissWithButtonIndex: index)
  }
  public func actionSheet(_ sheet: UIActionSheet, clickedButtonAtIndex index: Int) {
    forced.actionSheet(sheet, clickedButtonAtIndex: index)
  }
  public func willPresentActionSheet(_ sheet: UIActionSheet) {
    forced.willPresentActionSheet(sheet)
  }
  public func didPresentActionSheet(_ sheet: UIActionSheet) { forced.didPresentActionSheet(sheet) }
  public func actionSheet(actionSheet sheet: UIActionSheet, clickedButtonAtIndex index: Int) {
    forced.actionSheet(actionSheet: sheet, clickedButtonAtIndex: index)
  }
  public func actionSheetCancel(actionSheet sheet: UIActionSheet) {
    forced.actionSheetCancel(actionSheet: sheet)
  }
  public func willPresentActionSheet(actionSheet sheet: UIActionSheet) {
    forced.willPresentActionSheet(actionSheet: sheet)
  }
  public func didPresentActionSheet(actionSheet sheet: UIActionSheet) {
    forced.didPresentActionSheet(actionSheet: sheet)
  }
  public func actionSheet(actionSheet sheet: UIActionSheet, willDismissWithButtonIndex index: Int) {
    forced.actionSheet(actionSheet: sheet, willDismissWithButtonIndex: index)
  }
  public func actionSheet(actionSheet sheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
    forced.actionSheet(actionSheet: sheet, didDismissWithButtonIndex: index)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIActionSheetDelegateForced where Self: UIActionSheetDelegate {
  public func actionSheet(_ sheet: UIActionSheet!, clickedButtonAt index: Int) {
    optional.actionSheet(sheet, clickedButtonAt: index)
  }
  public func actionSheetCancel(_ sheet: UIActionSheet!) { optional.actionSheetCancel(sheet) }
  public func willPresent(_ sheet: UIActionSheet!) { optional.willPresent(sheet) }
  public func didPresent(_ sheet: UIActionSheet!) { optional.didPresent(sheet) }
  public func actionSheet(_ sheet: UIActionSheet!, willDismissWithButtonIndex index: Int) {
    optional.actionSheet(sheet, willDismissWithButtonIndex: index)
  }
  public func actionSheet(_ sheet: UIActionSheet!, didDismissWithButtonIndex index: Int) {
    optional.actionSheet(sheet, didDismissWithButtonIndex: index)
  }
  public func actionSheet(_ sheet: UIActionSheet!, clickedButtonAtIndex index: Int) {
    optional.actionSheet(sheet, clickedButtonAtIndex: index)
  }
  public func willPresentActionSheet(_ sheet: UIActionSheet!) {
    optional.willPresentActionSheet(sheet)
  }
  public func didPresentActionSheet(_ sheet: UIActionSheet!) {
    optional.didPresentActionSheet(sheet)
  }
  public func actionSheet(actionSheet sheet: UIActionSheet!, clickedButtonAtIndex index: Int) {
    optional.actionSheet(actionSheet: sheet, clickedButtonAtIndex: index)
  }
  public func actionSheetCancel(actionSheet sheet: UIActionSheet!) {
    optional.actionSheetCancel(actionSheet: sheet)
  }
  public func willPresentActionSheet(actionSheet sheet: UIActionSheet!) {
    optional.willPresentActionSheet(actionSheet: sheet)
  }
  public func didPresentActionSheet(actionSheet sheet: UIActionSheet!) {
    optional.didPresentActionSheet(actionSheet: sheet)
  }
  public func actionSheet(actionSheet sheet: UIActionSheet!, willDismissWithButtonIndex index: Int)
  { optional.actionSheet(actionSheet: sheet, willDismissWithButtonIndex: index) }
  public func actionSheet(actionSheet sheet: UIActionSheet!, didDismissWithButtonIndex index: Int) {
    optional.actionSheet(actionSheet: sheet, didDismissWithButtonIndex: index)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIActionSheetDelegateOptional where Self: UIActionSheetDelegate {
  public func actionSheet(_ sheet: UIActionSheet?, clickedButtonAt index: Int) {
    if let sheet { actionSheet(sheet, clickedButtonAtIndex: index) }
  }
  public func actionSheetCancel(_ sheet: UIActionSheet?) {
    if let sheet { actionSheetCancel(actionSheet: sheet) }
  }
  public func willPresent(_ sheet: UIActionSheet?) {
    if let sheet { willPresentActionSheet(sheet) }
  }
  public func didPresent(_ sheet: UIActionSheet?) { if let sheet { didPresentActionSheet(sheet) } }
  public func actionSheet(_ sheet: UIActionSheet?, willDismissWithButtonIndex index: Int) {
    if let sheet { actionSheet(actionSheet: sheet, willDismissWithButtonIndex: index) }
  }
  public func actionSheet(_ sheet: UIActionSheet?, didDismissWithButtonIndex index: Int) {
    if let sheet { actionSheet(actionSheet: sheet, didDismissWithButtonIndex: index) }
  }
  public func actionSheet(_ sheet: UIActionSheet?, clickedButtonAtIndex index: Int) {
    if let sheet { actionSheet(actionSheet: sheet, clickedButtonAtIndex: index) }
  }
  public func willPresentActionSheet(_ sheet: UIActionSheet?) {
    if let sheet { willPresentActionSheet(actionSheet: sheet) }
  }
  public func didPresentActionSheet(_ sheet: UIActionSheet?) {
    if let sheet { didPresentActionSheet(actionSheet: sheet) }
  }
  public func actionSheet(actionSheet sheet: UIActionSheet?, clickedButtonAtIndex index: Int) {}
  public func actionSheetCancel(actionSheet sheet: UIActionSheet?) {
    if let sheet { actionSheet(sheet, clickedButtonAt: sheet.cancelButtonIndex) }
  }
  public func willPresentActionSheet(actionSheet sheet: UIActionSheet?) {}
  public func didPresentActionSheet(actionSheet sheet: UIActionSheet?) {}
  public func actionSheet(actionSheet sheet: UIActionSheet?, willDismissWithButtonIndex index: Int)
  {}
  public func actionSheet(actionSheet sheet: UIActionSheet?, didDismissWithButtonIndex index: Int) {
  }
}

extension UIActionSheetDelegate {
  // As one of these types the delegate has only one of the overloads that differ in `!` and `?`.
  fileprivate var forced: any UIActionSheetDelegateForced { self }
  fileprivate var optional: any UIActionSheetDelegateOptional { self }

  /// Makes a call, in whichever spelling the delegate has it.
  func tell(_ call: Presentation.Call, index: Int, from sheet: UIActionSheet) {
    switch call {
    case .clicked: actionSheet(sheet, clickedButtonAt: index)
    case .cancel: actionSheetCancel(sheet)
    case .willPresent: willPresent(sheet)
    case .didPresent: didPresent(sheet)
    case .willDismiss: actionSheet(sheet, willDismissWithButtonIndex: index)
    case .didDismiss: actionSheet(sheet, didDismissWithButtonIndex: index)
    case .attemptedDismissal: break
    }
  }
}
