/// The comparison of titles with typed letters that ignores case and diacritics.
///
/// Type-select folds what was typed once, and asks of each title whether it begins so:
///
///     let typed = SearchFolding.folded("ele")
///     SearchFolding.hasPrefix("Électricité", typed)  // true
///
/// Besides accents, strokes and ligatures fold to the letters that people type for them: "ø" is "o",
/// "ß" is "ss". Hangul syllables fold to their letters, so that a syllable that is still being composed
/// matches. Vowel signs of Indic scripts are letters and stay.
package enum SearchFolding {
  /// Returns the folded scalars of a text, without the white space before it.
  package static func folded(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      append(scalar, to: &result)
    }
    return result
  }

  /// Adds one typed scalar, folded, to what was typed before it.
  ///
  /// Nothing is added for a combining mark, nor for white space while `typed` is empty.
  static func append(_ scalar: Unicode.Scalar, to typed: inout [Unicode.Scalar]) {
    if typed.isEmpty && isSpace(scalar.value) { return }
    let letters = letters(of: scalar.value)
    for index in 0..<letters.count {
      guard let letter = Unicode.Scalar(letters[index]) else { continue }
      typed.append(letter)
    }
  }

  /// Tells whether a title, once folded, begins with letters that are folded already.
  ///
  /// Allocates nothing and reads no more of the title than it must.
  package static func hasPrefix(_ title: String, _ typed: [Unicode.Scalar]) -> Bool {
    var matched = 0
    if typed.isEmpty { return true }
    for scalar in title.unicodeScalars {
      if matched == 0 && isSpace(scalar.value) { continue }
      let letters = letters(of: scalar.value)
      for index in 0..<letters.count {
        guard letters[index] == typed[matched].value else { return false }
        matched += 1
        if matched == typed.count { return true }
      }
    }
    return false
  }

  /// Tells whether a title, once folded, is exactly letters that are folded already.
  package static func isWhole(_ title: String, _ typed: [Unicode.Scalar]) -> Bool {
    var matched = 0
    for scalar in title.unicodeScalars {
      if matched == 0 && isSpace(scalar.value) { continue }
      let letters = letters(of: scalar.value)
      for index in 0..<letters.count {
        guard matched < typed.count, letters[index] == typed[matched].value else { return false }
        matched += 1
      }
    }
    return matched == typed.count
  }

  package static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default:
      false
    }
  }

  private static func letters(of value: UInt32) -> FoldedLetters {
    if value < 0x80 {
      return FoldedLetters(value &- 0x41 < 26 ? value | 0x20 : value)
    }
    if value &- 0xAC00 < 11_172 { return hangulLetters(value &- 0xAC00) }
    return letters(inTable: value)
  }

  /// The arithmetic decomposition of Hangul syllables (The Unicode Standard, section 3.12).
  private static func hangulLetters(_ index: UInt32) -> FoldedLetters {
    let leading = 0x1100 + index / 588
    let vowel = 0x1161 + index % 588 / 28
    let trailing = index % 28
    return trailing == 0
      ? FoldedLetters(leading, vowel) : FoldedLetters(leading, vowel, 0x11A7 + trailing)
  }

  private static func letters(inTable value: UInt32) -> FoldedLetters {
    let runs = FoldingTable.runs
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] >> 31 <= UInt64(value) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return FoldedLetters(value) }
    let run = runs[low - 1]
    let offset = value - UInt32(run >> 31)
    let span = UInt32(truncatingIfNeeded: run >> 23) & 0xFF
    let target = UInt32(truncatingIfNeeded: run) & 0x1F_FFFF
    switch (run >> 21) & 3 {
    case 0: return FoldedLetters(offset <= span ? target + offset : value)
    case 1: return FoldedLetters(offset <= span && offset % 2 == 0 ? target + offset : value)
    case 2: return offset > span ? FoldedLetters(value) : FoldedLetters(dropped: target)
    default: return offset > 0 ? FoldedLetters(value) : sequence(at: Int(target), count: Int(span))
    }
  }

  private static func sequence(at index: Int, count: Int) -> FoldedLetters {
    let sequences = FoldingTable.sequences
    return count == 2
      ? FoldedLetters(sequences[index], sequences[index + 1])
      : FoldedLetters(sequences[index], sequences[index + 1], sequences[index + 2])
  }
}

/// The scalars, at most three, that one scalar becomes when it is folded.
private struct FoldedLetters {
  let count: Int
  private let first: UInt32
  private let second: UInt32
  private let third: UInt32

  init(_ first: UInt32) {
    (count, self.first, second, third) = (1, first, 0, 0)
  }

  init(_ first: UInt32, _ second: UInt32) {
    (count, self.first, self.second, third) = (2, first, second, 0)
  }

  init(_ first: UInt32, _ second: UInt32, _ third: UInt32) {
    (count, self.first, self.second, self.third) = (3, first, second, third)
  }

  /// Makes no letter of a combining mark, whose target in the table is 0.
  init(dropped target: UInt32) {
    (count, first, second, third) = (target == 0 ? 0 : 1, target, 0, 0)
  }

  subscript(index: Int) -> UInt32 {
    index == 0 ? first : index == 1 ? second : third
  }
}
