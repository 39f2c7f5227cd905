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
