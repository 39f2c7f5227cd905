internal import ActionSheets
internal import CLibrary

/// The text of a bracketed paste while its bytes arrive.
struct PasteCollector {
  /// `CSI 201 ~`, which ends a paste. ESC stands only at its start, so that a failed match restarts simply.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private let limit: Int
  private var matched = 0
  private var isFull = false
  private let bytes = SecretBytes()

  /// Creates a collector that keeps at most so many bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the text and forgets it.
  mutating func takeText() -> FieldText {
    defer { bytes.removeAll() }
    matched = 0
    isFull = false
    return bytes.withBytes { FieldText(utf8: $0) }
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

  private mutating func keep(_ byte: UInt8) {
    // The beginning of a character that does not fit would become a replacement character.
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    isFull = isFull || bytes.count + length > limit
    if !isFull { bytes.append(byte) }
  }
}
