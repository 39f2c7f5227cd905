import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct CatalogRuleTests {
  @Test func `S13: two texts for one key of a catalog are a warning`() throws {
    let program = try CheckedProgram(strings: ["en": ["stop": "Stop"], "de": ["stop": "Halt"]])
    let found = try program.findings(
      of: .sheet(.key("stop", "Stop")), .sheet(.key("stop", "Leave", line: 30)))
    #expect(found.summary == ["warning key-with-two-texts"])
    #expect(
      found.first?.message == "the key 'stop' is 'Leave' here and 'Stop' in App/View.swift:11")
    #expect(try program.findings(of: .sheet(.key("stop", "A")), .sheet(.key("stop", "A"))) == [])
  }

  @Test func `S13: one key in two tables, or in two files without catalogs, may have two texts`() {
    let one = ListedSheet.sheet(.key("stop", "Stop"))
    #expect(findings(of: one, .sheet(.key("stop", "Leave", table: "Other"))) == [])
    var button = ListedButton.key("stop", "Leave")
    button.title.place = SourcePlace(file: "App/Other.swift", line: 3)
    #expect(findings(of: one, .sheet(button)) == [])
  }

  @Test func `S13: a translation whose places do not fit its key is an error`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["Open %@": "Open %@"], "de": ["Open %@": "%lld öffnen"],
      "fr": ["Open %@": "Ouvrir %@"],
    ])
    let found = try program.findings(of: .sheet(.key("Open %@", arguments: ["@"])))
    #expect(found.summary == ["error format-mismatch de"])
    #expect(found.first?.sheet == nil)
  }

  @Test func `S13: the places of a key that has none are those of the text in the source`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["open": "Open %@"], "de": ["open": "%d öffnen"], "fr": ["open": "Ouvrir %@"],
    ])
    let found = try program.findings(of: .sheet(.key("open", arguments: ["@"])))
    #expect(found.summary == ["error format-mismatch de"])
    #expect(found.first?.sheet == 0)
  }

  @Test func `S13: the flag for the digits of the language fits`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["Open %d": "Open %d"], "fa": ["Open %d": "%Id a"],
    ])
    #expect(try program.findings(of: .sheet(.key("Open %d", arguments: ["d"]))) == [])
  }

  @Test func `S13: of gettext, a key has no other text`() {
    let sheet = ListedSheet.sheet(.key("_Open", "_Open"), .key("_Open", "_Open All"), toolkit: .gtk)
    #expect(findings(of: sheet) == [])
  }

  @Test func `S13: a catalog that cannot be read to its end is an error`() throws {
    let program = try CheckedProgram([
      "en.lproj/Localizable.strings": "\"stop\" = \"Stop\";\n",
      "de.lproj/Localizable.strings": "\"stop\" = \"Halt\";\n\"other\" = ;\n",
    ])
    let found = try program.findings(of: .sheet(.key("stop")))
    #expect(found.summary == ["error unreadable-catalog de"])
    #expect(found.first?.cases.first?.entry?.line == 2)
  }

  @Test(arguments: [
    ["de.lproj/Localizable.strings": "\"stop\" = \"Halt"],
    ["Localizable.xcstrings": "{\"strings\""],
  ])
  func `S13: a catalog in which no text is found because it cannot be read is an error`(
    files: [String: String]
  ) throws {
    let program = try CheckedProgram(files)
    let sheet = ListedSheet.sheet(.key("stop"))
    #expect(try program.findings(of: sheet).map(\.rule) == [.unreadableCatalog])
    let french = try #require(Language("fr"))
    let found = try program.findings(of: sheet) { $0.languages = .only([french]) }
    let isOfAllLanguages = files.keys.contains("Localizable.xcstrings")
    #expect(found.map(\.rule) == (isOfAllLanguages ? [.unreadableCatalog] : []))
    #expect(try program.findings(of: .sheet(.key("stop", table: "Other"))) == [])
  }

  @Test func `S13: catalogs that no sheet uses are left alone`() throws {
    let program = try CheckedProgram([
      "en.lproj/Localizable.strings": "\"other\" = ;\n",
      "en.lproj/Titles.strings": "\"stop\" = \"Stop\";\n",
    ])
    #expect(try program.findings(of: .sheet(.key("stop", table: "Titles"))) == [])
    #expect(try program.findings(of: .sheet(.words("Stop"))) == [])
  }

  @Test func `S13: a key that stands in a file twice is a warning, if a sheet uses it`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["a": "A", "b": "B", "a": "C", "c": "D", "c": "E"]
    ])
    let found = try program.findings(of: .sheet(.key("a"), .key("b")))
    #expect(found.summary == ["warning repeated-key en"])
    #expect(found.first?.cases.first?.entry?.line == 3)
    #expect(try program.findings(of: .sheet(.key("b"))) == [])
  }

  private static func catalog(_ forms: [String: String]) -> String {
    let texts = forms.sorted { $0.key < $1.key }.map { form, text in
      "\"\(form)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Delete %lld notes": {"localizations": {
        "pl": {"variations": {"plural": {\(texts.joined(separator: ","))}}}
      }}}}
      """
  }

  @Test func `S13: a plural form that the language has is missed`() throws {
    let forms = ["one": "%lld a", "few": "%lld b", "other": "%lld c"]
    let program = try CheckedProgram(["Localizable.xcstrings": Self.catalog(forms)])
    let sheet = ListedSheet.sheet(.key("Delete %lld notes", arguments: ["lld"]))
    let found = try program.findings(of: sheet)
    #expect(found.summary == ["warning missing-plural-form pl"])
    #expect(found.first?.message == "'Delete %lld notes' lacks the plural form 'many'")
  }

  @Test(arguments: [
    ["one": "%lld a", "few": "%lld b", "many": "%lld c", "other": "%lld d"], ["other": "%lld a"],
  ])
  func `S13: a text with all forms, or with one for all numbers, lacks none`(
    forms: [String: String]
  ) throws {
    let program = try CheckedProgram(["Localizable.xcstrings": Self.catalog(forms)])
    let sheet = ListedSheet.sheet(.key("Delete %lld notes", arguments: ["lld"]))
    #expect(try program.findings(of: sheet) == [])
  }

  @Test func `S13: a text without a translation is told on request`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["a": "Stop", "b": "Leave"], "de": ["b": "Gehen"], "fr": ["b": "Partir"],
    ])
    let sheet = ListedSheet.sheet(.key("a"), .key("b"))
    #expect(try program.findings(of: sheet) == [])
    #expect(try program.findings(of: sheet, rules: [.missing]).summary == ["note missing de fr"])
  }

  @Test func `S13: a translation that is the source text is told on request`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["a": "Stop", "b": "1"], "de": ["a": "Stop", "b": "1"], "fr": ["a": "Arrêt", "b": "1"],
    ])
    let sheet = ListedSheet.sheet(.key("a"), .key("b"))
    #expect(
      try program.findings(of: sheet, rules: [.untranslated]).summary == ["note untranslated de"])
  }

  @Test func `S13: words in the source of a program with catalogs are told on request`() throws {
    let program = try CheckedProgram(strings: ["en": ["a": "Stop"]])
    let sheet = ListedSheet.sheet(.key("a"), .words("Leave"), .words("…"))
    let found = try program.findings(of: sheet, rules: [.hardCoded])
    #expect(found.summary == ["note hard-coded"])
    #expect(found.first?.buttons == [1])
    #expect(findings(of: .sheet(.words("Leave")), rules: [.hardCoded]) == [])
  }

  @Test func `S13: a text is taken from the nearest catalog that has its key`() throws {
    let program = try CheckedProgram([
      "App/en.lproj/Localizable.strings": "\"a\" = \"Stop\"; \"b\" = \"Leave\";",
      "Kit/en.lproj/Localizable.strings": "\"a\" = \"Leave\"; \"c\" = \"Leave\";",
    ])
    let file = program.path + "/Kit/Views/View.swift"
    func sheet(_ keys: String...) -> ListedSheet {
      ListedSheet(
        kind: .actionSheet, toolkit: .uikit, place: SourcePlace(file: file, line: 1),
        buttons: keys.map { ListedButton(ListedText(key: $0)) })
    }
    let folders = ["App", "Kit"]
    #expect(
      try program.findings(of: sheet("a", "c"), folders: folders).summary == [
        "error duplicate-title *"
      ])
    #expect(try program.findings(of: sheet("b"), folders: folders) == [])
  }

  @Test func `S13: a text is taken from the table that the source names, or from the default one`()
    throws
  {
    let program = try CheckedProgram([
      "de.lproj/Localizable.strings": "\"Delete\" = \"Abbrechen\"; \"Cancel\" = \"Abbrechen\";",
      "de.lproj/Verbs.strings": "\"Delete\" = \"Löschen\"; \"Close\" = \"Abbrechen\";",
    ])
    let cancel = ListedButton.key("Cancel", nil, .cancel)
    func delete(_ table: String?) -> ListedButton {
      .key("Delete", nil, .destructive, table: table)
    }
    #expect(try program.findings(of: .sheet(delete("Verbs"), cancel)) == [])
    #expect(
      try program.findings(of: .sheet(delete("Verbs"), cancel), .sheet(delete(nil), cancel)).map(
        \.sheet) == [1])
    // Nobody looks for this key in that table.
    #expect(
      try program.findings(of: .sheet(.key("Close"), cancel), .sheet(delete("Verbs"))) == [])
  }

  @Test func `S13: files that know no domain have the texts of every domain`() throws {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    let program = try CheckedProgram([
      "de.po": header + "msgid \"Stop\"\nmsgstr \"Ende\"\nmsgid \"Leave\"\nmsgstr \"Ende\"\n"
    ])
    let sheet = ListedSheet.sheet(.key("Stop", table: "app"), .key("Leave"), toolkit: .gtk)
    #expect(try program.findings(of: sheet).summary == ["error duplicate-title de"])
  }

  @Test func `S13: one key as a title and as a message has two texts`() throws {
    let program = try CheckedProgram([
      "de.po": """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"
      msgid "_Open"
      msgstr "Ö_ffnen"
      msgid "_Unlock"
      msgstr "_Öffnen"

      """
    ])
    var sheet = ListedSheet.sheet(.key("_Open"), .key("_Unlock"), toolkit: .gtk)
    sheet.title = ListedText(key: "_Unlock", place: sheet.place)
    sheet.message = ListedText(key: "_Open", place: sheet.place)
    #expect(try program.findings(of: sheet).summary == ["error duplicate-title de"])
    let checker = Checker(
      SheetList(sheets: [sheet]), catalogs: [try CatalogSource(at: program.path)])
    let german = try #require(checker.shownSheets(of: 0).first { $0.language?.tag == "de" })
    #expect(german.titles == ["Öffnen", "Öffnen"])
    #expect(german.heading == ["_Öffnen", "Ö_ffnen"])
  }

  @Test func `S13: of gettext, a context is a part of the key`() throws {
    let program = try CheckedProgram([
      "de.po": """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"
      msgctxt "menu"
      msgid "_Open"
      msgstr "Ö_ffnen"
      msgid "_Unlock"
      msgstr "_Öffnen"

      """
    ])
    var open = ListedButton.key("_Open")
    open.title.context = "menu"
    let sheet = ListedSheet.sheet(open, .key("_Unlock"), toolkit: .gtk)
    #expect(try program.findings(of: sheet).summary == ["error duplicate-title de"])
    #expect(
      try program.findings(of: .sheet(.key("_Open"), .key("_Unlock"), toolkit: .gtk)) == [])
  }

  @Test func `S13: only the languages that are asked for are checked`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["a": "A", "b": "B"], "de": ["a": "C", "b": "C"], "fr": ["a": "D", "b": "D"],
    ])
    let french = try #require(Language("fr"))
    let found = try program.findings(of: .sheet(.key("a"), .key("b"))) {
      $0.languages = .only([french])
    }
    #expect(found.flatMap(\.cases).map(\.language) == [french])
  }
}
