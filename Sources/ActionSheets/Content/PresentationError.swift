/// Why a sheet could not be presented.
///
/// A presentation that is refused ends at once with ``Cancellation/notPresented(_:)``, so that a program
/// that only asks what was chosen still takes the safe path.
public enum PresentationError: Error, Hashable, Sendable {
  /// The content has more than one cancel button.
  case severalCancelButtons

  /// Every button destroys, and there is no way back beside them.
  case noWayBack

  /// The title of this button is empty or white space alone.
  case emptyTitle(ButtonID)

  /// The content has neither a title, nor a message, nor a button.
  case nothingToPresent

  /// The view to present from is in no window; the value names the view.
  case notInWindow(view: String)

  /// The body of a modal view is shown elsewhere, or cannot be put into anything; the value names it.
  case bodyNotFree(view: String)

  /// The same sheet is already being presented.
  case alreadyPresented

  /// The sheet from the same source was visible, so that asking again dismissed it.
  case dismissedInstead

  /// There is nothing to present on: no terminal, no display. The value says what was missing.
  case hostUnavailable(String)
}

extension PresentationError: CustomStringConvertible {
  /// A sentence for the programmer.
  public var description: String {
    switch self {
    case .severalCancelButtons: "A sheet can have only one cancel button"
    case .noWayBack: "Buttons that all destroy need a Cancel beside them"
    case .emptyTitle(let id): "The title of button \(id.number + 1) is empty"
    case .nothingToPresent: "The sheet has neither a title, nor a message, nor a button"
    case .notInWindow(let view):
      "Sheet can not be presented because the view is not in a window: \(view)"
    case .bodyNotFree(let view):
      "The modal view can not be presented because its body is shown elsewhere: \(view)"
    case .alreadyPresented: "The sheet is already being presented"
    case .dismissedInstead: "The sheet from the same source was visible and has been dismissed"
    case .hostUnavailable(let reason): reason
    }
  }
}
