/// Something that a program asked for and that UIKit would refuse, with what was done instead.
///
/// Diagnostics go to ``diagnostics``. Those that UIKit raises an exception for stop the program when ``strict``
/// is set.
public struct UIDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of mistake.
  public enum Kind: Hashable, Sendable {
    /// A sheet is presented from a view, bar item or controller that is in no window.
    case notInWindow
    /// There is no window with a presenter at all, so that nothing can be shown.
    case noPresenter
    /// An alert controller has a second cancel action.
    case severalCancelActions
    /// An action sheet is given a text field.
    case textFieldInActionSheet
    /// A preferred action is not one of the actions of an alert.
    case foreignPreferredAction
    /// An action sheet on a wide host has no place to originate from.
    case noLocation
    /// An anchor lies outside of its window.
    case anchorOutsideWindow
    /// The element of a view or bar item is not of the kind that the window's presenter shows.
    case foreignElement
    /// A controller is asked to present while it presents already, or to present what is presented.
    case alreadyPresenting
    /// The presenter refused, or the host failed.
    case notPresented
    /// A button has no title.
    case missingTitle
    /// There is no button, or no text field, at an index.
    case indexOutOfRange
    /// An action's handler has run before and is released.
    case handlerReleased
    /// A selector cannot be sent to its target, which does not conform to ``UISelectorTarget``.
    case selectorNotPerformed
    /// A delegate does not conform to the protocol that would let it be called.
    case foreignDelegate
  }

  /// What kind of mistake it is.
  public let kind: Kind

  /// A sentence for the programmer: UIKit's own where UIKit has one.
  public let message: String

  /// The message.
  public var description: String { message }
}
