extension GettextReader {
  /// Reads a file of texts, `.po`.
  ///
  /// What translators marked as fuzzy or obsolete is left out, as `msgfmt` leaves it out.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file for problems.
  static func po(_ bytes: [UInt8], file: String) -> GettextFile {
    let bytes = TextEncoding.utf8(bytes)
    var parser = POParser(bytes, file: file)
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      parser.read(line)
    }
    return parser.finish()
  }
}

/// Reads a `.po` file line by line.
private struct POParser {
  private var reader: GettextReader
  private var entry = GettextReader.Entry()
  /// What the strings to come belong to; `nil` before the first keyword of an entry, and for what is not read.
  private var field: Field?
  private var isFuzzy = false
  /// Whether comments have marked the entry to come as fuzzy.
  private var nextIsFuzzy = false
  private var isBroken = false

  private enum Field: Equatable {
    case context
    case id
    case plural
    case form
  }

  init(_ bytes: [UInt8], file: String) {
    reader = GettextReader(file: file, bytes: bytes, hasLines: true)
  }

  /// Reads a line.
  mutating func read(_ line: ArraySlice<UInt8>) {
    var rest = line
    while let first = Self.next(&rest) {
      switch first {
      case UInt8(ascii: "#"): return readComment(rest.dropFirst())
      case UInt8(ascii: "\""):
        guard let string = Self.string(&rest) else {
          return fail("the string does not end, or has an unknown escape", at: rest.startIndex)
        }
        append(string, at: rest.startIndex)
      default:
        let word = rest.prefix { Self.isLetter($0) }
        rest = rest.dropFirst(word.count)
        guard readKeyword(String(decoding: word, as: UTF8.self), &rest) else { return }
      }
    }
  }

  mutating func finish() -> GettextFile {
    endEntry()
    return reader.finish()
  }

  private mutating func readComment(_ comment: ArraySlice<UInt8>) {
    // A comment behind the translation belongs to the entry that follows.
    if field == .form { endEntry() }
    switch comment.first {
    case UInt8(ascii: "~"):
      endEntry()
      nextIsFuzzy = false
    case UInt8(ascii: ","), UInt8(ascii: "="):
      let flags = comment.dropFirst().split { $0 == UInt8(ascii: ",") || $0 <= 0x20 }
      if flags.contains(where: { $0.elementsEqual("fuzzy".utf8) }) { nextIsFuzzy = true }
    default: break
    }
  }

  /// Begins a part of an entry; returns whether the rest of the line can be read.
  private mutating func readKeyword(_ word: String, _ rest: inout ArraySlice<UInt8>) -> Bool {
    switch word {
    case "msgctxt":
      begin(at: rest.startIndex)
      field = .context
      entry.context = []
    case "msgid":
      if field != .context { begin(at: rest.startIndex) }
      field = .id
    case "msgid_plural" where field == .id:
      field = .plural
      entry.plural = []
    case "msgstr" where field == .id || field == .plural || field == .form:
      guard let index = formIndex(&rest), index == entry.forms.count else {
        fail("a plural form is missing before this one, or is repeated", at: rest.startIndex)
        return false
      }
      field = .form
      entry.forms.append([])
    case "domain":
      endEntry()
      return false
    default:
      // An entry that is complete is not lost because something else follows it.
      if field == .form { endEntry() }
      fail("what stands here is no part of an entry", at: rest.startIndex)
      return false
    }
    return true
  }

  /// Reads the number behind `msgstr`; 0 where there is none, and `nil` where it is not one that fits the entry.
  private func formIndex(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard Self.next(&rest) == UInt8(ascii: "[") else { return entry.plural == nil ? 0 : nil }
    let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    rest = rest.dropFirst(digits.count + 2)
    return entry.plural == nil ? nil : Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func begin(at position: Int) {
    endEntry()
    entry.position = position
    isFuzzy = nextIsFuzzy
    nextIsFuzzy = false
  }

  private mutating func append(_ string: [UInt8], at position: Int) {
    switch field {
    case .context: entry.context?.append(contentsOf: string)
    case .id: entry.id += string
    case .plural: entry.plural?.append(contentsOf: string)
    case .form: entry.forms[entry.forms.count - 1] += string
    case nil: fail("the string belongs to no entry", at: position)
    }
  }

  /// Reports a mistake, and leaves out the entry in which it stands: to its end, so that one mistake is one problem.
  private mutating func fail(_ reason: String, at position: Int) {
    if !isBroken { reader.report("\(reason); the entry is not used", at: position, .unreadable) }
    isBroken = true
  }

  private mutating func endEntry() {
    let isHeader = entry.id.isEmpty && entry.context == nil
    switch field {
    case .form where !isBroken && (!isFuzzy || isHeader): reader.add(entry)
    case .context, .id, .plural:
      if !isBroken { reader.report("the entry has no translation", at: entry.position) }
    case .form, nil: break
    }
    entry = GettextReader.Entry()
    field = nil
    isBroken = false
    isFuzzy = false
  }

  /// Skips white space, and returns what follows.
  private static func next(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    rest = rest.drop { $0 <= 0x20 }
    return rest.first
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// Reads a string from quotation mark to quotation mark.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return bytes
      case UInt8(ascii: "\\"):
        guard let escaped = escape(&rest) else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Reads what stands behind a backslash.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let letter = rest.first else { return nil }
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return number(&rest, radix: 8, digits: 3)
    case UInt8(ascii: "x"):
      rest = rest.dropFirst()
      return number(&rest, radix: 16, digits: 2)
    default:
      rest = rest.dropFirst()
      return TextEncoding.escapes[letter]
    }
  }

  private static func number(
    _ rest: inout ArraySlice<UInt8>, radix: Int, digits: Int
  ) -> UInt8? {
    let text = rest.prefix(digits).prefix {
      Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } == true
    }
    rest = rest.dropFirst(text.count)
    return UInt8(String(decoding: text, as: UTF8.self), radix: radix)
  }
}
