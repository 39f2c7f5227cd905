import ActionSheets

internal import CLibrary

/// Writes JSON with the keys in the order given, because scripts compare these lines.
enum JSONText {
  /// Returns an object of values that are JSON already.
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns a string with its quotation marks, or `null`.
  static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    var bytes: [UInt8] = []
    append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a secret as a string with its quotation marks, and leaves no copy of it in memory.
  static func string(_ secret: FieldText) -> FieldText {
    secret.withUTF8 { text in
      var bytes: [UInt8] = []
      // The longest escape of a byte, so that the array never moves and leaves a copy where it was.
      bytes.reserveCapacity(text.count * 6 + 2)
      append(text, to: &bytes)
      // The compiler would leave out assignments that nobody reads.
      defer { explicit_bzero(&bytes, bytes.count) }
      return FieldText(utf8: bytes)
    }
  }

  private static func append(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var iterator = text.makeIterator()
    var decoder = UTF8()
    while case let result = decoder.decode(&iterator), result != .emptyInput {
      if case .scalarValue(let scalar) = result { append(scalar, to: &bytes) }
      if result == .error { append("\u{FFFD}", to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a scalar as it stands within a string.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    // The answer may end up on a terminal, so the C1 controls are escaped like the C0 ones.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: "\\u".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.count))
      bytes.append(contentsOf: digits.utf8)
    default:
      if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }
  }
}
