extension StringsReader {
  /// A key or a text.
  struct Token {
    let text: String
    /// The offset of its beginning in bytes.
    let start: Int
    let spansLines: Bool
  }

  /// Reads a key or a text, in quotation marks or bare; `nil` when there is none.
  mutating func token() -> Token? {
    let start = position
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(start)
    case 0xE2: return curlyQuoted(start)
    default:
      while let byte = peek, Self.isBare(byte) { position += 1 }
      guard position > start else { return nil }
      return Token(
        text: String(decoding: bytes[start..<position], as: UTF8.self), start: start,
        spansLines: false)
    }
  }

  /// Whether a byte may stand in a text without quotation marks. A slash may, because comments are skipped before.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ start: Int) -> Token? {
    let mark = bytes[start]
    position += 1
    let beginning = position
    var hasEscapes = false
    var spansLines = false
    while let byte = peek, byte != mark {
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      if byte == 10 || byte == 13 { spansLines = true }
      position += 1
    }
    guard position < bytes.endIndex else {
      position = bytes.endIndex
      // What is behind the first line may be entries: the caller goes there.
      return Token(text: "", start: start, spansLines: true)
    }
    let content = bytes[beginning..<position]
    position += 1
    let text = hasEscapes ? unescaped(content, from: start) : decoded(content, from: start)
    return Token(text: text, start: start, spansLines: spansLines)
  }

  /// Reads a text in the quotation marks of prose, which word processors put in the place of plain ones.
  private mutating func curlyQuoted(_ start: Int) -> Token? {
    guard isAtCurlyQuote else { return nil }
    position += 3
    let beginning = position
    while let byte = peek, byte != 10, byte != 13 {
      if isAtCurlyQuote {
        problems.add("curly quotation marks are read as plain ones", at: start)
        let content = bytes[beginning..<position]
        position += 3
        return Token(text: unescaped(content, from: start), start: start, spansLines: false)
      }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start
    return nil
  }

  private var isAtCurlyQuote: Bool { starts(with: "“") || starts(with: "”") }

  private mutating func decoded(_ content: ArraySlice<UInt8>, from start: Int) -> String {
    if isLatin1 { return TextEncoding.latin1(content) }
    if let text = String(validating: content, as: UTF8.self) { return text }
    problems.add("the text is not valid UTF-8, and is read as Latin-1", at: start)
    return TextEncoding.latin1(content)
  }

  private mutating func unescaped(_ content: ArraySlice<UInt8>, from start: Int) -> String {
    var result = ""
    var rest = content
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      result += decoded(rest[..<backslash], from: start)
      rest = rest[(backslash + 1)...]
      guard let letter = rest.first else { break }
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let number = Self.number(&rest, radix: 8, digits: 3) ?? 0
        result.unicodeScalars.append(TextEncoding.nextStep(UInt8(truncatingIfNeeded: number)))
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        rest.removeFirst()
        result += unicodeEscape(&rest, letter, from: start)
      default:
        // What has no meaning of its own stands for itself: quotation marks, the end of a line, letters.
        guard let character = TextEncoding.escapes[letter] else { continue }
        rest.removeFirst()
        result.unicodeScalars.append(Unicode.Scalar(character))
      }
    }
    return result + decoded(rest, from: start)
  }

  /// Reads the digits behind `\U` or `\u`, and those of the second half of a surrogate pair.
  private mutating func unicodeEscape(
    _ rest: inout ArraySlice<UInt8>, _ letter: UInt8, from start: Int
  ) -> String {
    guard let first = Self.number(&rest, radix: 16, digits: 4) else {
      return String(Unicode.Scalar(letter))
    }
    var units = [UInt16(first)]
    if UTF16.isLeadSurrogate(units[0]), let backslash = rest.first, backslash == UInt8(ascii: "\\"),
      let letter = rest.dropFirst().first, "Uu".utf8.contains(letter)
    {
      var second = rest.dropFirst(2)
      if let unit = Self.number(&second, radix: 16, digits: 4),
        UTF16.isTrailSurrogate(UInt16(unit))
      {
        units.append(UInt16(unit))
        rest = second
      }
    }
    if letter == UInt8(ascii: "u") {
      problems.add("\\u is read as \\U, which is the only one that Apple's readers know", at: start)
    }
    if let text = String(validating: units, as: UTF16.self) { return text }
    problems.add("half a surrogate pair is no character", at: start)
    return "\u{FFFD}"
  }

  /// Reads at most so many digits; `nil` when there is none.
  private static func number(
    _ rest: inout ArraySlice<UInt8>, radix: Int, digits: Int
  ) -> Int? {
    var number: Int?
    for _ in 0..<digits {
      guard let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      number = (number ?? 0) * radix + digit
      rest.removeFirst()
    }
    return number
  }
}
