import ActionSheets

internal import CLibrary

/// Writes JSON with the keys in the order given, because scripts compare these lines.
package enum JSONText {
  /// Returns an object of values that are JSON already.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns a list of values that are JSON already, each on a line of its own.
  package static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n]"
  }

  /// Returns a string with its quotation marks, or `null`.
  package static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    var bytes: [UInt8] = []
    quote(text.utf8) { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a secret as a string with its quotation marks, and leaves no copy of it in memory.
  package static func string(_ secret: FieldText) -> FieldText {
    secret.withUTF8 { text in
      let bytes = SecretBytes(capacity: text.count + 2)
      quote(text, append: bytes.append)
      return bytes.withBytes { FieldText(utf8: $0) }
    }
  }

  private static func quote(_ text: some Sequence<UInt8>, append: (UInt8) -> Void) {
    append(UInt8(ascii: "\""))
    var iterator = text.makeIterator()
    var decoder = UTF8()
    while case let result = decoder.decode(&iterator), result != .emptyInput {
      if case .scalarValue(let scalar) = result { escape(scalar, append: append) }
      if result == .error { escape("\u{FFFD}", append: append) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends the bytes of a scalar within a string.
  private static func escape(_ scalar: Unicode.Scalar, append: (UInt8) -> Void) {
    switch scalar {
    case "\"": "\\\"".utf8.forEach(append)
    case "\\": "\\\\".utf8.forEach(append)
    case "\n": "\\n".utf8.forEach(append)
    case "\t": "\\t".utf8.forEach(append)
    // The answer may end up on a terminal, so the C1 controls are escaped like the C0 ones.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8.forEach(append)
    default:
      UTF8.encode(scalar)?.forEach(append)
    }
  }
}
