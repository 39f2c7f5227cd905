/// What a modal view shows in a terminal, and what it makes of keys and mouse.
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
/// The presenter keeps the body until the view is gone. What the view is for, the body keeps itself; the
/// program reads it there when the presentation has ended.
@MainActor
public protocol TerminalModalBody: AnyObject {
  /// Draws the body and returns the cell for the cursor, or `nil` for none.
  ///
  /// The rectangle is blank before; drawing outside it changes nothing. It may be empty, and follows the size
  /// of the terminal.
  func draw(on surface: inout CellSurface, in rectangle: CellRectangle) -> CellPosition?

  /// Takes what the person did. The body is drawn again afterwards.
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
