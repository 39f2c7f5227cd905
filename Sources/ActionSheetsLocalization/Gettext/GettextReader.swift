import ActionSheets

/// What a file of gettext holds.
struct GettextFile {
  /// The translations; one with forms is there by both of its keys. A context and U+0004 come before the key.
  var entries: [String: Translation] = [:]
  /// The keys with an underscore, translated or not.
  var mnemonicKeys: Set<String> = []
  /// What was odd.
  var problems: [Catalog.Problem] = []
  /// What knows the line of a place; `nil` for a file that was not read.
  var list: ProblemList?
  /// Where the entry of each key begins, in bytes.
  var positions: [String: Int] = [:]
  /// The language that the header names.
  var language: Language?
  /// The plural rule of the header, or the Germanic one.
  var pluralExpression = PluralExpression.germanic
}

/// Takes the entries of a file of gettext as they stand there, in bytes.
struct GettextReader {
  private var result = GettextFile()
  private var problems: ProblemList
  /// How the texts are encoded; `nil` where that is unknown, and ASCII alone can be read.
  private var encoding: Encoding? = .utf8
  /// Where the entry of each key begins.
  private var positions: [String: Int] = [:]
  /// Where the header begins, if it was read.
  private var headerPosition: Int?
  /// Whether the lack of a plural rule is still to be reported.
  private var lacksPluralRule = true

  /// An entry as it stands in the file.
  struct Entry {
    /// Where it begins in the file.
    var position = 0
    var context: [UInt8]?
    var id: [UInt8] = []
    var plural: [UInt8]?
    /// The translation, or its forms.
    var forms: [[UInt8]] = []
  }

  /// The encodings that are read. In each, bytes below 128 are ASCII.
  private enum Encoding {
    case utf8
    case latin1
    case latin9

    init?(name: String) {
      switch name.lowercased() {
      // A template says CHARSET until someone fills it in. What was in UTF-16 is in UTF-8 already.
      case "utf-8", "utf8", "us-ascii", "ascii", "charset", "utf-16", "utf-16le", "utf-16be":
        self = .utf8
      case "iso-8859-1", "iso8859-1", "latin1": self = .latin1
      case "iso-8859-15", "iso8859-15", "latin9": self = .latin9
      default: return nil
      }
    }

    func text(_ bytes: [UInt8]) -> String? {
      switch self {
      case .utf8: String(validating: bytes, as: UTF8.self)
      case .latin1: TextEncoding.latin1(bytes)
      case .latin9:
        String(String.UnicodeScalarView(bytes.map { Self.changed[$0] ?? Unicode.Scalar($0) }))
      }
    }

    /// Where ISO 8859-15 differs from ISO 8859-1.
    private static let changed: [UInt8: Unicode.Scalar] = [
      0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
    ]
  }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - file: The name of the file for problems.
  ///   - bytes: The content.
  ///   - hasLines: Whether places in it are lines.
  init(file: String, bytes: [UInt8], hasLines: Bool) {
    problems = ProblemList(file: file, bytes: bytes, hasLines: hasLines)
  }

  mutating func report(
    _ reason: @autoclosure () -> String, at position: Int? = nil,
    _ kind: Catalog.Problem.Kind = .other, key: String? = nil
  ) {
    problems.add(reason(), at: position, kind, key: key)
  }

  /// Takes an entry, or the header. One without a translation is left out.
  mutating func add(_ entry: Entry) {
    if entry.id.isEmpty, entry.context == nil {
      readHeader(entry)
      return
    }
    let prefix = entry.context.map { $0 + Array(Catalog.contextSeparator.utf8) } ?? []
    for id in [entry.id, entry.plural ?? []] where id.contains(UInt8(ascii: "_")) {
      if let key = text(prefix + id) { result.mnemonicKeys.insert(key) }
    }
    if entry.forms.contains(where: { !$0.isEmpty }) { store(entry) }
  }

  /// Ends the file.
  mutating func finish() -> GettextFile {
    result.problems = problems.problems
    result.list = problems
    result.positions = positions
    return result
  }

  private mutating func store(_ entry: Entry) {
    let decoded = entry.forms.compactMap { text($0) }
    guard let id = text(entry.id), let context = text(entry.context ?? []),
      let plural = text(entry.plural ?? []), decoded.count == entry.forms.count
    else {
      // An unknown encoding was reported with the header.
      if encoding != nil {
        report(
          "not in the encoding of the file; the entry is not used", at: entry.position, .unreadable)
      }
      return
    }
    let hasForms = entry.plural != nil
    let prefix = entry.context == nil ? "" : context + Catalog.contextSeparator
    let forms = hasForms ? complete(decoded, of: id, key: prefix + id, entry.position) : []
    let translation = Translation(
      value: hasForms ? .forms(forms) : .text(decoded[0]),
      pluralExpression: result.pluralExpression)
    if let reason = translation.problem(for: hasForms ? plural : id, within: &problems.work) {
      return report(
        "\(Catalog.Problem.quoted(id)): \(reason); the entry is not used", at: entry.position,
        .format, key: prefix + id)
    }
    if let first = positions.updateValue(entry.position, forKey: prefix + id) {
      problems.addRepeated(id, entry: prefix + id, first: first, last: entry.position)
    }
    result.entries[prefix + id] = translation
    // A literal has the places of the plural, and so its key.
    if hasForms, positions[prefix + plural] == nil { result.entries[prefix + plural] = translation }
  }

  /// Returns the forms that the plural rule can choose; one that is missing is the nearest before it.
  private mutating func complete(
    _ forms: [String], of id: String, key: String, _ position: Int
  ) -> [String] {
    if lacksPluralRule {
      lacksPluralRule = false
      report("the header has no plural rule that can be read; the one of English is used")
    }
    let count = result.pluralExpression.count
    let chosen = forms.prefix(count)
    if chosen.count < count || chosen.contains("") {
      report(
        "\(Catalog.Problem.quoted(id)) lacks some of \(count) forms; the nearest is used",
        at: position, .missingForm, key: key)
    }
    var nearest = forms.first { !$0.isEmpty } ?? id
    return chosen.map { form in
      if !form.isEmpty { nearest = form }
      return nearest
    }
  }

  private func text(_ bytes: [UInt8]) -> String? {
    if let encoding { return encoding.text(bytes) }
    return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Reads the header, or reports another one: it does not change what the entries before it were read by.
  private mutating func readHeader(_ entry: Entry) {
    if let headerPosition {
      return problems.addRepeatedHeader(first: headerPosition, last: entry.position)
    }
    headerPosition = entry.position
    var fields: [String: String] = [:]
    for line in String(decoding: entry.forms.first ?? [], as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      let name = line[..<colon].lowercased()
      // Of repeated fields the first counts, as for gettext.
      fields[name] = fields[name] ?? value
    }
    result.language = fields["language"].flatMap { Language($0) }
    if let type = fields["content-type"] { readEncoding(type, entry.position) }
    if let plurals = fields["plural-forms"] { readPlurals(plurals, entry.position) }
  }

  private mutating func readEncoding(_ type: String, _ position: Int) {
    guard let field = type.split(separator: ";").last?.split(separator: "=", maxSplits: 1),
      field.count == 2
    else { return }
    let name = String(field[1].prefix { $0 != " " })
    encoding = Encoding(name: name)
    if encoding == nil {
      report(
        "\(Catalog.Problem.quoted(name)) is an encoding that is not read; texts in ASCII are used",
        at: position)
    }
  }

  private mutating func readPlurals(_ value: String, _ position: Int) {
    guard let rule = PluralExpression(header: value) else { return }
    result.pluralExpression = rule
    lacksPluralRule = false
    if let number = rule.numberWithoutForm {
      report("the plural rule has no form for \(number); the first or last is used", at: position)
    }
  }
}
