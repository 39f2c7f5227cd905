import ActionSheets

extension JSONWriter {
  /// Returns a secret as a string of JSON, quotation marks included, without leaving a copy of it.
  static func string(_ secret: FieldText) -> FieldText {
    secret.withUTF8 { bytes in
      var escaped: [UInt8] = []
      // The longest escape of a byte, so that the array never moves and leaves a copy where it was.
      escaped.reserveCapacity(bytes.count * 6 + 2)
      escaped.append(UInt8(ascii: "\""))
      var iterator = bytes.makeIterator()
      var decoder = UTF8()
      while case let result = decoder.decode(&iterator), result != .emptyInput {
        if case .scalarValue(let scalar) = result { append(scalar, to: &escaped) }
        if result == .error { append("\u{FFFD}", to: &escaped) }
      }
      escaped.append(UInt8(ascii: "\""))
      defer { escaped.overwrite() }
      return FieldText(utf8: escaped)
    }
  }
}
