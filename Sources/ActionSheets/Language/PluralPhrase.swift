/// A phrase with a number in it, in each form that its language has.
public struct PluralPhrase: Hashable, Sendable {
  /// The language whose rules choose the form.
  public let language: Language
  private let forms: [PluralCategory: String]
  private let other: String

  /// Creates a phrase.
  ///
  /// - Parameters:
  ///   - other: The form for ``PluralCategory/other``, and for each category that has none of its own.
  ///   - forms: The forms for other categories.
  ///   - language: The language of the phrase.
  public init(
    _ other: String, _ forms: [PluralCategory: String] = [:], in language: Language = .english
  ) {
    self.language = language
    self.forms = forms
    self.other = other
  }

  /// Returns the form for a number. Nothing is put into its places.
  public func form(for number: Int) -> String {
    forms[language.pluralCategory(of: number)] ?? other
  }
}

extension String {
  /// Returns a phrase with its places filled in, such as `{count}`, each once.
  ///
  /// Braces in what is filled in mean nothing, and a place without a value stays as it is.
  package func filling(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
