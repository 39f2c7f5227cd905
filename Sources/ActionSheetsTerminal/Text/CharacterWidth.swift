/// The number of cells that a character takes in a terminal.
///
/// Terminals disagree about some characters, newer emoji above all; the answer here is that of Unicode's
/// East Asian Width and of emoji presentation (UAX #11, UTS #51), and ambiguous characters are narrow.
/// Whoever draws must not rely on the terminal's agreement (row C14).
enum CharacterWidth {
  /// Returns the cells that a character takes: 0, 1 or 2.
  ///
  /// Zero is the width of a character that consists only of combining marks or invisible scalars.
  /// ``DisplayText`` gives such marks something to stand on.
  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let base = CellProperties(of: first)
    var width = base.cells
    var isFirst = true
    for scalar in scalars {
      defer { isFirst = false }
      if isFirst { continue }
      switch scalar.value {
      case 0xFE0F where base.isEmoji && first.value >= 0x80: width = 2
      case 0xFE0E where base.hasTextPresentation: width = 1
      case 0x20E3 where base.isEmoji && first.value < 0x80: width = 2
      default: width = min(2, width + CellProperties(of: scalar).cells)
      }
    }
    return width
  }
}
