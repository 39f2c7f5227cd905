import ActionSheets

extension Translation.Value {
  /// Returns the text to show beside a number, or `nil` where the file has none for it.
  ///
  /// - Parameters:
  ///   - number: The value that chooses the plural form, or `nil` for one thing.
  ///   - language: The language of the text.
  ///   - plurals: The plural rule of a gettext catalog.
  func text(
    for number: LocalizedText.Argument?, in language: Language, _ plurals: PluralExpression?
  ) -> String? {
    var value = self
    while true {
      let part: Self?
      switch value {
      case .text(let text): return text
      case .plural(let forms): part = Self.form(of: forms, for: number, in: language)
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
    of forms: [PluralCategory: Self], for number: LocalizedText.Argument?, in language: Language
  ) -> Self? {
    let category: PluralCategory? =
      switch number {
      // Apple's files say what to show for nothing in languages, too, that have no form for it.
      case .integer(0) where forms[.zero] != nil: .zero
      case .integer(let number): language.pluralCategory(of: number)
      case .decimal(let number): language.pluralCategory(of: "\(number)")
      case .text, nil: nil
      }
    return category.flatMap { forms[$0] } ?? forms[.other]
  }

  private static func whole(_ number: LocalizedText.Argument?) -> Int {
    switch number {
    case .integer(let number): number
    case .decimal(let number): number.magnitude < 1e18 ? Int(number) : .max
    case .text, nil: 1
    }
  }
}
