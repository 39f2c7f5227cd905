/// What the Unicode Character Database says about one scalar, as far as a terminal's cells go.
struct CellProperties {
  private let scalar: Unicode.Scalar
  private let bits: UInt32

  /// Looks a scalar up; printable ASCII is answered without the table.
  init(of scalar: Unicode.Scalar) {
    self.scalar = scalar
    let value = scalar.value
    // Digits, "#" and "*" are emoji in the sense of Unicode: keycaps begin with them.
    if value >= 0x20 && value < 0x7F {
      let isKey = (value >= 0x30 && value <= 0x39) || value == 0x23 || value == 0x2A
      bits = isKey ? 9 : 1
      return
    }
    let runs = CharacterWidthTable.runs
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] >> 4 <= value { low = middle + 1 } else { high = middle }
    }
    // The first run begins at 0, so that there always is one at or before the scalar.
    bits = runs[low - 1] & 0xF
  }

  /// The cells that the scalar takes by itself: 0 for a combining mark or an invisible scalar, 1 or 2.
  var cells: Int { Int(bits & 3) }

  /// Whether the scalar shows nothing: a control, a format character, a noncharacter.
  var isInvisible: Bool { bits & 4 != 0 }

  /// Whether the scalar adds to the one before it and takes no cell.
  var isMark: Bool { bits & 7 == 0 }

  /// Whether the scalar has Unicode's `Emoji` property, which ASCII digits have, too.
  var isEmoji: Bool { bits & 8 != 0 }

  /// Whether the scalar, with U+FE0E after it, is narrow.
  ///
  /// The four signs from the blocks of Chinese and Japanese symbols are wide as text, too.
  var hasTextPresentation: Bool { isEmoji && !(0x3030...0x3299).contains(scalar.value) }
}
