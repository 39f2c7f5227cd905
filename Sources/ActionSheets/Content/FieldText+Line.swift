extension FieldText {
  /// The text as the one line that a field holds: without line ends and other control characters.
  var line: FieldText {
    guard !isLine else { return self }
    return withUTF8 { bytes in
      let kept = bytes.indices.lazy.filter { !FieldText.isControl(bytes, $0) }
      return FieldText(utf8: kept.map { bytes[$0] })
    }
  }

  /// Whether it is one line, as every text of a field is: without line ends and other control characters.
  public var isLine: Bool {
    withUTF8 { bytes in !bytes.indices.contains { FieldText.isControl(bytes, $0) } }
  }

  /// Returns whether a scalar can be part of the one line that a field holds.
  public static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: false
    default: true
    }
  }

  /// Whether a byte belongs to a control character, or to a separator of lines or paragraphs.
  private static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    func byte(_ distance: Int) -> UInt8 {
      let index = index + distance
      return bytes.indices.contains(index) ? bytes[index] : 0
    }
    switch byte(0) {
    case 0x00...0x1F, 0x7F: return true
    // U+0080 to U+009F are C2 80 to C2 9F; U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    case 0xC2: return (0x80...0x9F).contains(byte(1))
    case 0x80...0x9F where byte(-1) == 0xC2: return true
    case 0xE2: return byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2))
    case 0x80: return byte(-1) == 0xE2 && (0xA8...0xA9).contains(byte(1))
    case 0xA8...0xA9: return byte(-1) == 0x80 && byte(-2) == 0xE2
    default: return false
    }
  }
}
