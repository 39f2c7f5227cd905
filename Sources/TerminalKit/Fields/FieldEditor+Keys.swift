extension FieldEditor {
  /// Takes a key that edits, and returns whether it was one.
  ///
  /// With Control, the letters A, E, B, F, H, D, U, K and W edit as in a shell. A secret has no words,
  /// lest their borders show: its keys for words go to its start or end.
  package func take(_ press: KeyPress) -> Bool {
    let isWordwise = !press.modifiers.isDisjoint(with: [.control, .alt])
    switch press.key {
    case .character(let character):
      guard press.modifiers.isDisjoint(with: [.control, .alt, .super, .hyper, .meta]) else {
        return press.modifiers == .control && takeControl(character)
      }
      insert(character)
    case .backspace: remove((isWordwise ? wordBefore : borderBefore)..<caret)
    case .delete: remove(caret..<borderAfter)
    case .left: moveCaret(to: isWordwise ? wordBefore : borderBefore)
    case .right: moveCaret(to: isWordwise ? wordAfter : borderAfter)
    case .home: moveCaret(to: 0)
    case .end: moveCaret(to: end)
    case .enter, .tab, .backTab, .escape, .up, .down, .pageUp, .pageDown, .insert, .function:
      return false
    }
    return true
  }

  private func takeControl(_ character: Character) -> Bool {
    switch character {
    case "a": moveCaret(to: 0)
    case "e": moveCaret(to: end)
    case "b": moveCaret(to: borderBefore)
    case "f": moveCaret(to: borderAfter)
    case "h": remove(borderBefore..<caret)
    case "d": remove(caret..<borderAfter)
    case "u": remove(0..<caret)
    case "k": remove(caret..<end)
    case "w": remove(wordBefore..<caret)
    default: return false
    }
    return true
  }

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
