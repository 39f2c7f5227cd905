import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct TextReportTests {
  @Test func `S13: the report names place, fault, languages, widths and cure`() {
    #expect(
      Sample.report.text() == """
        Sources/NoteView.swift:12:5: action sheet “What should happen to the note?”
          buttons: “Delete Note”, “Copy to the Clipboard”, “Cancel”
        Resources/de.lproj/Localizable.strings:3:1: error: 'Cancel' and 'Delete Note' have the same title [cancel-looks-destructive]
          used at Sources/NoteView.swift:16:9
          in de “Verwerfen”, fr “Annuler”
          help: \(Rule.cancelLooksDestructive.advice)
        Resources/de.lproj/Localizable.strings:7:1: warning: 'Copy to the Clipboard' is cut off [truncated-title]
          used at Sources/NoteView.swift:15:9
          on a phone 375 points wide, letters become smaller first, and titles of more than 458 points are cut:
          fr  ████████████████████▏███████  602/458 pt, 15 characters too many: “Copier le numéro de sécu…presse-papiers du téléphone”  Resources/fr.lproj/Localizable.strings:7:1
          de  ████████████████████▏█        474/458 pt, 2 characters too many: “Sicherheitsnummer in di…wischenablage kopieren”  Resources/de.lproj/Localizable.strings:7:1
          help: \(Rule.truncatedTitle.advice)

        Resources/de.lproj/Localizable.strings:9:1: warning: 'cancel' stands in lines 3 and 9 [repeated-key]
          help: \(Rule.repeatedKey.advice)

        1 error, 2 warnings in 1 of 1 sheet.

        """)
  }

  @Test func `S13: a sheet is named by the words that people see, without mnemonics`() {
    let sheet = ListedSheet(
      kind: .alert, toolkit: .gtk, message: ListedText(key: "What now?"),
      buttons: [
        ListedButton(ListedText(key: "_Delete", text: "_Delete")),
        ListedButton(ListedText(text: "_Delete")),
      ], fields: [ListedText(text: "Name")])
    let report = LintReport(of: Checker(SheetList(sheets: [sheet]), catalogs: []))
    #expect(report.text().hasPrefix("alert “What now?”\n  buttons: “Delete”, “Delete”\n"))
  }

  @Test func `S13: titles that are alike when cut are to differ where they are seen`() {
    #expect(Rule.alikeWhenCut.advice == "Put what tells the titles apart first.")
  }

  @Test func `S13: advice stands once for each rule`() {
    let text = LintReport([Sample.alike, Sample.alike], in: Sample.list).text()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  help: ") } == 1)
  }

  @Test func `S13: what is so in all languages does not list them`() {
    var finding = Sample.alike
    finding.isInAllLanguages = true
    let text = LintReport([finding], in: Sample.list).text()
    #expect(text.contains("\n  in all languages\n") && !text.contains("Annuler"))
    #expect(text.contains("\nSources/NoteView.swift:16:9: error:"))
  }

  @Test(arguments: [(false, 6), (true, 8)])
  func `S13: of many languages five have their line`(isVerbose: Bool, lines: Int) {
    let tags = ["da", "de", "es", "fi", "fr", "it", "nb", "sv"]
    var finding = Sample.cut
    finding.cases = tags.map { tag in
      var found = Sample.cut.cases[0]
      found.language = Sample.language(tag)
      return found
    }
    let text = LintReport([finding], in: Sample.list).text(isVerbose: isVerbose)
    let start = text.split(separator: "\n").drop { !$0.hasSuffix("are cut:") }.dropFirst()
    #expect(start.prefix { !$0.hasPrefix("  help") }.count == lines)
    #expect(text.contains("\n  and it, nb, sv\n") == !isVerbose)
  }

  @Test(arguments: [1e300, .nan, -.infinity, .infinity, 0, -1])
  func `S13: no width makes a bar without end`(width: Double) {
    var finding = Sample.cut
    finding.cases[0].cut?.width = width
    finding.cases[1].cut?.room = width
    for text in [LintReport([finding], in: Sample.list)].flatMap({ [$0.text(), $0.json] }) {
      #expect(text.utf8.count < 5_000)
    }
  }

  @Test func `S13: colors come only if they are wanted`() {
    #expect(!Sample.report.text().contains("\u{1B}"))
    let colored = Sample.report.text(isColored: true)
    #expect(colored.contains("\u{1B}[31merror:\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(plain == Sample.report.text())
  }

  @Test(arguments: [
    ("Cancel\u{1B}]0;owned\u{7}", "Cancel␛]0;owned␇"),
    ("\u{202E}lecnaC", "⟨U+202E⟩lecnaC"),
    ("a\nb", "a␊b"),
    // Commands of GitHub and Azure count anywhere in a line.
    ("###[error]x", "# # #[error]x"), ("##vso[task.setvariable]", "# #vso[task.setvariable]"),
    ("ביטול", "\u{2068}ביטול\u{2069}"),
  ])
  func `C17: a title in the report is shown, and commands nothing`(title: String, shown: String) {
    var finding = Sample.alike
    finding.cases[0].texts = [title, title]
    finding.message = title
    let text = LintReport([finding], in: Sample.list).text()
    #expect(text.contains("de “\(shown)”"))
    #expect(text.split(separator: "\n").count == 7)
  }

  @Test(arguments: [
    ("::error::x/a.strings", "./::error::x/a.strings:3:1: "), ("a\n::x", "a␊::x:3:1: "),
    (" ::x", "./ ::x:3:1: "), ("\u{A0}::x", "./\u{A0}::x:3:1: "),
    ("\u{3000} ::x", "./\u{3000} ::x:3:1: "), (" a::x", " a::x:3:1: "),
  ])
  func `C17: no path begins a command`(path: String, link: String) {
    var finding = Sample.alike
    finding.cases[0].entry?.file = path
    let text = LintReport([finding], in: Sample.list).text()
    #expect(text.contains("\n\(link)error: "))
  }

  @Test func `S13: the last line counts what there is, what is known, and what was not followed`() {
    var list = Sample.list
    #expect(LintReport([], in: list).text() == "Nothing found in 1 sheet.\n")
    list.skipped = [
      SheetList.Skipped("the title is built at run time", at: SourcePlace(file: "a.swift", line: 4))
    ]
    let report = LintReport([], in: list)
    #expect(
      report.text()
        == "Nothing found in 1 sheet; 1 place could not be followed. Use --verbose to list those places.\n"
    )
    #expect(
      report.text(isVerbose: true) == """
        a.swift:4:1: skipped: the title is built at run time

        Nothing found in 1 sheet; 1 place could not be followed.

        """)
  }

  @Test func `S13: a title in a terminal is measured in columns`() {
    var finding = Sample.cut
    finding.cases = [finding.cases[0]]
    finding.cases[0].cut?.device = .terminal(columns: 40)
    finding.cases[0].cut?.excess = 1
    let text = LintReport([finding], in: Sample.list).text()
    #expect(text.contains("  in a terminal of 40 columns:\n"))
    #expect(text.contains("474/458 columns, 1 character too many: “"))
  }
}
