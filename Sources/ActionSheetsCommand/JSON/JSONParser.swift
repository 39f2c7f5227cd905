/// Reads JSON, strictly as RFC 8259 has it, and refuses equal keys in one object.
struct JSONParser {
  /// The most lists and objects inside one another, so that no file uses up the stack.
  static let depthLimit = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a whole file; a byte order mark at its start is allowed.
  static func parse(_ bytes: [UInt8]) throws(JSONFailure) -> JSONValue {
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position += 3 }
    parser.skipSpace()
    if parser.peek == nil { throw parser.failure("the file is empty") }
    let value = try parser.value()
    parser.skipSpace()
    if parser.peek != nil { throw parser.failure("expected the end of the file") }
    return value
  }

  var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

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

  private mutating func value() throws(JSONFailure) -> JSONValue {
    if depth > Self.depthLimit {
      throw failure("more than \(Self.depthLimit) lists and objects inside one another")
    }
    let start = position
    let content: JSONValue.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["):
      content = .list(
        try elements(endedBy: "]") { (parser) throws(JSONFailure) in try parser.value() })
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      content = .number(try number())
    case nil: throw failure("the file ends where a value is expected")
    default: content = try word()
    }
    return JSONValue(content: content, position: start)
  }

  private mutating func members() throws(JSONFailure) -> [JSONValue.Member] {
    var keys: Set<String> = []
    return try elements(endedBy: "}") { (parser) throws(JSONFailure) in
      let start = parser.position
      guard parser.peek == UInt8(ascii: "\"") else {
        throw parser.failure("expected a key in quotation marks")
      }
      let key = try parser.string()
      guard keys.insert(key).inserted else {
        throw parser.failure("the key \(MessageText.quoted(key.utf8)) stands here twice", at: start)
      }
      parser.skipSpace()
      guard parser.take(":") else { throw parser.failure("expected ':'") }
      parser.skipSpace()
      return JSONValue.Member(key: key, position: start, value: try parser.value())
    }
  }

  /// Reads elements with commas between them. The next byte is the opening bracket.
  private mutating func elements<Element>(
    endedBy end: Unicode.Scalar, _ element: (inout JSONParser) throws(JSONFailure) -> Element
  ) throws(JSONFailure) -> [Element] {
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if take(end) { return [] }
    var elements: [Element] = []
    while true {
      skipSpace()
      elements.append(try element(&self))
      skipSpace()
      if take(",") { continue }
      if take(end) { return elements }
      throw failure("expected ',' or '\(end)'")
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
    while peek?.isDigit == true { position += 1 }
    if position == start { throw failure("expected a digit") }
  }
}
