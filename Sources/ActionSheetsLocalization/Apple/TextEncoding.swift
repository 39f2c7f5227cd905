/// The encodings that files of texts have.
enum TextEncoding {
  /// Returns the bytes of a file as UTF-8 without a mark, except that what is not UTF-8 stays as it is.
  ///
  /// UTF-16 is recognized by its mark, or by the zeros that most of its bytes are; marks may be doubled. A binary
  /// property list is not text, and stays as it is.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if PropertyList.isBinary(bytes) { return bytes }
    var rest = bytes[...]
    var bigEndian: Bool?
    while true {
      if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
        rest = rest.dropFirst(3)
      } else if rest.starts(with: [0xFE, 0xFF]) {
        bigEndian = true
        rest = rest.dropFirst(2)
      } else if rest.starts(with: [0xFF, 0xFE]) {
        bigEndian = false
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    guard let isBig = bigEndian ?? guessedBigEndian(rest) else { return Array(rest) }
    return utf8(utf16: rest, bigEndian: isBig)
  }

  /// Returns UTF-16 as UTF-8; a byte that is left over at the end is dropped.
  static func utf8(utf16 bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let high = bytes.startIndex + (bigEndian ? 0 : 1)
    let low = bytes.startIndex + (bigEndian ? 1 : 0)
    let units = (0..<bytes.count / 2).lazy.map {
      UInt16(bytes[high + 2 * $0]) << 8 | UInt16(bytes[low + 2 * $0])
    }
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { result.append($0) }
    return result
  }

  /// Returns the byte order of UTF-16 without a mark: the zeros of its ASCII characters tell.
  private static func guessedBigEndian(_ bytes: ArraySlice<UInt8>) -> Bool? {
    var zeros = [0, 0]
    for (index, byte) in bytes.prefix(512).enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let half = min(bytes.count, 512) / 4
    if zeros[0] > half { return true }
    return zeros[1] > half ? false : nil
  }

  /// Whether the beginning of a file declares Latin-1, as in `/* -*- coding: latin-1 -*- */` or
  /// `<?xml version="1.0" encoding="ISO-8859-1"?>`.
  static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
    guard ["/*", "//", "<?xml"].contains(where: beginning.hasPrefix) else { return false }
    let words = beginning.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return zip(words, words.dropFirst()).contains { name, value in
      ["coding", "encoding", "charset"].contains(name)
        && ["latin-1", "latin1", "iso-8859-1", "iso8859-1", "iso_8859-1"].contains(value)
    }
  }

  /// Returns Latin-1 as text.
  static func latin1(_ bytes: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.lazy.map { Unicode.Scalar($0) }))
  }

  /// What the letters behind a backslash stand for in C, beside numbers.
  static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  /// Returns the character of a byte that `.strings` files write as an octal number: those of NeXTSTEP beyond ASCII.
  static func nextStep(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : nextStepUpperHalf[Int(byte) - 0x80]
  }

  // From the mapping of the Unicode Consortium (VENDORS/NEXT/NEXTSTEP.TXT), in which FE and FF have none.
  private static let nextStepUpperHalf: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
      + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëì"
      + "ÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
