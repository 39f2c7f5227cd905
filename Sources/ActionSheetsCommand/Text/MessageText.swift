import ActionSheets

/// Text from outside, made safe to stand in a message on the terminal.
package enum MessageText {
  /// The most scalars of a text that a message repeats.
  static let limit = 2_000

  /// Returns at most ``limit`` scalars, repaired and with nothing unseen, as in titles: `␛`.
  package static func safe(_ bytes: some Collection<UInt8>) -> String {
    // A scalar takes at most four bytes.
    let beginning = String(decoding: bytes.prefix(4 * (limit + 1)), as: UTF8.self).unicodeScalars
    let text = VisibleText.paragraph(String(beginning.prefix(limit)))
    return beginning.count > limit ? text + "…" : text
  }

  /// Returns the beginning of the text in single quotation marks: at most 60 characters.
  static func quoted(_ bytes: some Collection<UInt8>) -> String {
    let text = safe(bytes)
    return text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
  }
}

extension [UInt8] {
  /// Whether the core refuses a button with this title: one that is empty or white space only.
  var isBlank: Bool { Content.Button(String(decoding: self, as: UTF8.self)).isBlank }
}

extension UInt8 {
  /// Whether the byte is a digit in ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
