/// A phrase with a number in it, in each form that its language has.
public struct PluralPhrase: Hashable, Sendable {
  /// The language whose rules choose the form.
  public let language: Language
  private let forms: [PluralCategory: String]
  private let other: String

  /// Creates a phrase; a form that is missing is the one for ``PluralCategory/other``.
  public init(
    _ other: String, _ forms: [PluralCategory: String] = [:], in language: Language = .english
  ) {
    self.language = language
    self.forms = forms
    self.other = other
  }

  /// Returns the form for a number, with its places not yet filled in.
  public func form(for number: Int) -> String {
    forms[language.pluralCategory(of: number)] ?? other
  }
}
