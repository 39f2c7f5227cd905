extension JSONParser {
  /// Reads a string. The next byte is its opening quotation mark.
  mutating func string() throws(JSONFailure) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("the string is not valid UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw failure("a control character in a string must be written as an escape")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("the string does not end", at: start)
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
