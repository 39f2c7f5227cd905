public import ActionSheets

/// Something that a terminal reports.
///
/// The body of a modal view receives keys, mouse and pastes. A full-screen program receives these while no
/// sheet is up, and always ``resized(_:)`` and ``closed``. The other cases stay inside the presenter.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed, is held, or was released.
  ///
  /// A body does not receive Escape, which dismisses its view, unless the view forbids that.
  case key(KeyPress)
  /// The mouse did something. Cells count from the top left corner of the surface that is drawn on.
  case mouse(MouseEvent)
  /// Text was pasted, of which at most 64 KiB are kept. It is hostile: it may hold several lines,
  /// control characters and escape sequences.
  case paste(FieldText)
  /// The window has another size, and the picture must be drawn anew.
  case resized(CellSize)
  /// The process was stopped and goes on, and the picture must be drawn anew.
  case resumed
  /// A signal came that ends or stops the process; raise it again once the terminal is given back.
  case signal(Int32)
  /// The terminal is gone or, for a full-screen program, a signal asks to end. It is the last event.
  case closed
}

extension TerminalEvent {
  /// Makes the event of a key, for short.
  package static func key(
    _ key: Key, _ modifiers: Modifiers = [], _ kind: KeyPress.Kind = .press
  ) -> TerminalEvent {
    .key(KeyPress(key, modifiers: modifiers, kind: kind))
  }
}
