/// Checks that bytes are JSON, before a decoder sees them.
///
/// `JSONDecoder` only says that "the given data was not valid JSON", takes the last of two equal keys without a
/// word, and accepts trailing commas (tried with Swift 6.3's FoundationEssentials). A person who wrote a
/// file by hand needs the line, the column and the reason. Nesting is limited, so that no file can use up the
/// stack.
struct JSONSyntax {
  /// What is wrong, and where; lines and columns count from 1, columns in bytes.
  struct Failure: Error, Sendable, Hashable {
    var line: Int
    var column: Int
    var reason: String
  }

  /// The most lists and objects inside one another.
  static let depthLimit = 64

  let bytes: ArraySlice<UInt8>
  var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    self.position = bytes.startIndex
  }

  /// Checks a whole file; a byte order mark at its start is allowed.
  static func check(_ bytes: ArraySlice<UInt8>) throws(Failure) {
    var syntax = JSONSyntax(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { syntax.position += 3 }
    syntax.skipSpace()
    if syntax.peek == nil { throw syntax.failure("the file is empty") }
    try syntax.value(depth: 0)
    syntax.skipSpace()
    if syntax.peek != nil { throw syntax.failure("expected the end of the file") }
  }

  var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  func failure(_ reason: String, at place: Int? = nil) -> Failure {
    let before = bytes[..<min(place ?? position, bytes.endIndex)]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    return Failure(
      line: before.count { $0 == newline } + 1,
      column: before.endIndex - lineStart + 1, reason: reason)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) {
    if depth > Self.depthLimit {
      throw failure("more than \(Self.depthLimit) lists and objects inside one another")
    }
    switch peek {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try list(depth: depth)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): try number()
    case nil: throw failure("the file ends where a value is expected")
    default: throw failure("expected a value")
    }
  }

  private mutating func object(depth: Int) throws(Failure) {
    position += 1
    skipSpace()
    if take("}") { return }
    var keys: Set<[UInt8]> = []
    while true {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw failure("the key \(MessageText.quoted(key)) stands here twice", at: start)
      }
      skipSpace()
      guard take(":") else { throw failure("expected ':'") }
      skipSpace()
      try value(depth: depth + 1)
      skipSpace()
      if take(",") { continue }
      if take("}") { return }
      throw failure("expected ',' or '}'")
    }
  }

  private mutating func list(depth: Int) throws(Failure) {
    position += 1
    skipSpace()
    if take("]") { return }
    while true {
      skipSpace()
      try value(depth: depth + 1)
      skipSpace()
      if take(",") { continue }
      if take("]") { return }
      throw failure("expected ',' or ']'")
    }
  }

  private mutating func word(_ word: String) throws(Failure) {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("expected a value") }
    position += word.utf8.count
  }

  private mutating func number() throws(Failure) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while let byte = peek, Self.isDigit(byte) { position += 1 }
    if position == start { throw failure("expected a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
