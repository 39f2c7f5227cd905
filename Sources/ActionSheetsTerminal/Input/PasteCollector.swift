import ActionSheets

/// What is known of a bracketed paste while it goes on.
struct PasteCollector: Sendable {
  /// `CSI 201 ~`, which ends a paste. ESC stands only at its start, so a failed match restarts simply.
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private let limit: Int
  private var matched = 0
  private var bytes: [UInt8] = []

  /// Keeps at most that many bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// The text so far; a character cut by the limit is left out.
  var text: FieldText {
    var kept = bytes[...]
    if kept.count == limit {
      // A character cut in two would otherwise become a replacement character at the end.
      var cut = kept
      while let last = cut.last, cut.count > limit - 4, last & 0xC0 == 0x80 { cut = cut.dropLast() }
      if let lead = cut.last, lead >= 0xC0 {
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        if kept.count - cut.count + 1 < length { kept = cut.dropLast() }
      }
    }
    return FieldText(utf8: kept)
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

  /// Leaves nothing of the text in memory, for it may be a secret.
  mutating func erase() {
    bytes.overwrite()
    bytes = []
  }

  private mutating func keep(_ byte: UInt8) {
    guard bytes.count < limit else { return }
    if bytes.count == bytes.capacity {
      var grown: [UInt8] = []
      grown.reserveCapacity(max(64, 2 * bytes.count))
      grown += bytes
      bytes.overwrite()
      bytes = grown
    }
    bytes.append(byte)
  }
}
