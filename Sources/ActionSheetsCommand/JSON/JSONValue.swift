/// A value of JSON and its place in the file.
struct JSONValue {
  /// A key of an object with its value.
  struct Member {
    var key: String
    /// The offset of the key in the file, in bytes.
    var position: Int
    var value: JSONValue
  }

  /// The kinds of values. A number is kept as it is written.
  enum Content {
    case null
    case flag(Bool)
    case number(String)
    case string(String)
    case list([JSONValue])
    case object([Member])
  }

  var content: Content
  /// The offset of the value in the file, in bytes.
  var position: Int

  /// The text, if the value is a string.
  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The value, if it is true or false.
  var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }

  /// The value, if it is a whole number without fraction and exponent.
  var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  /// The values of a list.
  var list: [JSONValue]? { if case .list(let values) = content { values } else { nil } }

  /// The value in a few words, for messages.
  var summary: String {
    switch content {
    case .null: "nothing"
    case .flag(let flag): "\(flag)"
    case .number(let text): text.utf8.count > 60 ? "\(text.prefix(60))…" : text
    case .string(let text): MessageText.quoted(text.utf8)
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// The reason why a file is refused, and the place in it.
struct JSONFailure: Error {
  var reason: String
  /// The offset in the file, in bytes.
  var position: Int

  /// Returns the place as line and column, which count from 1, columns in bytes: `3:14`.
  func place(in bytes: [UInt8]) -> String {
    let before = bytes[..<min(position, bytes.endIndex)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    return "\(before.count { $0 == newline } + 1):\(before.endIndex - lineStart + 1)"
  }
}
