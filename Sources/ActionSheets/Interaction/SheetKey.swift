/// A key that means something to a sheet.
public enum SheetKey: Hashable, Sendable {
  /// To the row above.
  case up
  /// To the row below.
  case down
  /// To the first row.
  case home
  /// To the last row.
  case end
  /// Up by as many rows as are in view.
  case pageUp
  /// Down by as many rows as are in view.
  case pageDown
  /// To the next control.
  case tab
  /// To the previous control.
  case backTab
  /// Activates the focused button.
  case enter
  /// Activates the focused button, or continues a title that is being typed.
  case space
  /// Cancels.
  case escape
  /// Jumps to the next title that begins with what was typed.
  case character(Character)
}
