import ActionSheets
import ActionSheetsLocalization

/// The keys that the sheets use, by where they are looked up.
struct CheckedKeys {
  /// A key where one text can be meant by it.
  struct Key: Hashable {
    var key: String
    var table: Int?
    var name: String?
    var bundle: String?
    /// The file, where no catalog tells which key is meant.
    var file: String?
  }

  /// Where a key has its first text.
  var texts: [Key: (text: String, place: SourcePlace?)] = [:]
  /// Those whose second text was found.
  var told: Set<Key> = []
  /// The keys that are taken from each table.
  var used: [Int: Set<String>] = [:]
}

extension Checker {
  /// Gathers the keys of a sheet, and finds those to which the sources give two texts.
  mutating func checkKeys(of sheet: CheckedSheet, _ keys: inout CheckedKeys) {
    for (index, text) in (sheet.titles + sheet.others).enumerated() {
      guard let key = text.listed.catalogKey else { continue }
      if let table = text.table { keys.used[table, default: []].insert(key) }
      // Of gettext, the key is the text, and that of a plural is the singular.
      guard let words = text.listed.text, sheet.sheet.toolkit != .gtk else { continue }
      let place = text.listed.place ?? sheet.sheet.place
      let found = CheckedKeys.Key(
        key: key, table: text.table, name: text.listed.table, bundle: text.listed.bundle,
        file: text.table == nil ? place?.file : nil)
      guard let first = keys.texts[found] else {
        keys.texts[found] = (words, place)
        continue
      }
      let buttons = index < sheet.titles.count ? [index] : []
      guard first.text != words, follows(.keyWithTwoTexts, in: sheet, at: buttons),
        keys.told.insert(found).inserted
      else { continue }
      let other = first.place.map { " in \($0.file):\($0.line)" } ?? " elsewhere"
      let quoted = [key, words, first.text].map { Catalog.Problem.quoted($0) }
      self.found.add(
        Finding(
          .keyWithTwoTexts, "the key \(quoted[0]) is \(quoted[1]) here and \(quoted[2])\(other)",
          sheet: sheet.index, buttons: buttons, call: place, keys: [key]))
    }
  }

  /// Checks the catalogs from which the sheets may take texts: what is odd about the texts that they take, and what
  /// cannot be read: a text that was not found may be there.
  mutating func checkCatalogs(_ keys: CheckedKeys) {
    for (index, table) in translations.tables.enumerated() {
      let used = keys.used[index] ?? []
      checkProblems(of: table, used)
      guard configuration.rules.contains(.missingPluralForm) else { continue }
      for key in used.sorted() { checkForms(of: key, in: table) }
    }
  }

  private mutating func checkProblems(of table: Translations.Table, _ used: Set<String>) {
    // A problem of the whole table comes with each of its languages.
    var languages: [Catalog.Problem: [Language]] = [:]
    var order: [Catalog.Problem] = []
    for found in table.problems {
      if languages[found.problem] == nil { order.append(found.problem) }
      languages[found.problem, default: []].append(found.language)
    }
    for problem in order {
      guard let rule = Self.rule(for: problem, used), configuration.rules.contains(rule) else {
        continue
      }
      var finding = Finding(rule, problem.reason, keys: problem.key.map { [$0] } ?? [])
      let place = SourcePlace(file: problem.file, line: problem.line ?? 1)
      let found = languages[problem] ?? []
      // A file of one language has its place there.
      if found.count == 1 {
        finding.cases = [Finding.Case(language: found[0], texts: [], entry: place)]
      } else {
        finding.call = place
        finding.isInAllLanguages = found.count == table.languages.count
      }
      self.found.add(finding)
    }
  }

  private static func rule(for problem: Catalog.Problem, _ used: Set<String>) -> Rule? {
    if problem.kind == .unreadable { return .unreadableCatalog }
    guard let key = problem.key, used.contains(key) else { return nil }
    switch problem.kind {
    case .repeatedKey: return .repeatedKey
    case .missingForm: return .missingPluralForm
    case .format: return .formatMismatch
    case .unreadable, .other: return nil
    }
  }

  private mutating func checkForms(of key: String, in table: Translations.Table) {
    // The forms are the same, with mnemonics and without.
    let wanted = [true, false].map { Translations.Wanted(key: key, isTitle: $0) }
    guard let entries = wanted.lazy.compactMap({ table.entries[$0] }).first else { return }
    let cases = table.languages.compactMap { number -> (case: Finding.Case, forms: String)? in
      guard let entry = entries[number], !entry.missingForms.isEmpty else { return nil }
      let forms = entry.missingForms.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let found = Finding.Case(
        language: translations.languages[number], texts: [entry.text], entry: entry.place)
      return (found, forms)
    }
    for (forms, group) in Dictionary(grouping: cases, by: \.forms).sorted(by: { $0.key < $1.key }) {
      var finding = Finding(
        .missingPluralForm, "\(Catalog.Problem.quoted(key)) lacks the plural form \(forms)",
        keys: [key])
      finding.cases = group.map(\.case).sorted { $0.language.tag < $1.language.tag }
      finding.isInAllLanguages = group.count == table.languages.count && group.count > 1
      found.add(finding)
    }
  }
}
