/// Whether a scalar is seen by itself, as the Unicode Character Database has it.
package struct ScalarVisibility: Hashable, Sendable {
  private let bits: UInt32

  /// Looks a scalar up; most letters are answered without the table.
  package init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    // Digits, "#" and "*" are emoji in the sense of Unicode: keycaps begin with them.
    case 0x30...0x39, 0x23, 0x2A: bits = 2
    // ASCII; Latin, Greek, Cyrillic and Hebrew; ideographs; Hangul syllables.
    case 0x20..<0x7F, 0xAF..<0x34F, 0x350..<0x61C, 0x3400..<0xA000, 0xAC00..<0xD7A4: bits = 0
    default: bits = ScalarVisibility.lookUp(value)
    }
  }

  /// Whether the scalar shows nothing: a control, a format character, a noncharacter.
  package var isUnseen: Bool { bits & 1 != 0 }

  /// Whether the scalar has Unicode's `Emoji` property, which ASCII digits have, too.
  package var isEmoji: Bool { bits & 2 != 0 }

  static func lookUp(_ value: UInt32) -> UInt32 {
    ScalarRuns.bits(of: value, in: ScalarVisibilityTable.runs)
  }
}

/// Tables of the Unicode Character Database that keep two bits for each scalar.
package enum ScalarRuns {
  /// Returns the two bits of a scalar.
  ///
  /// Complexity: logarithmic in the number of runs.
  ///
  /// - Parameters:
  ///   - value: The scalar's number.
  ///   - runs: The first scalar of each run, shifted left by two, and its bits; ascending, the first at 0.
  package static func bits(of value: UInt32, in runs: [UInt32]) -> UInt32 {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] >> 2 <= value { low = middle + 1 } else { high = middle }
    }
    // The first run begins at 0, so that there always is one at or before the scalar.
    return runs[low - 1] & 3
  }
}
