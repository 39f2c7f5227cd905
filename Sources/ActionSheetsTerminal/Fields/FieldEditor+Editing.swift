extension FieldEditor {
  /// Removes the character before the caret.
  func deleteBackward() {
    remove(borderBefore..<caret)
  }

  /// Removes the character after the caret.
  func deleteForward() {
    remove(caret..<borderAfter)
  }

  /// Removes everything before the caret.
  func deleteToStart() {
    remove(0..<caret)
  }

  /// Removes everything after the caret.
  func deleteToEnd() {
    remove(caret..<end)
  }

  /// Removes the word before the caret with the spaces that follow it. A secret has no words: all goes.
  func deleteWordBackward() {
    remove(wordBefore..<caret)
  }

  /// Moves the caret to the character before.
  func moveLeft() { moveCaret(to: borderBefore) }

  /// Moves the caret past the next character.
  func moveRight() { moveCaret(to: borderAfter) }

  /// Moves the caret to the start of the word before.
  func moveWordLeft() { moveCaret(to: wordBefore) }

  /// Moves the caret to the end of the next word.
  func moveWordRight() { moveCaret(to: wordAfter) }

  /// Moves the caret to the start.
  func moveToStart() { moveCaret(to: 0) }

  /// Moves the caret to the end.
  func moveToEnd() { moveCaret(to: end) }

  private var end: Int { withUTF8 { $0.count } }
  private var borderBefore: Int { borders.last { $0 < caret } ?? 0 }
  private var borderAfter: Int { borders.first { $0 > caret } ?? end }

  private var wordBefore: Int {
    guard !isSecure else { return 0 }
    return withUTF8 { bytes in
      var position = caret
      while position > 0, bytes[position - 1] == Self.space { position -= 1 }
      while position > 0, bytes[position - 1] != Self.space { position -= 1 }
      return position
    }
  }

  private var wordAfter: Int {
    guard !isSecure else { return end }
    return withUTF8 { bytes in
      var position = caret
      while position < bytes.count, bytes[position] == Self.space { position += 1 }
      while position < bytes.count, bytes[position] != Self.space { position += 1 }
      return position
    }
  }

  private static let space = UInt8(ascii: " ")
}
