internal import ActionSheets
internal import CLibrary

/// The text of a bracketed paste while its bytes arrive.
struct PasteCollector {
  /// `CSI 201 ~`, which ends a paste. ESC stands only at its start, so that a failed match restarts simply.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private let limit: Int
  private var matched = 0
  private let bytes = SecretBytes()

  /// Creates a collector that keeps at most so many bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the text without a character that the limit has cut, and forgets it.
  mutating func takeText() -> FieldText {
    defer { bytes.removeAll() }
    matched = 0
    return bytes.withBytes { bytes in
      var kept = bytes[...]
      if kept.count == limit {
        // Its beginning would become a replacement character.
        var cut = kept
        while let last = cut.last, cut.count > limit - 4, last & 0xC0 == 0x80 {
          cut = cut.dropLast()
        }
        if let lead = cut.last, lead >= 0xC0 {
          let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
          if kept.count - cut.count + 1 < length { kept = cut.dropLast() }
        }
      }
      return FieldText(utf8: kept)
    }
  }

  /// Takes one byte and returns whether the paste has ended with it.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    for held in Self.end[..<matched] { keep(held) }
    matched = 0
    if byte == Self.end[0] {
      matched = 1
    } else {
      keep(byte)
    }
    return false
  }

  private func keep(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }
}
