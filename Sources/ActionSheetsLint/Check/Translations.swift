import ActionSheets
import ActionSheetsLocalization

/// What the catalogs of a program have for the texts of its sheets.
///
/// One catalog is in memory at a time; of each, what the sheets ask for is kept.
struct Translations {
  /// A text that a catalog has.
  struct Entry: Hashable, Sendable {
    var text: String
    var place: SourcePlace?
    /// The plural forms that the language has and the text lacks.
    var missingForms: [PluralCategory] = []
  }

  /// Something odd in a catalog, with the language that it was read for.
  struct Problem: Hashable, Sendable {
    var problem: Catalog.Problem
    var language: Language
  }

  /// A table of one place, with what was asked of it.
  struct Table: Sendable {
    let name: String
    /// Whether it has the texts for which the source names no table.
    let isDefault: Bool
    let folder: [Substring]
    /// The number of the language of the source, or `nil` where that is not checked.
    var sourceLanguage: Int?
    /// The numbers of its languages.
    var languages: [Int] = []
    /// What it has for what was asked; the texts by the numbers of their languages.
    var entries: [Wanted: [Int: Entry]] = [:]
    var problems: [Problem] = []
  }

  /// What is asked for: a key with its context, and whether it is that of a button's title.
  struct Wanted: Hashable {
    var key: String
    var isTitle: Bool
  }

  /// The table of `.po` files that are named for their languages.
  private static let unnamedDomain = "messages"

  /// All languages, in the order in which they were found.
  private(set) var languages: [Language] = []
  private(set) var tables: [Table] = []
  private var numbers: [Language: Int] = [:]
  /// The place of each language in the order of their tags.
  private(set) var ranks: [Int] = []
  /// The tables that have a key.
  private var tablesByKey: [String: [Int]] = [:]

  /// Looks up the texts of some sheets.
  init(of list: SheetList, in sources: [CatalogSource], languages checked: CheckedLanguages) {
    // Apple's tables by their names; a `.po` file in a folder knows no domain.
    var wanted: [String?: Set<Wanted>] = [:]
    for sheet in list.sheets {
      for button in sheet.buttons { Self.add(button.title, isTitle: true, to: &wanted) }
      for text in [sheet.title, sheet.message].compactMap({ $0 }) + sheet.fields {
        Self.add(text, isTitle: false, to: &wanted)
      }
    }
    guard !wanted.isEmpty else { return }
    for source in sources {
      for name in source.tables {
        let isDefault =
          ["Localizable", Self.unnamedDomain].contains(name) || source.tables.count == 1
        var keys = wanted[name] ?? []
        if isDefault { keys.formUnion(wanted[nil] ?? []) }
        if name == Self.unnamedDomain { keys = wanted.values.reduce(into: []) { $0.formUnion($1) } }
        guard !keys.isEmpty, let table = try? source.table(name) else { continue }
        read(table, of: source, isDefault: isDefault, keys, checked)
      }
    }
    let tags = languages.map(\.tag)
    ranks = tags.map { _ in 0 }
    let order = tags.indices.sorted { tags[$0] < tags[$1] }
    for (rank, index) in order.enumerated() { ranks[index] = rank }
  }

  private static func add(
    _ text: ListedText, isTitle: Bool, to wanted: inout [String?: Set<Wanted>]
  ) {
    guard let key = text.catalogKey else { return }
    wanted[text.table, default: []].insert(Wanted(key: key, isTitle: isTitle))
  }

  private mutating func read(
    _ table: CatalogSource.Table, of source: CatalogSource, isDefault: Bool,
    _ wanted: Set<Wanted>, _ checked: CheckedLanguages
  ) {
    var read = Table(
      name: table.name, isDefault: isDefault,
      folder: source.path.split(separator: "/").filter { $0 != "." })
    let keys = Set(wanted.map(\.key))
    for language in table.languages where checked.contains(language) {
      let number = number(of: language)
      read.languages.append(number)
      if language == table.sourceLanguage { read.sourceLanguage = number }
      let catalog = table.catalog(in: language, placesOf: keys)
      for wanted in wanted {
        guard let text = catalog.pattern(for: wanted.key, isTitle: wanted.isTitle) else { continue }
        let place = catalog.places[wanted.key].map {
          SourcePlace(file: $0.file, line: $0.line ?? 1)
        }
        read.entries[wanted, default: [:]][number] = Entry(
          text: text, place: place, missingForms: catalog.missingForms(of: wanted.key))
      }
      read.problems += catalog.problems.map { Problem(problem: $0, language: language) }
    }
    if read.languages.isEmpty {
      // A file that cannot be read may have those that are asked for.
      let problems = table.catalog(in: table.sourceLanguage, placesOf: []).problems
      read.problems = problems.filter { $0.kind == .unreadable }.map {
        Problem(problem: $0, language: table.sourceLanguage)
      }
    }
    for key in Set(read.entries.keys.map(\.key)) {
      tablesByKey[key, default: []].append(tables.count)
    }
    tables.append(read)
  }

  private mutating func number(of language: Language) -> Int {
    if let number = numbers[language] { return number }
    numbers[language] = languages.count
    languages.append(language)
    return languages.count - 1
  }

  /// Returns the number of the table that a text is taken from: of those that have its key and the name that the
  /// source gives, the one nearest to the source.
  func table(for text: ListedText, in file: String?) -> Int? {
    guard let key = text.catalogKey else { return nil }
    let found = named(text.table, of: tablesByKey[key] ?? [])
    guard found.count > 1, let file else { return found.first }
    let folder = file.split(separator: "/").filter { $0 != "." }.dropLast()
    return found.max { left, right in nearness(left, folder) < nearness(right, folder) }
  }

  /// Returns those of some tables that have a name; where none has it, those of gettext that know no domain.
  private func named(_ name: String?, of numbers: [Int]) -> [Int] {
    guard let name else { return numbers.filter { tables[$0].isDefault } }
    let named = numbers.filter { tables[$0].name == name }
    return named.isEmpty ? numbers.filter { tables[$0].name == Self.unnamedDomain } : named
  }

  /// How near a table is to a folder: how much of the path they share, and then how little else the table's has.
  private func nearness(_ table: Int, _ folder: ArraySlice<Substring>) -> (Int, Int, Int) {
    let path = tables[table].folder
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    return (shared, -path.count, -table)
  }
}

extension ListedText {
  /// What a catalog is asked for, with the context as gettext has it; `nil` for words that are not localized.
  var catalogKey: String? {
    key.map { key in context.map { "\($0)\u{4}\(key)" } ?? key }
  }
}
