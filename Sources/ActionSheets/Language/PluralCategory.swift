/// The forms that words take beside numbers, as CLDR names them; a language uses some of them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Nothing, where the language has a form of its own for it.
  case zero
  /// One, and what is counted like it.
  case one
  /// Two, and what is counted like it.
  case two
  /// Some, as of 2 to 4 in Slavic languages.
  case few
  /// Many; in some languages fractions.
  case many
  /// Everything else. Each language has it.
  case other
}

extension Language {
  /// Returns the form that a word takes beside a whole number, such as "1 note", "2 notes".
  public func pluralCategory(of number: Int) -> PluralCategory {
    number == 1 ? .one : .other
  }

  /// Returns the form that a word takes beside a number as it is written, such as "1.50"; `nil` when it is none.
  public func pluralCategory(of number: String) -> PluralCategory? {
    Int(number).map { pluralCategory(of: $0) }
  }

  /// Returns the form that a word takes beside a place in an order, such as "1st", "2nd".
  public func ordinalCategory(of number: Int) -> PluralCategory {
    .other
  }
}
