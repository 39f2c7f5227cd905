extension ByteStrings {
  /// Returns the place of each piece of the buffer, from an offset to its end, that a separator ends.
  ///
  /// A last piece without a separator counts; an empty one does not, so a file that ends with a newline has
  /// as many pieces as lines. Nothing is trimmed: a carriage return belongs to its line.
  static func pieces(
    of buffer: [UInt8], from offset: Int, endedBy separator: UInt8
  ) -> [Bounds] {
    var pieces: [Bounds] = []
    let bytes = buffer.span
    var start = offset
    for index in offset..<bytes.count where bytes[index] == separator {
      pieces.append(Bounds(start: UInt32(start), end: UInt32(index)))
      start = index + 1
    }
    if start < bytes.count {
      pieces.append(Bounds(start: UInt32(start), end: UInt32(bytes.count)))
    }
    return pieces
  }
}
