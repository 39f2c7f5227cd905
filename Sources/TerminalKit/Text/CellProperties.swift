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
    let isPlain = 0x20..<0x7F ~= scalar.value
    cells = isPlain ? 1 : Int(ScalarRuns.bits(of: scalar.value, in: CharacterWidthTable.runs))
  }

  /// Whether the scalar shows nothing: a control, a format character, a noncharacter.
  var isInvisible: Bool { visibility.isUnseen }

  /// Whether the scalar adds to the one before it and takes no cell.
  var isMark: Bool { cells == 0 && !isInvisible }

  /// Whether the scalar has Unicode's `Emoji` property, which ASCII digits have, too.
  var isEmoji: Bool { visibility.isEmoji }

  /// Whether the scalar is narrow before U+FE0E; four signs of Chinese and Japanese are not.
  var hasTextPresentation: Bool { isEmoji && !(0x3030...0x3299).contains(scalar.value) }
}

extension CharacterWidthTable {
  /// First scalar << 2 | cells of each run, ascending; the steps take half the source.
  static let runs: [UInt32] = {
    var first: UInt32 = 0
    return steps.map { step in
      first += step & ~3
      return first | step & 3
    }
  }()
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
