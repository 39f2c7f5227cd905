import ActionSheets

/// Text from outside, made safe to stand in a message on the terminal.
package enum MessageText {
  /// The most scalars of a name that a message repeats.
  static let limit = 2_000

  /// Returns the text as one line in which nothing is unseen, as titles are shown: `␛` or `⟨U+202E⟩` for what would be.
  ///
  /// Invalid UTF-8 becomes U+FFFD, and what is longer than ``limit`` is cut.
  package static func safe(_ bytes: some Collection<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    for _ in 0..<limit {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(scalar)
      case .error: text.append("\u{FFFD}")
      case .emptyInput: return VisibleText.paragraph(String(text))
      }
    }
    return VisibleText.paragraph(String(text)) + "…"
  }

  /// Returns the text in single quotation marks, cut to what a person can take in.
  static func quoted(_ bytes: some Collection<UInt8>) -> String {
    let text = safe(bytes)
    return text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
  }
}
