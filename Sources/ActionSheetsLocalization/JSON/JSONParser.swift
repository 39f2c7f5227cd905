/// Reads JSON, strictly as RFC 8259 has it: as a whole, or object by object where most of it is not wanted.
///
/// What is skipped is not checked so strictly: its strings may have any content.
package struct JSONParser {
  /// The most lists and objects inside one another, so that no file uses up the stack.
  static let depthLimit = 64

  let bytes: [UInt8]
  /// The offset of what is read next, in bytes.
  package internal(set) var position: Int
  private var depth = 0
  /// Why keys could not be read, if members with such keys are skipped; `nil` where one of them is the end.
  var brokenKeys: [JSONFailure]?

  /// Begins at an offset, or at the start, where a byte order mark is skipped.
  package init(_ bytes: [UInt8], at position: Int? = nil) {
    self.bytes = bytes
    self.position = position ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// Reads a whole file.
  package static func parse(_ bytes: [UInt8]) throws(JSONFailure) -> JSONValue {
    var parser = JSONParser(bytes)
    return try parser.document { (parser) throws(JSONFailure) in try parser.value() }
  }

  /// Has a function read the one value of a file, and refuses anything behind it.
  package mutating func document<Value>(
    _ read: (inout JSONParser) throws(JSONFailure) -> Value
  ) throws(JSONFailure) -> Value {
    skipSpace()
    if peek == nil { throw failure("the file is empty") }
    let value = try read(&self)
    skipSpace()
    if peek != nil { throw failure("expected the end of the file") }
    return value
  }

  var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// Whether an object comes next.
  package var isAtObject: Bool { peek == UInt8(ascii: "{") }

  func failure(_ reason: String, at place: Int? = nil) -> JSONFailure {
    JSONFailure(reason: reason, position: place ?? position)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Reads a value. Equal keys in one object are all kept, in their order.
  package mutating func value() throws(JSONFailure) -> JSONValue {
    let start = position
    let content: JSONValue.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try elements(endedBy: "]") { (parser) throws(JSONFailure) in
        values.append(try parser.value())
      }
      content = .list(values)
    case UInt8(ascii: "\""): content = .string(try string())
    default: content = try scalar()
    }
    return JSONValue(content: content, position: start)
  }

  /// Reads past a value. Its grammar is checked, but not what its strings consist of.
  package mutating func skip() throws(JSONFailure) {
    switch peek {
    case UInt8(ascii: "{"):
      try elements(endedBy: "}") { (parser) throws(JSONFailure) in
        try parser.skipKey()
        try parser.skip()
      }
    case UInt8(ascii: "["):
      try elements(endedBy: "]") { (parser) throws(JSONFailure) in try parser.skip() }
    case UInt8(ascii: "\""): try skipString()
    default: _ = try scalar()
    }
  }

  /// Has a function read the value of each member of an object. The next byte is the opening brace.
  ///
  /// - Parameter read: Gets the key and its offset, and reads or skips the value.
  package mutating func object(
    _ read: (inout JSONParser, String, Int) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    try elements(endedBy: "}") { (parser) throws(JSONFailure) in
      let start = parser.position
      let key: String
      do throws(JSONFailure) {
        key = try parser.key()
      } catch {
        guard parser.brokenKeys != nil else { throw error }
        parser.position = start
        try parser.skipKey()
        parser.brokenKeys?.append(error)
        return try parser.skip()
      }
      try read(&parser, key, start)
    }
  }

  private mutating func members() throws(JSONFailure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try object { (parser, key, start) throws(JSONFailure) in
      members.append(JSONValue.Member(key: key, position: start, value: try parser.value()))
    }
    return members
  }

  private mutating func key() throws(JSONFailure) -> String {
    guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
    let key = try string()
    try skipColon()
    return key
  }

  private mutating func skipKey() throws(JSONFailure) {
    guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
    try skipString()
    try skipColon()
  }

  private mutating func skipColon() throws(JSONFailure) {
    skipSpace()
    guard take(":") else { throw failure("expected ':'") }
    skipSpace()
  }

  /// Reads elements with commas between them. The next byte is the opening bracket.
  private mutating func elements(
    endedBy end: Unicode.Scalar, _ element: (inout JSONParser) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw failure("more than \(Self.depthLimit) lists and objects inside one another")
    }
    position += 1
    skipSpace()
    if take(end) { return }
    while true {
      skipSpace()
      try element(&self)
      skipSpace()
      if take(",") { continue }
      if take(end) { return }
      throw failure("expected ',' or '\(end)'")
    }
  }

  /// Reads a number or a word.
  private mutating func scalar() throws(JSONFailure) -> JSONValue.Content {
    switch peek {
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): .number(try number())
    case nil: throw failure("the file ends where a value is expected")
    default: try word()
    }
  }

  private mutating func word() throws(JSONFailure) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw failure("expected a value")
  }

  private mutating func number() throws(JSONFailure) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFailure) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw failure("expected a digit") }
  }
}
