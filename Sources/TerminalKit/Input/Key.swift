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
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Insert.
  case insert
  /// Delete, which removes forwards.
  case delete
  /// A function key, from 1.
  case function(Int)
}
