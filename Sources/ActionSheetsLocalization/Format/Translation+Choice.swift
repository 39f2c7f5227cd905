import ActionSheets

extension Translation {
  /// Whether there is nothing to see: then it is none, though a file has it.
  var isBlank: Bool { value.texts.allSatisfy(\.isBlank) }
}

extension Translation.Value {
  /// Returns the text to show beside a number, or `nil` where the file has none for it.
  ///
  /// - Parameters:
  ///   - number: The value that chooses the plural form, or `nil` for one thing.
  ///   - language: The language of the text.
  ///   - plurals: The plural rule of a gettext catalog.
  ///   - specifier: How `%arg` writes the number.
  func text(
    for number: LocalizedText.Argument?, in language: Language, _ plurals: PluralExpression?,
    specifier: String = "@"
  ) -> String? {
    var value = self
    while true {
      let part: Self?
      switch value {
      case .text(let text): return text
      case .plural(let forms): part = Self.form(of: forms, for: number, in: language, specifier)
      case .device(let devices): part = devices["mac"] ?? devices["other"]
      case .width(let widths): part = widths.max { $0.key < $1.key }?.value
      case .forms(let forms):
        let index = (plurals ?? .germanic).index(of: Self.whole(number))
        return index < forms.count ? forms[index] : forms.last
      }
      guard let part else { return nil }
      value = part
    }
  }

  /// All texts of which one is shown.
  var texts: [String] {
    var texts: [String] = []
    var values = [self]
    while let value = values.popLast() {
      switch value {
      case .text(let text): texts.append(text)
      case .plural(let forms): values += forms.values
      case .device(let devices): values += devices.values
      case .width(let widths): values += widths.values
      case .forms(let forms): texts += forms
      }
    }
    return texts
  }

  /// Why some number has no text, or `nil`.
  var gap: String? {
    var values = [self]
    while let value = values.popLast() {
      switch value {
      case .text: break
      case .plural(let forms):
        if forms[.other] == nil { return "the plural form 'other' is missing" }
        values += forms.values
      case .device(let devices):
        if devices["mac"] == nil, devices["other"] == nil {
          return "there is no text for computers ('mac' or 'other')"
        }
        values += devices.values
      case .width(let widths):
        if widths.isEmpty { return "there is no text" }
        values += widths.values
      case .forms(let forms): if forms.isEmpty { return "there is no text" }
      }
    }
    return nil
  }

  private static func form(
    of forms: [PluralCategory: Self], for number: LocalizedText.Argument?, in language: Language,
    _ specifier: String
  ) -> Self? {
    let category: PluralCategory? =
      switch number {
      // Apple's files say what to show for nothing in languages, too, that have no form for it.
      case .integer(0) where forms[.zero] != nil: .zero
      case .integer(let number): language.pluralCategory(of: number)
      case .decimal:
        forms[.other]?.text(for: nil, in: language, nil)
          .flatMap { written(number, in: $0, specifier) }
          .flatMap { language.pluralCategory(of: $0) }
      case .text, nil: nil
      }
    return category.flatMap { forms[$0] } ?? forms[.other]
  }

  /// Returns a number as the first place in a text for one with a fraction shows it, in the spelling of plural rules:
  /// they count "1" and "1.0" differently.
  private static func written(
    _ number: LocalizedText.Argument?, in text: String, _ specifier: String
  ) -> String? {
    let pieces = (try? FormatString(text, .percent))?.pieces ?? []
    let formats = pieces.lazy.compactMap { piece -> ValueFormat? in
      switch piece {
      case .place(_, let format): return format.kind == .decimal ? format : nil
      case .argument:
        var specifier = Substring(specifier).utf8
        return ValueFormat(&specifier)
      case .text, .substitution: return nil
      }
    }
    let shown = number.flatMap { (formats.first ?? .plain).text(of: $0) }
    // A sign, spaces that fill up the width, and the sign of a power make no difference.
    return shown?.lowercased().filter { $0 != "+" && $0 != " " }
  }

  private static func whole(_ number: LocalizedText.Argument?) -> Int {
    switch number {
    case .integer(let number): number
    case .decimal(let number): number.magnitude < 1e18 ? Int(number) : .max
    case .text, nil: 1
    }
  }
}

extension Translation.Substitution {
  /// Returns the text to show beside its number, or `nil` where the file has none for it.
  func text(for number: LocalizedText.Argument?, in language: Language) -> String? {
    value.text(for: number, in: language, nil, specifier: specifier)
  }
}
