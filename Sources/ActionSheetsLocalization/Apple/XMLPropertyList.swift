/// Reads a property list in XML, in UTF-8.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private struct Tag {
    let name: String
    /// Whether it is `</name>`.
    let isEnd: Bool
    /// Whether it is `<name/>`.
    let isEmpty: Bool
    let position: Int
  }

  /// Returns the members of the object at the top. One with a mistake is reported, and left out; what follows a mistake
  /// that does not end is not read.
  mutating func members(_ problems: inout ProblemList) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    do throws(JSONFailure) {
      var tag = try tag()
      if tag.name == "plist" { tag = try self.tag() }
      guard tag.name == "dict", !tag.isEnd else {
        throw failure("expected <dict>", at: tag.position)
      }
      if !tag.isEmpty {
        try readMembers { (parser, key) throws(JSONFailure) in
          do throws(JSONFailure) {
            members.append(try parser.member(key))
          } catch {
            guard parser.skipMember(key) else { throw error }
            problems.add("\(error.reason); this entry is left out", at: error.position)
          }
        }
      }
    } catch {
      problems.add("\(error.reason); what follows is not read", at: error.position, .unreadable)
    }
    return members
  }

  /// Reads past a key and its value, whatever stands in them; returns whether they end.
  private mutating func skipMember(_ key: Tag) -> Bool {
    do throws(JSONFailure) {
      position = key.position
      try skipElement()
      // Where the value is missing, the next key follows, or the end.
      let start = position
      let value = try tag()
      position = start
      if !value.isEnd, value.name != "key" { try skipElement() }
      return true
    } catch {
      return false
    }
  }

  /// Reads past the next element, up to its own end tag.
  private mutating func skipElement() throws(JSONFailure) {
    let start = try tag()
    var open = start.isEmpty || start.isEnd ? 0 : 1
    while open > 0 {
      guard let markup = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else {
        throw failure("this does not end", at: start.position)
      }
      position = markup
      if starts(with: "<![CDATA[") {
        try skip(behind: "]]>")
      } else if starts(with: "<!--") {
        try skip(behind: "-->")
      } else {
        let tag = try readTag()
        if tag.name == start.name, !tag.isEmpty { open += tag.isEnd ? -1 : 1 }
      }
    }
  }

  private func failure(_ reason: String, at place: Int? = nil) -> JSONFailure {
    JSONFailure(reason: reason, position: place ?? position)
  }

  /// Has a function read each key, whose tag it gets, and its value, up to `</dict>`.
  private mutating func readMembers(
    _ read: (inout XMLPropertyList, Tag) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    while true {
      let key = try tag()
      if key.isEnd, key.name == "dict" { return }
      try read(&self, key)
    }
  }

  private mutating func member(_ key: Tag) throws(JSONFailure) -> JSONValue.Member {
    guard key.name == "key", !key.isEnd else { throw failure("expected <key>", at: key.position) }
    let name = key.isEmpty ? "" : try text(endedBy: "key")
    let value = try value(try tag())
    return JSONValue.Member(key: name, position: key.position, value: value)
  }

  private mutating func value(_ tag: Tag) throws(JSONFailure) -> JSONValue {
    guard !tag.isEnd else { throw failure("expected a value", at: tag.position) }
    depth += 1
    defer { depth -= 1 }
    if depth > PropertyList.depthLimit {
      throw failure("more than \(PropertyList.depthLimit) lists and objects inside one another")
    }
    let content: JSONValue.Content
    switch tag.name {
    case "dict":
      var members: [JSONValue.Member] = []
      if !tag.isEmpty {
        try readMembers { (parser, key) throws(JSONFailure) in
          members.append(try parser.member(key))
        }
      }
      content = .object(members)
    case "array": content = .list(tag.isEmpty ? [] : try values())
    case "true", "false":
      if !tag.isEmpty { _ = try text(endedBy: tag.name) }
      content = .flag(tag.name == "true")
    case "string": content = .string(tag.isEmpty ? "" : try text(endedBy: "string"))
    case "integer", "real": content = .number(tag.isEmpty ? "" : try text(endedBy: tag.name))
    case "data", "date":
      if !tag.isEmpty { _ = try text(endedBy: tag.name) }
      content = .null
    default:
      throw failure("unknown element \(Catalog.Problem.quoted(tag.name))", at: tag.position)
    }
    return JSONValue(content: content, position: tag.position)
  }

  private mutating func values() throws(JSONFailure) -> [JSONValue] {
    var values: [JSONValue] = []
    while true {
      let tag = try tag()
      if tag.isEnd, tag.name == "array" { return values }
      values.append(try value(tag))
    }
  }

  /// Reads the next tag; what stands before it is white space, comments and declarations.
  private mutating func tag() throws(JSONFailure) -> Tag {
    while position < bytes.endIndex {
      if starts(with: "<!--") {
        try skip(behind: "-->")
      } else if starts(with: "<?") {
        try skip(behind: "?>")
      } else if starts(with: "<!") {
        // Declarations of entities stand in brackets. None is ever used.
        while position < bytes.endIndex, !starts(with: "["), !starts(with: ">") { position += 1 }
        try skip(behind: starts(with: "[") ? "]>" : ">")
      } else if starts(with: "<") {
        return try readTag()
      } else if (9...13).contains(bytes[position]) || bytes[position] == 32 {
        position += 1
      } else {
        throw failure("expected '<'")
      }
    }
    throw failure("the file ends too early")
  }

  private mutating func readTag() throws(JSONFailure) -> Tag {
    let start = position
    position += 1
    let isEnd = starts(with: "/")
    if isEnd { position += 1 }
    let beginning = position
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      throw failure("the tag does not end", at: start)
    }
    position = end + 1
    let content = bytes[beginning..<end]
    let isEmpty = !isEnd && content.last == UInt8(ascii: "/")
    let name = content.prefix { $0 > 32 && $0 != UInt8(ascii: "/") }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isEnd: isEnd, isEmpty: isEmpty,
      position: start)
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(behind end: StaticString) throws(JSONFailure) {
    let start = position
    while position < bytes.endIndex {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw failure("this does not end", at: start)
  }

  /// Reads text up to the end tag of an element, and that tag.
  private mutating func text(endedBy name: String) throws(JSONFailure) -> String {
    let start = position
    var text: [UInt8] = []
    while position < bytes.endIndex {
      if starts(with: "<![CDATA[") {
        position += 9
        let beginning = position
        try skip(behind: "]]>")
        text += bytes[beginning..<(position - 3)]
      } else if starts(with: "<!--") {
        try skip(behind: "-->")
      } else if starts(with: "<") {
        let tag = try readTag()
        guard tag.isEnd, tag.name == name else {
          throw failure("expected </\(name)>", at: tag.position)
        }
        guard let text = String(validating: text, as: UTF8.self) else {
          throw failure("the text is not valid UTF-8", at: start)
        }
        return text
      } else if starts(with: "&") {
        text += entity()
      } else {
        let markup = bytes[position...].firstIndex { "<&".utf8.contains($0) }
        text += bytes[position..<(markup ?? bytes.endIndex)]
        position = markup ?? bytes.endIndex
      }
    }
    throw failure("the text does not end", at: start)
  }

  /// Reads a reference to a character; one that is unknown stays as it is.
  private mutating func entity() -> [UInt8] {
    let ampersand = position
    position += 1
    // The longest is that of the last character, in digits.
    guard let end = bytes[position...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else {
      return [bytes[ampersand]]
    }
    let name = String(decoding: bytes[position..<end], as: UTF8.self)
    var character: Unicode.Scalar?
    if name.hasPrefix("#x") {
      character = UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
    } else if name.hasPrefix("#") {
      character = UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
    } else {
      let known: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
      ]
      character = known[name]
    }
    guard let character else { return [bytes[ampersand]] }
    position = end + 1
    return Array(String(character).utf8)
  }
}
