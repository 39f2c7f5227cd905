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
  ///
  /// The rules are CLDR's. A language that CLDR does not know has ``PluralCategory/other`` alone.
  public func pluralCategory(of number: Int) -> PluralCategory {
    PluralOperands(number).category(rule: pluralRules >> 10)
  }

  /// Returns the form that a word takes beside a number as it is written, such as "1.50"; `nil` when it is none.
  ///
  /// A number has digits, and may have a sign before them, a point with further digits after them, and at the end the
  /// power of ten that a word such as "million" stands for: in "1.2c6", as in "1.2e6", it is 6. How it is
  /// written matters: in English it is "1 note", and "1.0 notes".
  public func pluralCategory(of number: String) -> PluralCategory? {
    PluralOperands(number)?.category(rule: pluralRules >> 10)
  }

  /// Returns the form that a word takes beside a place in an order, such as "1st", "2nd".
  public func ordinalCategory(of number: Int) -> PluralCategory {
    PluralOperands(number).category(rule: pluralRules & 0x3FF)
  }

  /// Where the rules of the language begin, cardinal << 10 | ordinal; a region can have rules of its own.
  private var pluralRules: UInt64 {
    let code = LanguageTable.packed(code)
    if let region,
      let rules = LanguageTable.value(
        in: LanguageTable.plurals, code: code, LanguageTable.packed(region))
    {
      return rules
    }
    return LanguageTable.value(in: LanguageTable.plurals, code: code) ?? 0
  }
}
