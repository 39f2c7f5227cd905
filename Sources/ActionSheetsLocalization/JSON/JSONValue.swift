/// A value of JSON, or of a property list, and its place in the file.
package struct JSONValue: Sendable {
  /// A key of an object with its value.
  package struct Member: Sendable {
    package var key: String
    /// The offset of the key in the file, in bytes.
    package var position: Int
    package var value: JSONValue
  }

  /// The kinds of values. A number is kept as it is written.
  package enum Content: Sendable {
    case null
    case flag(Bool)
    case number(String)
    case string(String)
    case list([JSONValue])
    case object([Member])
  }

  package var content: Content
  /// The offset of the value in the file, in bytes.
  package var position: Int

  /// The text, if the value is a string.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The value, if it is true or false.
  package var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }

  /// The value, if it is a whole number without fraction and exponent.
  package var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  /// The values of a list.
  package var list: [JSONValue]? { if case .list(let values) = content { values } else { nil } }

  /// The keys and values of an object, in the order of the file.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a key, if the value is an object that has it; the last one of equal keys.
  package subscript(key: String) -> JSONValue? { members?.last { $0.key == key }?.value }
}

/// The reason why a file is refused, and the place in it.
package struct JSONFailure: Error {
  package var reason: String
  /// The offset in the file, in bytes.
  package var position: Int

  package init(reason: String, position: Int) {
    self.reason = reason
    self.position = position
  }

  /// Returns the place as line and column, which count from 1, columns in bytes: `3:14`.
  package func place(in bytes: [UInt8]) -> String {
    let before = bytes[..<min(position, bytes.endIndex)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    return "\(before.count { $0 == newline } + 1):\(before.endIndex - lineStart + 1)"
  }
}
