extension JSONParser {
  /// Reads a string. The next byte is its opening quotation mark.
  mutating func string() throws(JSONFailure) -> String {
    let start = position
    position += 1
    let beginning = position
    try skipPlainBytes(from: start)
    // Most strings have no escape: they are made of the bytes as they stand.
    if peek == UInt8(ascii: "\"") {
      position += 1
      return try text(bytes[beginning..<(position - 1)], from: start)
    }
    var unescaped = Array(bytes[beginning..<position])
    while peek == UInt8(ascii: "\\") {
      try escape(into: &unescaped)
      let next = position
      try skipPlainBytes(from: start)
      unescaped += bytes[next..<position]
    }
    position += 1
    return try text(unescaped[...], from: start)
  }

  /// Reads past a string, whatever is in it. The next byte is its opening quotation mark.
  mutating func skipString() throws(JSONFailure) {
    let start = position
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      // What is escaped does not matter, unless it is a quotation mark.
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if position >= bytes.endIndex { throw failure("the string does not end", at: start) }
    position += 1
  }

  /// Stops at the quotation mark or the backslash that comes next.
  private mutating func skipPlainBytes(from start: Int) throws(JSONFailure) {
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else {
        throw failure("a control character in a string must be written as an escape")
      }
      position += 1
    }
    if position >= bytes.endIndex { throw failure("the string does not end", at: start) }
  }

  private func text(_ bytes: ArraySlice<UInt8>, from start: Int) throws(JSONFailure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("the string is not valid UTF-8", at: start)
    }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFailure) {
    let start = position
    position += 1
    guard let letter = peek else { throw failure("the string does not end", at: start) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"): text.append(contentsOf: try unicodeEscape(from: start).utf8)
    default: throw failure("unknown escape in a string", at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONFailure) -> String {
    var units = [try codeUnit(from: start)]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try codeUnit(from: start))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw failure("half a surrogate pair is no character", at: start)
    }
    return text
  }

  private mutating func codeUnit(from start: Int) throws(JSONFailure) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("\\u needs four hexadecimal digits", at: start) }
    position += 4
    return unit
  }
}
