import ActionSheets

// What a check of texts asks, which knows no values.
extension Catalog {
  /// Returns the longest text that is shown for a key, with the places for its values in it as they stand in the file.
  ///
  /// It is one of those for phones, where there are texts for devices. A title has no mnemonic.
  ///
  /// - Parameters:
  ///   - key: The key, with its context as in ``text(_:context:)``.
  ///   - isTitle: Whether it is that of a button's title.
  /// - Returns: The text, or `nil` where the key has no translation.
  package func pattern(for key: String, isTitle: Bool) -> String? {
    guard let translation = translations[key], var text = translation.value.longest else {
      return nil
    }
    // A part may stand in another one, never in itself; each round puts in those of one depth.
    for _ in 0..<translation.substitutions.count where text.utf8.count < Self.patternLimit {
      let expanded = translation.expanded(text)
      if expanded == text { break }
      text = expanded
    }
    guard isTitle, translation.pluralExpression != nil else { return text }
    return Mnemonic.removed(from: text, key: key)
  }

  /// The most bytes of a text in which parts are still put; no title is so long.
  private static let patternLimit = 10_000

  /// Returns why a translation cannot stand for the text of its source, or `nil` when it can.
  package static func misfit(of translation: String, for source: String) -> String? {
    var work = Composer.limit
    return Translation(value: .text(translation)).problem(for: source, within: &work)
  }

  /// Returns the plural forms of a key that the language has for whole numbers below 1000 and the catalog does not
  /// have.
  ///
  /// A text that has ``PluralCategory/other`` alone does not vary with the number, and lacks none.
  package func missingForms(of key: String) -> [PluralCategory] {
    guard let translation = translations[key] else { return [] }
    let values = [translation.value] + translation.substitutions.values.map(\.value)
    let found = values.flatMap(\.pluralForms).filter { $0.count > 1 }
    guard !found.isEmpty else { return [] }
    let wanted = Set((0..<1000).map { language.pluralCategory(of: $0) })
    return PluralCategory.allCases.filter { category in
      wanted.contains(category) && found.contains { !$0.contains(category) }
    }
  }
}

extension String {
  /// Returns the text of a program of GTK without the mark of its mnemonic.
  package var withoutMnemonic: String { Mnemonic.removed(from: self, key: self) }
}

extension Translation {
  /// Returns a text with what stands for its parts, one level deep.
  fileprivate func expanded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[sign...]
      let place = rest.dropFirst().prefix { $0.isASCII && $0.isNumber || $0 == "$" }
      let name = rest[place.endIndex...]
      if name.hasPrefix("#@"), let end = name.dropFirst(2).firstIndex(of: "@"),
        let value = substitutions[String(name.dropFirst(2)[..<end])]?.value.longest
      {
        result += value
        rest = rest[rest.index(after: end)...]
      } else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

extension Translation.Value {
  /// The longest text of which one is shown on a phone.
  fileprivate var longest: String? {
    switch self {
    case .text(let text): text
    case .plural(let forms): Self.longest(Array(forms.values))
    case .device(let devices):
      (devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value)?.longest
    case .width(let widths): Self.longest(Array(widths.values))
    case .forms(let forms): forms.max { ($0.count, $0) < ($1.count, $1) }
    }
  }

  private static func longest(_ values: [Self]) -> String? {
    values.compactMap(\.longest).max { ($0.count, $0) < ($1.count, $1) }
  }

  /// The plural categories of each choice among them.
  fileprivate var pluralForms: [Set<PluralCategory>] {
    switch self {
    case .text, .forms: []
    case .plural(let forms): [Set(forms.keys)] + forms.values.flatMap(\.pluralForms)
    case .device(let devices): devices.values.flatMap(\.pluralForms)
    case .width(let widths): widths.values.flatMap(\.pluralForms)
    }
  }
}
