/// A key on a keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types text; Space is one.
  case character(Character)
  /// Return or Enter, the keypad's included. A carriage return and a line feed both mean this key.
  case enter
  /// Tab without Shift.
  case tab
  /// Shift and Tab.
  case backTab
  /// Escape, alone.
  case escape
  /// Backspace. Control-H is the same byte on many terminals, and so the same key.
  case backspace
  /// An arrow.
  case up, down, left, right
  /// A key that moves to a start or an end, or by a page.
  case home, end, pageUp, pageDown
  /// Insert.
  case insert
  /// Delete, which removes forwards.
  case delete
  /// A function key, from 1.
  case function(Int)
}
