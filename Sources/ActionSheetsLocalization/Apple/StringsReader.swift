/// What a file of `.strings` or `.stringsdict` holds.
struct StringsFile {
  /// The translations by their keys.
  var entries: [String: Translation]
  /// What was odd.
  var list: ProblemList
  /// Where each key stands, in bytes.
  var positions: [String: Int]

  var problems: [Catalog.Problem] { list.problems }
}

/// Reads `.strings` files as people write them: `"key" = "text";`, one after another.
///
/// A mistake is reported, and reading goes on with the next entry.
struct StringsReader {
  let bytes: [UInt8]
  let isLatin1: Bool
  var position = 0
  var problems: ProblemList
  private var entries: [String: Translation] = [:]
  /// The offset of each key.
  private var positions: [String: Int] = [:]

  /// Returns what a file has, which may also be a property list in XML or binary.
  static func read(_ bytes: [UInt8], file: String) -> StringsFile {
    let bytes = TextEncoding.utf8(bytes)
    if PropertyList.isPropertyList(bytes) { return readPropertyList(bytes, file: file) }
    var reader = StringsReader(bytes, file: file)
    reader.readEntries()
    return StringsFile(
      entries: reader.entries, list: reader.problems, positions: reader.positions)
  }

  private static func readPropertyList(_ bytes: [UInt8], file: String) -> StringsFile {
    var (members, problems) = PropertyList.members(of: bytes, file: file)
    var entries: [String: Translation] = [:]
    var positions: [String: Int] = [:]
    for member in problems.unique(members) {
      positions[member.key] = member.position
      if let text = member.value.string {
        let translation = Translation(value: .text(text))
        entries[member.key] = problems.checked(
          translation, for: member.key, at: member.position)
      } else {
        problems.add(
          "\(Catalog.Problem.quoted(member.key)) is no text", at: member.value.position)
      }
    }
    return StringsFile(entries: entries, list: problems, positions: positions)
  }

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    isLatin1 = TextEncoding.declaresLatin1(bytes)
    problems = ProblemList(file: file, bytes: bytes)
  }

  private mutating func readEntries() {
    if bytes.isEmpty { problems.add("the file is empty") }
    skipSpace()
    // A property list of the old kind has braces around its entries.
    let hasBraces = take("{")
    while true {
      skipSpace()
      if hasBraces, take("}") { skipSpace() }
      if peek == nil { return }
      readEntry()
    }
  }

  private mutating func readEntry() {
    let start = position
    guard let key = token() else { return recover("expected a key", at: start) }
    skipSpace()
    if take(";") { return add(key, key.text) }
    guard take("=") else { return recover("expected '=' after the key", at: start, behind: key) }
    skipSpace()
    let valueStart = position
    guard let value = token() else {
      return recover("\(Catalog.Problem.quoted(key.text)) has no text", at: valueStart)
    }
    let end = position
    skipSpace()
    if !take(";") {
      // A text over several lines has probably lost its quotation mark, and swallowed the next entry.
      if value.spansLines {
        return recover("the text does not end, or no ';' follows", at: valueStart, behind: value)
      }
      problems.add(
        "expected ';' after the text of \(Catalog.Problem.quoted(key.text))", at: end, .unreadable)
    }
    add(key, value.text)
  }

  private mutating func add(_ key: Token, _ text: String) {
    if let first = positions.updateValue(key.start, forKey: key.text) {
      problems.addRepeated(key.text, first: first, last: key.start)
    }
    let translation = Translation(value: .text(text))
    entries[key.text] = problems.checked(translation, for: key.text, at: key.start)
  }

  /// Reports a mistake, and goes to the next entry: behind a semicolon, or to the next line.
  ///
  /// - Parameter token: What was read last; if it spans lines, the line after its first one is next.
  private mutating func recover(
    _ reason: @autoclosure () -> String, at offset: Int, behind token: Token? = nil
  ) {
    problems.add(reason(), at: offset, .unreadable)
    if let token, token.spansLines { position = token.start }
    while let byte = peek {
      position += 1
      if byte == 10 || byte == 13 { return }
      if byte == UInt8(ascii: ";"), token?.spansLines != true { return }
    }
  }

  var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(position, bytes.endIndex)...].starts(with: $0) }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments of both kinds.
  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 9...13, 32: position += 1
      case UInt8(ascii: "/") where starts(with: "//"):
        while let byte = peek, byte != 10, byte != 13 { position += 1 }
      case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
      // Separators of lines and paragraphs, and a mark within the file, as where files were joined.
      case 0xE2 where starts(with: "\u{2028}") || starts(with: "\u{2029}"): position += 3
      case 0xEF where starts(with: "\u{FEFF}"): position += 3
      default: return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "*"), take("/") { return }
    }
    problems.add("the comment does not end", at: start, .unreadable)
  }
}
