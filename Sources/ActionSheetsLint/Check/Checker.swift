import ActionSheets
import ActionSheetsLocalization

/// Checks sheets against the catalogs of a program.
///
/// The work is linear in what the sheets show: the number of titles times that of languages.
package struct Checker: Sendable {
  let list: SheetList
  let configuration: LintConfiguration
  let translations: Translations
  var found = FindingList()

  /// Reads what the catalogs have for the texts of some sheets.
  package init(
    _ list: SheetList, catalogs: [CatalogSource],
    configuration: LintConfiguration = LintConfiguration()
  ) {
    self.list = list
    self.configuration = configuration
    translations = Translations(of: list, in: catalogs, languages: configuration.languages)
  }

  /// Returns what the rules find: in the order of the sheets, the worst of a sheet first, and what is about catalogs
  /// last.
  package func findings() -> [Finding] {
    var checker = self
    var keys = CheckedKeys()
    for (index, sheet) in list.sheets.enumerated() {
      let sheet = CheckedSheet(sheet, index: index, translations)
      checker.checkBranches(of: sheet)
      checker.checkTitles(of: sheet)
      checker.checkWidths(of: sheet)
      checker.checkSource(of: sheet)
      checker.checkKeys(of: sheet, &keys)
    }
    checker.checkCatalogs(keys)
    return checker.found.sorted(catalogs: list.sheets.count)
  }

  /// What a sheet shows on its buttons in one language.
  package struct ShownSheet: Sendable {
    /// The language, or `nil` where no text is in a catalog.
    package var language: Language?
    /// The titles of the buttons in the order of the source; `nil` for one that is unknown or not translated.
    package var titles: [String?]
    /// The title and the message above the buttons.
    package var heading: [String]
  }

  /// Returns what a sheet shows in each of its languages, sorted by their tags.
  package func shownSheets(of index: Int) -> [ShownSheet] {
    let sheet = CheckedSheet(list.sheets[index], index: index, translations)
    let heading = sheet.others.dropLast(sheet.sheet.fields.count)
    return sheet.languages.map { number in
      ShownSheet(
        language: number.map { translations.languages[$0] },
        titles: sheet.titles.map { $0.shown(in: number) },
        heading: heading.compactMap { $0.shown(in: number) ?? $0.sourceText })
    }
  }

  /// Returns whether a rule is to be followed at some buttons of a sheet.
  func follows(_ rule: Rule, in sheet: CheckedSheet, at buttons: [Int] = []) -> Bool {
    configuration.rules.contains(rule) && !sheet.isOff(rule, at: buttons)
  }

  /// Returns the language with a number; English stands for that of a source that no catalog translates.
  func language(_ number: Int?) -> Language {
    number.map { translations.languages[$0] } ?? .english
  }

  /// Adds that a rule found something about buttons of a sheet in one language.
  mutating func add(
    _ rule: Rule, in sheet: CheckedSheet, at buttons: [Int], _ language: Int?,
    severity: Severity? = nil, cut: Finding.Cut? = nil, _ message: ([String]) -> String
  ) {
    guard follows(rule, in: sheet, at: buttons) else { return }
    let titles = buttons.map { sheet.titles[$0] }
    let texts = titles.map { $0.shown(in: language) ?? $0.listed.key ?? "" }
    let entry = titles.lazy.compactMap { $0.place(in: language) }.first
    found.add(
      Finding.Case(language: self.language(language), texts: texts, entry: entry, cut: cut),
      languages: sheet.languages.count
    ) {
      let names = titles.map { $0.sourceText ?? $0.listed.key ?? "" }
      return Finding(
        rule, message(names.map { Catalog.Problem.quoted($0) }), severity: severity,
        sheet: sheet.index, buttons: buttons, call: buttons.first.flatMap { sheet.place(of: $0) },
        keys: titles.map { $0.listed.catalogKey ?? $0.listed.text ?? "" })
    } key: {
      FindingList.Key(
        rule: rule, severity: severity ?? rule.severity, sheet: sheet.index, buttons: buttons)
    }
  }
}

/// Findings as they are found, language by language.
struct FindingList: Sendable {
  /// What a finding of one sheet is known by while its languages are gathered.
  struct Key: Hashable {
    var rule: Rule
    var severity: Severity
    var sheet: Int
    var buttons: [Int]
  }

  private var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  /// Adds a finding in which languages make no difference, or whose languages are known.
  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Adds a case, and its finding if it is the first of it.
  ///
  /// - Parameter languages: The number of languages of the sheet.
  mutating func add(
    _ found: Finding.Case, languages: Int, _ finding: () -> Finding, key: () -> Key
  ) {
    let key = key()
    let index = indices[key] ?? findings.count
    if index == findings.count {
      findings.append(finding())
      indices[key] = index
    }
    findings[index].cases.append(found)
    findings[index].isInAllLanguages = findings[index].cases.count == languages
  }

  /// Returns the findings by sheet, the worst first; those of one severity by rule and place.
  ///
  /// - Parameter catalogs: The place of findings about catalogs among the sheets.
  func sorted(catalogs: Int) -> [Finding] {
    let ranks = Dictionary(uniqueKeysWithValues: zip(Rule.allCases, 0...))
    func rank(_ index: Int) -> (Int, Int, Int, Int) {
      let finding = findings[index]
      return (finding.sheet ?? catalogs, -finding.severity.rank, ranks[finding.rule] ?? 0, index)
    }
    return findings.indices.sorted { rank($0) < rank($1) }.map { findings[$0] }
  }
}
