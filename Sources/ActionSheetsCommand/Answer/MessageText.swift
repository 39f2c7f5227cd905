/// Text from outside, made safe to stand in a message on the terminal.
enum MessageText {
  /// The most characters of a name that a message repeats.
  static let limit = 2_000

  /// Returns the text with each control or invisible formatting character written as an escape such as
  /// `\u{1B}`, invalid UTF-8 as U+FFFD, and cut at ``limit``.
  static func safe(_ bytes: some Collection<UInt8>) -> String {
    var result = ""
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var count = 0
    var isDecoding = true
    while isDecoding {
      if count == limit { return result + "…" }
      count += 1
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): result += escaped(scalar)
      case .error: result.unicodeScalars.append("\u{FFFD}")
      case .emptyInput: isDecoding = false
      }
    }
    return result
  }

  /// Returns the text in single quotation marks, cut to what a person can take in.
  static func quoted(_ bytes: some Collection<UInt8>) -> String {
    let text = safe(bytes)
    return text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default:
      String(scalar)
    }
  }
}
