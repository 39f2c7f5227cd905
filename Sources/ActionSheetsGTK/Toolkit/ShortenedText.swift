import ActionSheets

/// Cuts text to a length that can be laid out at once.
///
/// All is counted in scalars: one character may have thousands of accents. Pango 1.50 takes time that grows with
/// the square of a word's length; 10,000 letters in one word took it five seconds.
enum ShortenedText {
  /// The scalars of a text that are laid out.
  static let limit = 10_000
  /// The scalars of one word that are laid out.
  static let wordLimit = 500

  /// Returns a text of which the end, and the ends of words, are cut where they are too long.
  static func paragraphs(_ text: String) -> String {
    guard text.utf8.count > wordLimit else { return text }
    var result = String.UnicodeScalarView()
    var count = 0
    var lengthOfWord = 0
    for scalar in text.unicodeScalars {
      guard count < limit else {
        result.append("…")
        break
      }
      lengthOfWord = mayEndLine(scalar) ? 0 : lengthOfWord + 1
      guard lengthOfWord <= wordLimit + 1 else { continue }
      result.append(lengthOfWord <= wordLimit ? scalar : "…")
      count += 1
    }
    return String(result)
  }

  static func prefix(of text: String, _ limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// Returns the beginning of a text, up to where more scalars are unseen than a limit.
  static func prefix(of text: String, unseen limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var left = limit
    let end = text.unicodeScalars.firstIndex { scalar in
      if ScalarVisibility(of: scalar).isUnseen { left -= 1 }
      return left < 0
    }
    return end.map { String(text.unicodeScalars[..<$0]) + "…" } ?? text
  }

  /// Whether lines can end at a scalar: a space, or a letter of a script that writes none.
  private static func mayEndLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: scalar.properties.isWhitespace
    }
  }
}
