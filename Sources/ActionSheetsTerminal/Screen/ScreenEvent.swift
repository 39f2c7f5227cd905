/// Something that happened to a full-screen program and was not meant for a sheet.
public enum ScreenEvent: Hashable, Sendable {
  /// A key was pressed, is held, or was released.
  case key(KeyPress)
  /// The mouse did something; cells count from the upper left corner of the screen.
  case mouse(MouseEvent)
  /// Text was pasted. It may hold control characters.
  case paste(String)
  /// The window has a new size; the picture must be drawn anew.
  case resized(CellSize)
  /// The terminal is gone, or a signal asks the program to stop. It is the last event.
  case closed
}
