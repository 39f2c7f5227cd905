extension TextLayout {
  /// Returns the number of lines that ``lines(width:limit:)`` gives, without making them.
  ///
  /// Allocates nothing for printable ASCII, nor for any text that is sure to fit one line: a list asks
  /// this of each of its titles.
  static func lineCount(
    of text: String, width: Int, limit: Int, charset: TerminalCharset = .utf8
  ) -> Int {
    guard limit > 0 else { return 0 }
    guard width > 0 else { return 1 }
    if let count = text.utf8.withContiguousStorageIfAvailable({ bytes in
      asciiLineCount(of: bytes, width: width, limit: limit)
    }), let count {
      return count
    }
    if limit == 1 || fitsOneLine(text, width: width, charset: charset) { return 1 }
    return TextLayout(DisplayText(text, charset: charset)).lines(width: width, limit: limit).count
  }

  /// The count for printable ASCII; `nil` for anything else.
  private static func asciiLineCount(
    of bytes: UnsafeBufferPointer<UInt8>, width: Int, limit: Int
  ) -> Int? {
    // Without an early way out, the loop is one that processors do many bytes at a time of.
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    guard others == 0 else { return nil }
    return bytes.count <= width ? 1 : wrappedLineCount(of: bytes, width: width, limit: limit)
  }

  /// What ``LineWrapper`` does, for clusters of one cell that break at spaces alone.
  private static func wrappedLineCount(
    of bytes: UnsafeBufferPointer<UInt8>, width: Int, limit: Int
  ) -> Int {
    var ended = 0
    var cells = 0
    var hasInk = false
    var breakCells = 0
    for byte in bytes {
      if byte == 0x20 {
        if cells == 0 && ended > 0 { continue }
        if cells < width { cells += 1 }
        if hasInk { breakCells = cells }
        continue
      }
      if cells == width {
        if hasInk {
          ended += 1
          if ended == limit { return limit }
        }
        cells = hasInk && breakCells > 0 ? cells - breakCells : 0
        breakCells = 0
      }
      cells += 1
      hasInk = true
    }
    return ended + 1
  }

  /// Whether a text needs one line even if none of its scalars combine.
  private static func fitsOneLine(
    _ text: String, width: Int, charset: TerminalCharset
  ) -> Bool {
    // A scalar has at most four bytes.
    guard text.utf8.count <= 4 * width else { return false }
    var cells = 0
    for scalar in text.unicodeScalars {
      cells += greatestWidth(of: scalar, charset: charset)
      if cells > width { return false }
    }
    return true
  }

  /// The most cells that a scalar can add to a text.
  private static func greatestWidth(of scalar: Unicode.Scalar, charset: TerminalCharset) -> Int {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F ? 1 : 2 }
    let properties = CellProperties(of: scalar)
    // A number such as ⟨U+10FFFF⟩ takes ten cells; "...", for an ellipsis in ASCII, three.
    if properties.isInvisible { return 10 }
    if charset == .ascii { return 3 }
    // A mark may need a dotted circle, or make a keycap of a digit.
    return max(1, properties.cells)
  }
}
