import ActionSheets

extension Checker {
  /// Checks what the buttons show in each language.
  mutating func checkTitles(of sheet: CheckedSheet) {
    for language in sheet.languages {
      checkAlike(in: sheet, language)
      for (button, title) in sheet.titles.enumerated() {
        guard let text = title.shown(in: language) else { continue }
        checkLetters(text, of: button, in: sheet, language)
      }
    }
  }

  /// Finds buttons with one title.
  private mutating func checkAlike(in sheet: CheckedSheet, _ language: Int?) {
    var groups: [String: [Int]] = [:]
    for (button, title) in sheet.titles.enumerated() {
      if let identity = title.identity(in: language) {
        groups[identity, default: []].append(button)
      }
    }
    for group in groups.values.sorted(by: { $0[0] < $1[0] }) where group.count > 1 {
      checkAlike(group, in: sheet, language)
    }
  }

  private mutating func checkAlike(_ group: [Int], in sheet: CheckedSheet, _ language: Int?) {
    let (lost, lostCompany) = Self.company(of: group, in: sheet.sheet) {
      Set([$0.role, $1.role]) == [.cancel, .destructive]
    }
    add(.cancelLooksDestructive, lost, lostCompany, in: sheet, language)
    let (alike, company) = Self.company(of: group, in: sheet.sheet) { left, right in
      // What differs in its values alone is told apart by them.
      if !left.title.arguments.isEmpty, left.title.key == right.title.key { return false }
      // Two ways back have a rule of their own.
      return Set([left.role, right.role]) != [.cancel, .destructive]
        && (left.role, right.role) != (.cancel, .cancel)
    }
    add(.duplicateTitle, alike, company, in: sheet, language)
  }

  private mutating func add(
    _ rule: Rule, _ buttons: [Int], _ company: Company, in sheet: CheckedSheet, _ language: Int?
  ) {
    guard company != .never else { return }
    let hasValues = buttons.contains { sheet.titles[$0].hasValues }
    let isCertain = company == .always && !hasValues
    let condition = company == .always ? "" : ", if their conditions hold at once"
    add(rule, in: sheet, at: buttons, language, severity: isCertain ? nil : .note) { names in
      let different = Set(names)
      guard different.count > 1 else {
        return "\(names.count) buttons have the title \(names.first ?? "")\(condition)"
      }
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return "\(list) have the same title\(condition)"
    }
  }

  /// Checks the letters of a title.
  private mutating func checkLetters(
    _ text: String, of button: Int, in sheet: CheckedSheet, _ language: Int?
  ) {
    if text.unicodeScalars.allSatisfy({ $0.isUnseen }) {
      add(.emptyTitle, in: sheet, at: [button], language) { "the title \($0.joined()) is empty" }
      return
    }
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last].compactMap { $0 }
    if ends.contains(where: { SearchFolding.isSpace($0.value) }) {
      add(.padded, in: sheet, at: [button], language) {
        "\($0.joined()) begins or ends with white space"
      }
    }
    if configuration.rules.contains(.lookAlikeLetters), text.mixesScripts {
      add(.lookAlikeLetters, in: sheet, at: [button], language) {
        "a word of \($0.joined()) mixes letters of scripts that look alike"
      }
    }
  }
}

extension String {
  /// Whether a word has letters of Latin beside such of Greek or Cyrillic.
  fileprivate var mixesScripts: Bool {
    var scripts: Set<Int> = []
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: scripts.insert(0)
      case 0x386...0x3FF: scripts.insert(1)
      case 0x400...0x52F: scripts.insert(2)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        continue
      default: scripts = []
      }
      if scripts.count > 1 { return true }
    }
    return false
  }
}
