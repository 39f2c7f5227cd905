/// Text as it can be given to a widget: no character ends it early, moves what follows, or is unseen.
package enum VisibleText {
  /// Returns a title as one paragraph; control characters become the symbols that stand for them.
  package static func paragraph(_ text: String) -> String {
    replace(text) { symbol(for: $0) }
  }

  /// Returns a text in which line ends stay and other control characters become symbols.
  static func paragraphs(_ text: String) -> String {
    replace(text) { $0 == "\n" || $0 == "\t" ? nil : symbol(for: $0) }
  }

  private static func replace(
    _ text: String, _ replacement: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(replacement(scalar) ?? scalar) }
    return String(result)
  }

  /// Returns what is shown for a character that does something instead of being seen.
  private static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    // Line and paragraph separators, and overrides of direction, which let a title read as another.
    case 0x2028, 0x2029: "\u{2424}"
    case 0x202A...0x202E: "\u{FFFD}"
    default: nil
    }
  }
}
