/// Reads a file of XML tag by tag. It checks nothing: what is no tag is text.
struct XMLScanner {
  struct Tag {
    let name: String
    /// Whether it is `</name>`.
    let isEnd: Bool
    /// Whether it is `<name/>`.
    let isEmpty: Bool
    let attributes: [String: String]
    /// The offset of its `<`.
    let offset: Int
  }

  enum Item {
    case tag(Tag)
    case text(String)
    /// The range of a comment with its marks.
    case comment(Range<Int>)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns what comes next, or `nil` at the end.
  mutating func next() -> Item? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    guard bytes[position] == UInt8(ascii: "<") else {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
      position = end
      return .text(Self.decoded(bytes[start..<end]))
    }
    if starts(with: "<!--") {
      position = min(position + 4, bytes.endIndex)
      skip(behind: "-->")
      return .comment(start..<position)
    }
    if starts(with: "<![CDATA[") {
      position += 9
      let begin = position
      let isClosed = skip(behind: "]]>")
      return .text(String(decoding: bytes[begin..<(position - (isClosed ? 3 : 0))], as: UTF8.self))
    }
    if starts(with: "<?") || starts(with: "<!") {
      // A declaration says nothing here.
      skip(behind: ">")
      return .text("")
    }
    return .tag(tag())
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  @discardableResult
  private mutating func skip(behind end: StaticString) -> Bool {
    while position < bytes.endIndex {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func skipSpace() {
    while position < bytes.endIndex, bytes[position] <= 32 { position += 1 }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.endIndex, bytes[position] > 32, !"<>/=\"'".utf8.contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: character) else {
      return false
    }
    position += 1
    return true
  }

  private mutating func tag() -> Tag {
    let start = position
    position += 1
    let isEnd = take("/")
    let name = word()
    var attributes: [String: String] = [:]
    var isEmpty = false
    while position < bytes.endIndex {
      skipSpace()
      if take(">") { break }
      if position < bytes.endIndex, bytes[position] == UInt8(ascii: "<") { break }
      let key = word()
      skipSpace()
      guard !key.isEmpty else {
        isEmpty = take("/")
        if !isEmpty { position = min(position + 1, bytes.endIndex) }
        continue
      }
      guard take("=") else { continue }
      skipSpace()
      attributes[key] = value()
    }
    return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty, attributes: attributes, offset: start)
  }

  private mutating func value() -> String {
    let quote: UInt8
    if take("\"") {
      quote = UInt8(ascii: "\"")
    } else if take("'") {
      quote = UInt8(ascii: "'")
    } else {
      return word()
    }
    let start = position
    let end = bytes[position...].firstIndex(of: quote) ?? bytes.endIndex
    position = min(end + 1, bytes.endIndex)
    return Self.decoded(bytes[start..<end])
  }

  /// Replaces references to characters; one that is unknown stays as it is.
  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var decoded: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      // The longest is that of the last character, in digits.
      guard byte == UInt8(ascii: "&"),
        let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let scalar = character(String(decoding: rest[..<end], as: UTF8.self))
      else {
        decoded.append(byte)
        continue
      }
      decoded += Array(String(scalar).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) } }
    let known: [String: Unicode.Scalar] = [
      "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]
    return known[name]
  }
}
