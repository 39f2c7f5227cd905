/// A mistake of the program that UIKit would refuse; it goes to ``diagnostics``.
public struct UIDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of mistake.
  public enum Kind: Hashable, Sendable {
    /// A sheet is presented from a view, bar item or controller in no window.
    case notInWindow
    /// No window has a presenter, so nothing can be shown.
    case noPresenter
    /// An alert controller has a second cancel action.
    case severalCancelActions
    /// An action sheet is given a text field.
    case textFieldInActionSheet
    /// A preferred action is not one of the actions of an alert.
    case foreignPreferredAction
    /// An action sheet on a wide host has no place.
    case noLocation
    /// An anchor lies outside its window.
    case anchorOutsideWindow
    /// The element of a view or bar item does not have the type of the window's presenter.
    case foreignElement
    /// A controller presents already, or is presented already.
    case alreadyPresenting
    /// The presenter refused, or the host failed.
    case notPresented
    /// A button has a blank title, or none.
    case missingTitle
    /// There is no button or text field at an index.
    case indexOutOfRange
    /// An action's handler has run before and has been released.
    case handlerReleased
    /// A target cannot perform a selector: it does not conform to ``UISelectorTarget``.
    case selectorNotPerformed
    /// A delegate does not conform to its protocol and is not called.
    case foreignDelegate
  }

  /// The kind of mistake.
  public let kind: Kind

  /// A sentence for the programmer; UIKit's own if there is one.
  public let message: String

  /// The message.
  public var description: String { message }
}
