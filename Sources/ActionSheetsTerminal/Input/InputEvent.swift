import ActionSheets

/// Something a person did, as told by the bytes of a terminal.
enum InputEvent: Hashable, Sendable {
  /// A key went down, repeats, or came up.
  case key(KeyPress)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted; it was swallowed and not kept.
  case pasted
  /// Text was pasted, from a decoder that keeps pastes. At most ``InputDecoder/pasteLimit`` bytes of it.
  ///
  /// The text is hostile: it may hold control characters and escape sequences.
  case paste(FieldText)
  /// The terminal's window got the keyboard.
  case focusGained
  /// The terminal's window lost the keyboard.
  case focusLost
}

extension InputEvent {
  /// Makes the event of a key, for short.
  static func key(
    _ key: Key, _ modifiers: Modifiers = [], _ kind: KeyPress.Kind = .press
  ) -> InputEvent {
    .key(KeyPress(key, modifiers: modifiers, kind: kind))
  }
}
