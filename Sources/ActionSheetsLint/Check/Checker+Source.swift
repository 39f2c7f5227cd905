import ActionSheets
import ActionSheetsLocalization

extension Checker {
  /// Checks how the titles of a sheet get to the catalogs, and come back.
  mutating func checkSource(of sheet: CheckedSheet) {
    for (button, title) in sheet.titles.enumerated() {
      if title.table == nil {
        checkHardCoded(button, in: sheet)
      } else {
        for language in sheet.languages { checkTranslation(of: button, in: sheet, language) }
      }
    }
  }

  private mutating func checkHardCoded(_ button: Int, in sheet: CheckedSheet) {
    let listed = sheet.titles[button].listed
    // A program without catalogs localizes nothing.
    guard !translations.tables.isEmpty, listed.key == nil, let text = listed.text,
      text.contains(where: \.isLetter), follows(.hardCoded, in: sheet, at: [button])
    else { return }
    found.add(
      Finding(
        .hardCoded, "the title \(Catalog.Problem.quoted(text)) is not localized",
        sheet: sheet.index, buttons: [button], call: sheet.place(of: button), keys: [text]))
  }

  private mutating func checkTranslation(
    of button: Int, in sheet: CheckedSheet, _ language: Int?
  ) {
    let title = sheet.titles[button]
    guard let language, let table = title.table, language != title.sourceLanguage,
      translations.tables[table].languages.contains(language)
    else { return }
    guard let entry = title.entries[language] else {
      return add(.missing, in: sheet, at: [button], language) {
        "\($0.joined()) has no translation"
      }
    }
    if let reason = misfit(of: entry, to: title) {
      add(.formatMismatch, in: sheet, at: [button], language) {
        "the translation of \($0.joined()) does not fit: \(reason)"
      }
    }
    // OK is OK in many languages.
    if entry.text == title.sourceText, entry.text.count(where: \.isLetter) > 2 {
      add(.untranslated, in: sheet, at: [button], language) { "\($0.joined()) is not translated" }
    }
  }

  /// Returns why a translation has other places than the text of the source, where its key has none.
  private func misfit(of entry: Translations.Entry, to title: CheckedText) -> String? {
    guard let source = title.sourceText, entry.text != source else { return nil }
    return Catalog.misfit(of: entry.text, for: source)
  }
}
