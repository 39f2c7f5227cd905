import RandomTesting
import Testing

@testable import ActionSheets

@Suite struct PluralTests {
  @Test(arguments: [
    ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "-1", .one), ("en", "+1", .one),
    ("en", "01", .one), ("fr", "0", .one), ("fr", "1.50", .one), ("fr", "2.0", .other),
    ("fr", "1000000", .many), ("fr", "1c6", .many), ("fr", "1e6", .many), ("fr", "1.5c6", .many),
    ("fr", "1c3", .other), ("fr", "1.0000001c6", .many), ("fr", "1c99999999999999999999", .many),
    ("da", "0.1", .one), ("da", "0.0", .other), ("pl", "22", .few), ("pl", "12", .many),
    ("pl", "22.0", .other), ("ru", "1000000000000000000000000000021", .one),
    ("ru", "1000000000000000000000000000011", .many), ("ar", "0", .zero), ("ar", "2", .two),
    ("ar", "103", .few), ("ar", "111", .many), ("ar", "100", .other), ("ar", "103.5", .other),
    ("ar", "3.00", .few), ("ar_EG", "0", .zero), ("cy", "6", .many), ("lv", "0.11", .zero),
    ("lv", "1.21", .one), ("lt", "1.5", .many), ("is", "1.10", .one), ("ja", "1", .other),
    ("mt", "2", .two), ("he", "2", .two), ("he", "20", .other), ("iw", "2", .two),
    ("ro", "101", .few),
    ("mo", "101", .few), ("tl", "4", .other), ("sh", "2", .few), ("ca", "1000000", .many),
    // Portugal's rules are not Brazil's, and Angola's are Portugal's.
    ("pt", "0", .one), ("pt-BR", "0", .one), ("pt-PT", "0", .other), ("pt-AO", "0", .other),
    ("pt-PT", "1", .one), ("sr-Latn-RS", "3", .few), ("zh-Hant-TW", "1", .other), ("nb", "1", .one),
    ("xx", "1", .other), ("zzz", "1", .other),
  ])
  func `T4: a number has the category of CLDR's rules, as it is written`(
    language: String, number: String, category: PluralCategory
  ) throws {
    let language = try #require(Language(language))
    #expect(language.pluralCategory(of: number) == category)
    if let whole = Int(number) { #expect(language.pluralCategory(of: whole) == category) }
  }

  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 11, .other), ("en", 22, .two), ("en", 103, .few),
    ("en", -21, .one), ("en-GB", 2, .two), ("it", 8, .many), ("it", 1, .other), ("cy", 7, .zero),
    ("sv", 2, .one), ("de", 1, .other), ("hi-Latn", 2, .two), ("xx", 1, .other),
    ("en", .max, .other), ("en", .min, .other),
  ])
  func `T4: a place in an order has rules of its own`(
    language: String, number: Int, category: PluralCategory
  ) throws {
    #expect(try #require(Language(language)).ordinalCategory(of: number) == category)
  }

  @Test(arguments: [
    "", "-", "--1", "1-", ".", "1.", ".5", "1.5.0", "1,5", "1 000", " 1", "1c", "c6", "1c-6",
    "1cc6",
    "1c6.0", "0x10", "१", "１", "∞", "nan", "one", "1\0", "\u{301}1", "1\u{301}",
  ])
  func `T4: what is no number has no category`(text: String) {
    #expect(Language.english.pluralCategory(of: text) == nil)
  }

  @Test func `T4: a form that is missing is other`() throws {
    let forms: [PluralCategory: String] = [.one: "{count} notatka", .few: "{count} notatki"]
    let phrase = PluralPhrase("{count} notatek", forms, in: try #require(Language("pl")))
    #expect(
      [1, 2, 5].map(phrase.form(for:)) == ["{count} notatka", "{count} notatki", "{count} notatek"])
  }

  @Test(arguments: ["cardinal", "ordinal"])
  func `T4: CLDR's own samples have the categories that they are samples of`(kind: String) {
    var differing: Set<String> = []
    for sample in PluralSamples.all where sample.kind == kind {
      for name in sample.languages {
        guard let language = Language(name) else { continue }
        for number in sample.numbers {
          let category =
            kind == "cardinal"
            ? language.pluralCategory(of: number) : Int(number).map(language.ordinalCategory(of:))
          if category != sample.category { differing.insert(name) }
        }
      }
    }
    #expect(differing == PluralSamples.languagesThatChanged[kind])
  }

  @Test func `T4: no text crashes, and a whole number has one category however it is read`() {
    let pieces =
      Array("0123456789-+.ce").map(String.init) + ["000000000", "999999999", "1c6", "é", "\0"]
    let languages = ["en", "fr", "ar", "pl", "lv", "kw", "br", "mt", "ceb", "xx"]
      .compactMap { Language($0) }
    var generator = SplitMix64(seed: 6)
    for _ in 0..<20_000 {
      let text = (0..<generator.next(below: 8)).map { _ in generator.pick(pieces) }.joined()
      let language = generator.pick(languages)
      let category = language.pluralCategory(of: text)
      if let number = Int(text) { #expect(category == language.pluralCategory(of: number)) }
      let number = Int(truncatingIfNeeded: generator.next())
      #expect(language.pluralCategory(of: number) == language.pluralCategory(of: "\(number)"))
    }
  }
}
