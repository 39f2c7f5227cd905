import ActionSheets

/// A sheet with what it shows in each language.
struct CheckedSheet {
  let sheet: ListedSheet
  /// Its place in the list.
  let index: Int
  /// The titles of the buttons, in their order.
  let titles: [CheckedText]
  /// Title, message and labels.
  let others: [CheckedText]
  /// The numbers of its languages, sorted by their tags; one that stands for all where no text was found in a catalog.
  let languages: [Int?]

  init(_ sheet: ListedSheet, index: Int, _ translations: Translations) {
    self.sheet = sheet
    self.index = index
    titles = sheet.buttons.map {
      CheckedText($0.title, of: sheet, isTitle: true, translations)
    }
    others = ([sheet.title, sheet.message].compactMap { $0 } + sheet.fields).map {
      CheckedText($0, of: sheet, isTitle: false, translations)
    }
    let tables = Set((titles + others).compactMap(\.table))
    let numbers = Set(tables.flatMap { translations.tables[$0].languages })
    let sorted = numbers.sorted { translations.ranks[$0] < translations.ranks[$1] }
    languages = sorted.isEmpty ? [nil] : sorted
  }

  /// Where a button stands in the source.
  func place(of button: Int) -> SourcePlace? { sheet.buttons[button].title.place ?? sheet.place }

  /// Returns whether a rule is switched off at the sheet or at one of some buttons.
  func isOff(_ rule: Rule, at buttons: [Int]) -> Bool {
    func isNamed(_ names: [String]) -> Bool {
      names.contains(rule.rawValue) || names.contains("all")
    }
    return isNamed(sheet.disabled) || buttons.contains { isNamed(sheet.buttons[$0].disabled) }
  }
}

/// A text of a sheet with what is shown of it in each language.
struct CheckedText {
  let listed: ListedText
  /// The number of the table that has it, or `nil` where none was found.
  let table: Int?
  /// What the table has, by the numbers of the languages.
  let entries: [Int: Translations.Entry]
  /// The number of the language of the source, where the table is checked in it.
  let sourceLanguage: Int?
  /// The text where there is no translation: that of the source, or `nil` where it is unknown.
  let sourceText: String?

  init(
    _ text: ListedText, of sheet: ListedSheet, isTitle: Bool, _ translations: Translations
  ) {
    listed = text
    table = translations.table(for: text, in: text.place?.file ?? sheet.place?.file)
    let found = table.map { translations.tables[$0] }
    let wanted = text.catalogKey.map { Translations.Wanted(key: $0, isTitle: isTitle) }
    let entries = wanted.flatMap { found?.entries[$0] } ?? [:]
    self.entries = entries
    sourceLanguage = found?.sourceLanguage
    var words = found?.sourceLanguage.flatMap { entries[$0]?.text } ?? text.text
    // A key reads like a text where it has words, or stands for itself in a catalog.
    if words == nil, let key = text.key, found != nil || key.contains(" ") { words = key }
    sourceText = isTitle && sheet.toolkit == .gtk ? words?.withoutMnemonic : words
  }

  /// Whether values are put into the text.
  var hasValues: Bool { !listed.arguments.isEmpty }

  /// Returns the text that is shown in a language, or `nil` where that is unknown, or there is no translation.
  func shown(in language: Int?) -> String? {
    guard table != nil, let language else { return sourceText }
    return entries[language]?.text ?? (language == sourceLanguage ? sourceText : nil)
  }

  /// Returns where a catalog has the text in a language.
  func place(in language: Int?) -> SourcePlace? { language.flatMap { entries[$0]?.place } }

  /// Returns what two titles are compared by: the text as people tell it apart, or the key where the text is unknown.
  func identity(in language: Int?) -> String? {
    if let shown = shown(in: language) {
      let folded = shown.foldedTitle
      return folded.isEmpty ? nil : folded
    }
    guard table == nil, let key = listed.catalogKey else { return nil }
    return "\u{0}\(listed.bundle ?? "")\u{0}\(listed.table ?? "")\u{0}\(key)"
  }
}

extension String {
  /// The title as people compare it: without case, without differences of width, and with one space for each run of
  /// white space.
  ///
  /// Accents stay: in many languages they tell words apart.
  var foldedTitle: String {
    var folded = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in unicodeScalars {
      if SearchFolding.isSpace(scalar.value) {
        if !isAfterSpace { folded.append(" ") }
        isAfterSpace = true
      } else if !scalar.isUnseen {
        let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
        let narrow = isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
        folded.append(narrow ?? scalar)
        isAfterSpace = false
      }
    }
    if folded.last == " " { folded.removeLast() }
    return String(folded).lowercased()
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of the character: white space, the soft hyphen, marks of width zero and of direction.
  var isUnseen: Bool {
    switch value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: SearchFolding.isSpace(value)
    }
  }
}
