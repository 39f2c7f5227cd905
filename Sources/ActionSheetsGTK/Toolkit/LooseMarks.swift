/// Marks that stand on nothing they could be part of: an accent after a space, a skin tone without a person.
///
/// They join the space or emoji before them into one character, of which Pango takes the parts from different fonts.
/// Pango 1.50 ends the program when a line that ends at words comes to end beside such a character ("process_line:
/// assertion failed"); lines that may end anywhere never did.
enum LooseMarks {
  static func occur(in text: String) -> Bool {
    // Nothing below the accents is a mark.
    guard text.utf8.contains(where: { $0 >= 0xCC }) else { return false }
    var isLoose = true
    for scalar in text.unicodeScalars {
      if isLoose, joins(scalar) { return true }
      isLoose = scalar.properties.isWhitespace || standsAlone(scalar)
    }
    return false
  }

  /// Whether a scalar becomes part of the character before it.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default:
      scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
        || (0xE0020...0xE007F).contains(scalar.value)
    }
  }

  /// Whether a scalar makes a character that nothing is to join: half a flag, or a skin tone.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value) || scalar.properties.isEmojiModifier
  }
}
