import ActionSheets

/// The content of a modal view in a terminal: draws itself and takes keys and mouse.
///
///     final class Editor: TerminalModalBody {
///       private(set) var text = ""
///
///       func draw(on surface: inout CellSurface, in rectangle: CellRectangle) -> CellPosition? {
///         let end = surface.write(text, at: rectangle.origin, within: rectangle)
///         return CellPosition(column: end, row: rectangle.origin.row)
///       }
///
///       func handle(_ event: TerminalEvent) -> ModalResponse {
///         guard case .key(let press) = event, press.kind != .release else { return .stay }
///         if press.key == .enter { return .dismiss }
///         if case .character(let character) = press.key { text.append(character) }
///         return .stay
///       }
///     }
///
/// The presenter keeps the body until the view is gone. The body itself holds the result of the subtask, and the
/// program reads it there when the presentation has ended.
@MainActor
public protocol TerminalModalBody: AnyObject {
  /// Draws the body and returns the cell for the cursor, or `nil` for none.
  ///
  /// The rectangle is blank before; drawing outside it changes nothing. It may be empty, and its size follows the
  /// terminal's.
  func draw(on surface: inout CellSurface, in rectangle: CellRectangle) -> CellPosition?

  /// Handles a key, a use of the mouse over the body, or a paste. The body is drawn again afterwards.
  ///
  /// Where the person may dismiss the view, an Escape comes here first. It dismisses the view unless the answer is
  /// ``ModalResponse/used``.
  ///
  /// It may present a sheet, an alert or another modal view, which then lies over this one.
  func handle(_ event: TerminalEvent) -> ModalResponse
}

/// The consequence of an event for a modal view, as decided by its body.
public enum ModalResponse: Hashable, Sendable {
  /// The view stays.
  case stay
  /// The view stays, because the body has used Escape. Escape pressed again at once cancels all the same.
  case used
  /// The view is dismissed, because this was one of its own controls.
  case dismiss
}
