import ActionSheets

@testable import ActionSheetsLint

/// What the tests of reports report.
enum Sample {
  static let german = language("de")
  static let french = language("fr")

  static func language(_ tag: String) -> Language { Language(tag)! }

  static let notes = ListedSheet(
    kind: .actionSheet, toolkit: .uikit,
    place: SourcePlace(file: "Sources/NoteView.swift", line: 12, column: 5),
    message: ListedText(key: "notes.what", text: "What should happen to the note?"),
    buttons: [
      ListedButton(text("notes.delete", "Delete Note", line: 14), role: .destructive),
      ListedButton(text("notes.copy", "Copy to the Clipboard", line: 15)),
      ListedButton(text("cancel", "Cancel", line: 16), role: .cancel),
    ])

  static let list = SheetList(sheets: [notes])

  static func text(_ key: String, _ text: String, line: Int) -> ListedText {
    ListedText(
      key: key, text: text,
      place: SourcePlace(file: "Sources/NoteView.swift", line: line, column: 9))
  }

  /// Cancel and Delete are alike in two languages.
  static var alike: Finding {
    var finding = Finding(
      .cancelLooksDestructive, "'Cancel' and 'Delete Note' have the same title", sheet: 0,
      buttons: [2, 0], call: notes.buttons[2].title.place, keys: ["cancel", "notes.delete"])
    finding.cases = [
      Finding.Case(language: german, texts: ["Verwerfen", "Verwerfen"], entry: entry("de", 3)),
      Finding.Case(language: french, texts: ["Annuler", "Annuler"], entry: entry("fr", 4)),
    ]
    return finding
  }

  /// A title is cut in two languages.
  static var cut: Finding {
    var finding = Finding(
      .truncatedTitle, "'Copy to the Clipboard' is cut off", sheet: 0, buttons: [1],
      call: notes.buttons[1].title.place, keys: ["notes.copy"])
    let phone = Device.phone(width: 375)
    finding.cases = [
      Finding.Case(
        language: german, texts: ["Sicherheitsnummer in die Zwischenablage kopieren"],
        entry: entry("de", 7),
        cut: Finding.Cut(
          device: phone, width: 474, room: 458, excess: 2,
          shown: "Sicherheitsnummer in di…wischenablage kopieren")),
      Finding.Case(
        language: french,
        texts: ["Copier le numéro de sécurité dans le presse-papiers du téléphone"],
        entry: entry("fr", 7),
        cut: Finding.Cut(
          device: phone, width: 601.5, room: 458, excess: 15,
          shown: "Copier le numéro de sécu…presse-papiers du téléphone")),
    ]
    return finding
  }

  /// Something in a file, which has no sheet.
  static let repeated = Finding(
    .repeatedKey, "'cancel' stands in lines 3 and 9",
    call: SourcePlace(file: "Resources/de.lproj/Localizable.strings", line: 9), keys: ["cancel"])

  static func entry(_ language: String, _ line: Int) -> SourcePlace {
    SourcePlace(file: "Resources/\(language).lproj/Localizable.strings", line: line)
  }

  static let report = LintReport([alike, cut, repeated], in: list)
}
