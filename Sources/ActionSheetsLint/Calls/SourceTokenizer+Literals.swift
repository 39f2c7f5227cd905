extension SourceTokenizer {
  /// Reads a literal. The position is that of its quotation mark; before it stands its prefix, from `start` on.
  mutating func readLiteral(from start: Int) {
    let prefix = bytes[start..<position]
    let quote = bytes[position]
    if language != .python, quote == UInt8(ascii: "'") {
      readLine(endedBy: quote, isRaw: false)
      return append(.number, from: start)
    }
    if language == .c, prefix.last == UInt8(ascii: "R") { return readRawString(from: start) }
    let isRaw = language == .python && prefix.contains { $0 | 32 == UInt8(ascii: "r") }
    let content: Range<Int>
    if language != .c, peek(1) == quote, peek(2) == quote {
      content = readLines(endedBy: quote, isRaw: isRaw || language == .vala)
    } else {
      content = readLine(endedBy: quote, isRaw: isRaw)
    }
    let insertion: UInt8? =
      if language == .vala, prefix.first == UInt8(ascii: "@") {
        UInt8(ascii: "$")
      } else if prefix.contains(where: { $0 | 32 == UInt8(ascii: "f") }) {
        UInt8(ascii: "{")
      } else {
        nil
      }
    let isTemplate = insertion.map { bytes[content].contains($0) } ?? false
    append(isTemplate ? .template : .string, from: start)
  }

  /// Reads up to the quotation mark, or to the end of the line if there is none.
  @discardableResult
  private mutating func readLine(endedBy quote: UInt8, isRaw: Bool) -> Range<Int> {
    position += 1
    let start = position
    while position < bytes.endIndex, bytes[position] != quote, bytes[position] != 10 {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.endIndex)
    let end = position
    if peek() == quote { position += 1 }
    return start..<end
  }

  /// Reads up to three quotation marks.
  private mutating func readLines(endedBy quote: UInt8, isRaw: Bool) -> Range<Int> {
    position += 3
    let start = position
    while position < bytes.endIndex,
      !(bytes[position] == quote && peek(1) == quote && peek(2) == quote)
    {
      let isEscape = language == .python && bytes[position] == UInt8(ascii: "\\")
      position += isEscape ? 2 : 1
    }
    position = min(position, bytes.endIndex)
    let end = position
    position = min(position + 3, bytes.endIndex)
    return start..<end
  }

  /// Reads `R"mark(…)mark"` of C++.
  private mutating func readRawString(from start: Int) {
    position += 1
    // The standard allows a mark of 16 characters.
    let mark = bytes[position...].prefix(17).prefix { $0 != UInt8(ascii: "(") && $0 != 10 }
    guard mark.count <= 16 else {
      readLine(endedBy: UInt8(ascii: "\""), isRaw: true)
      return append(.template, from: start)
    }
    let end = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    while position < bytes.endIndex, !bytes[position...].starts(with: end) { position += 1 }
    position = min(position + end.count, bytes.endIndex)
    append(.string, from: start)
  }
}

/// Decodes the text of literals.
enum Literal {
  /// Returns the text of a literal with its prefix and its quotation marks.
  static func text(_ literal: ArraySlice<UInt8>, _ language: CallReader.Language) -> String {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard let start = literal.firstIndex(where: { quotes.contains($0) }) else { return "" }
    let prefix = literal[..<start]
    if language == .c, prefix.last == UInt8(ascii: "R") { return rawText(literal[(start + 1)...]) }
    let quote = literal[start]
    let isLong =
      language != .c && literal.count >= start - literal.startIndex + 6
      && literal[start...].prefix(3).allSatisfy { $0 == quote }
    var content = literal[(start + (isLong ? 3 : 1))...]
    if content.last == quote { content = content.dropLast(isLong ? 3 : 1) }
    let isRaw =
      language == .python
      ? prefix.contains { $0 | 32 == UInt8(ascii: "r") } : language == .vala && isLong
    if isRaw || !content.contains(UInt8(ascii: "\\")) {
      return String(decoding: content, as: UTF8.self)
    }
    return unescaped(content)
  }

  private static func rawText(_ literal: ArraySlice<UInt8>) -> String {
    guard let start = literal.firstIndex(of: UInt8(ascii: "(")),
      let end = literal.lastIndex(of: UInt8(ascii: ")")), start < end
    else { return "" }
    return String(decoding: literal[(start + 1)..<end], as: UTF8.self)
  }

  private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "r"): text.append(13)
      case 10: break
      case 13: if rest.first == 10 { rest.removeFirst() }
      case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: number(&rest, 2, 16)))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var digits = [letter] + rest.prefix(2)
        digits = Array(digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) })
        rest = rest.dropFirst(digits.count - 1)
        text.append(
          UInt8(
            truncatingIfNeeded: UInt32(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0))
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let value = number(&rest, letter == UInt8(ascii: "u") ? 4 : 8, 16)
        text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
      default: text.append(letter)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes at most some digits from the start.
  private static func number(
    _ rest: inout ArraySlice<UInt8>, _ count: Int, _ radix: Int
  ) -> UInt32 {
    let digits = rest.prefix(count).prefix { Character(Unicode.Scalar($0)).isHexDigit }
    rest = rest.dropFirst(digits.count)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix) ?? 0
  }
}
