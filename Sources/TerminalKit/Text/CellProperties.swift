internal import ActionSheets

/// The properties of a scalar in the Unicode Character Database that matter to cells.
struct CellProperties {
  private let scalar: Unicode.Scalar
  private let visibility: ScalarVisibility

  /// The cells that the scalar takes by itself: 0 for a combining mark or an invisible scalar, 1 or 2.
  let cells: Int

  /// Looks a scalar up, printable ASCII without a table.
  init(of scalar: Unicode.Scalar) {
    self.scalar = scalar
    visibility = ScalarVisibility(of: scalar)
    let value = scalar.value
    if value >= 0x20 && value < 0x7F {
      cells = 1
      return
    }
    cells = Int(ScalarRuns.bits(of: value, in: CharacterWidthTable.runs))
  }

  /// Whether the scalar shows nothing: a control, a format character, a noncharacter.
  var isInvisible: Bool { visibility.isUnseen }

  /// Whether the scalar adds to the one before it and takes no cell.
  var isMark: Bool { cells == 0 && !isInvisible }

  /// Whether the scalar has Unicode's `Emoji` property, which ASCII digits have, too.
  var isEmoji: Bool { visibility.isEmoji }

  /// Whether the scalar, with U+FE0E after it, is narrow.
  ///
  /// The four signs from the blocks of Chinese and Japanese symbols are wide as text, too.
  var hasTextPresentation: Bool { isEmoji && !(0x3030...0x3299).contains(scalar.value) }
}

extension EmojiSequence {
  /// Returns the cells of the sequence that begins at an index: 1 or 2.
  func cells(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    switch kind {
    case .keycap, .flag: return 2
    case .emoji where end > start + 1: return 2
    case .emoji: return CellProperties(of: scalars[start]).cells
    case .text:
      let properties = CellProperties(of: scalars[start])
      return properties.hasTextPresentation ? 1 : properties.cells
    }
  }
}
