extension FieldEditor {
  /// Takes a key that edits, and returns whether it was one.
  ///
  /// Control edits as in a shell. A secret is one word, lest the borders of its words show.
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
      let last = bytes[..<caret].lastIndex { $0 != Self.space } ?? 0
      return bytes[..<last].lastIndex(of: Self.space).map { $0 + 1 } ?? 0
    }
  }

  private var wordAfter: Int {
    guard !isSecure else { return end }
    return withUTF8 { bytes in
      let first = bytes[caret...].firstIndex { $0 != Self.space } ?? bytes.count
      return bytes[first...].firstIndex(of: Self.space) ?? bytes.count
    }
  }

  private static let space = UInt8(ascii: " ")
}
