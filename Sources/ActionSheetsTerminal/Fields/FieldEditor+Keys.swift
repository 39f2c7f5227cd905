extension FieldEditor {
  /// Takes a key that edits, and returns whether it was one; others mean to a field what they mean to a sheet.
  ///
  /// Beside the keys named for it, the letters that Control gives editing in a shell: A, E, B, F, H, D, U, K, W.
  func take(_ press: KeyPress) -> Bool {
    let isWordwise = !press.modifiers.isDisjoint(with: [.control, .alt])
    switch press.key {
    case .character(let character):
      guard press.modifiers.isDisjoint(with: [.control, .alt, .super, .hyper, .meta]) else {
        return press.modifiers == .control && takeControl(character)
      }
      insert(character)
    case .backspace: if isWordwise { deleteWordBackward() } else { deleteBackward() }
    case .delete: deleteForward()
    case .left: if isWordwise { moveWordLeft() } else { moveLeft() }
    case .right: if isWordwise { moveWordRight() } else { moveRight() }
    case .home: moveToStart()
    case .end: moveToEnd()
    case .enter, .tab, .backTab, .escape, .up, .down, .pageUp, .pageDown, .insert, .function:
      return false
    }
    return true
  }

  private func takeControl(_ character: Character) -> Bool {
    switch character {
    case "a": moveToStart()
    case "e": moveToEnd()
    case "b": moveLeft()
    case "f": moveRight()
    case "h": deleteBackward()
    case "d": deleteForward()
    case "u": deleteToStart()
    case "k": deleteToEnd()
    case "w": deleteWordBackward()
    default: return false
    }
    return true
  }
}
