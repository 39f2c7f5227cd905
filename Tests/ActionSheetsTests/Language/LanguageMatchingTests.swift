import RandomTesting
import Testing

@testable import ActionSheets

@Suite struct LanguageMatchingTests {
  private static func languages(_ names: String) -> [Language] {
    names.split(separator: " ").compactMap { Language(String($0)) }
  }

  @Test(arguments: [
    // The language itself, however it is written.
    ("de", "de en", "de"), ("zh_TW", "zh-Hans zh-Hant-TW", "zh-Hant-TW"), ("he", "iw", "he"),
    ("zh-Hans", "zh zh-Hant", "zh"), ("sr-Cyrl", "sr@latin sr", "sr"), ("nb", "da no", "no"),
    ("no", "da nb", "nb"), ("nb", "nb no", "nb"), ("no", "nb no", "no"), ("nb_NO", "no", "no"),
    // Parents.
    ("en-GB", "en en-001 en-US", "en-001"), ("en-GB", "en en-US", "en"),
    ("en-AT", "en en-150", "en-150"),
    ("pt-PT", "pt-BR pt", "pt"), ("pt-AO", "pt pt-PT", "pt-PT"), ("es-MX", "es es-419", "es-419"),
    ("es-MX", "es-ES es", "es"), ("zh-MO", "zh-TW zh-HK zh", "zh-HK"),
    ("zh-HK", "zh-Hans zh-Hant", "zh-Hant"),
    ("zh-TW", "zh zh-Hant", "zh-Hant"), ("sr-RS@latin", "sr sr-Latn", "sr-Latn"),
    ("nn", "da no nb", "nb"), ("nn", "no en", "no"), ("nn-NO", "nn no", "nn"),
    ("ca-ES-valencia", "ca ca-ES", "ca-ES"), ("ca-valencia", "ca", "ca"),
    // The same language elsewhere.
    ("de", "de-AT de-CH de-DE", "de-DE"), ("de-LI", "de-AT de-CH", "de-AT"),
    ("pt", "pt-PT pt-BR", "pt-BR"),
    ("pt-BR", "pt-PT", "pt-PT"), ("en", "en-GB en-US", "en-US"), ("en-AU", "en-US en-GB", "en-GB"),
    ("en-AU", "en en-GB", "en"), ("es-AR", "es-ES es-MX", "es-MX"),
    ("zh-Hant", "zh-CN zh-HK zh-TW", "zh-TW"),
    ("zh", "zh-SG zh-CN zh-TW", "zh-CN"), ("ca", "ca@valencia", "ca-valencia"),
    ("ca", "ca@valencia ca_FR", "ca-FR"), ("fr", "fr-CA", "fr-CA"), ("nn", "nb-NO", "nb-NO"),
    // Neither another script nor a language that is close.
    ("zh-HK", "zh zh-Hans zh-CN", nil), ("zh-Hant", "zh", nil), ("zh", "zh-Hant zh-TW", nil),
    ("sr", "sr-Latn", nil), ("sr-Latn", "sr", nil), ("uz", "uz@cyrillic", nil),
    ("pa-PK", "pa", nil),
    ("nb", "da sv nn", nil), ("da", "no nb nn", nil), ("hr", "sr-Latn bs", nil), ("gsw", "de", nil),
    ("hi-Latn", "hi en-IN", nil), ("de", "", nil),
  ])
  func `T3: a language is matched through likely subtags and parents`(
    preferred: String, available: String, answer: String?
  ) {
    var available = Self.languages(available)
    for _ in available.indices {
      available.append(available.removeFirst())
      for order in [available, available.reversed()] {
        let best = Language.best(of: order, for: Self.languages(preferred))
        #expect(best?.tag == answer)
      }
    }
  }

  @Test func `T3: each preferred language is tried in every way before the next one`() {
    #expect(
      Language.best(of: Self.languages("fr de-AT"), for: Self.languages("de-CH fr"))?.tag == "de-AT"
    )
    #expect(
      Language.best(of: Self.languages("fr en"), for: Self.languages("en-GB fr"))?.tag == "en")
    #expect(Language.best(of: Self.languages("fr"), for: []) == nil)
  }

  @Test func `T3: the order of what is available makes no difference`() {
    let tags = Self.languages(
      "en en-GB en-US en-001 en-Shaw de de-AT de-CH zh zh-TW zh-HK zh-Hant zh-Hans-SG no nb nn da sr sr-Latn sr-ME pt "
        + "pt-PT pt-BR es-419 es-AR ca ca-valencia ca-ES-valencia ar ar-EG uz-Cyrl uz-AF")
    var generator = SplitMix64(seed: 12)
    for _ in 0..<2000 {
      let preferred = (0..<3).map { _ in generator.pick(tags) }
      let available = (0..<8).map { _ in generator.pick(tags) }
      let best = Language.best(of: available, for: preferred)
      #expect(Language.best(of: available.shuffled(using: &generator), for: preferred) == best)
      #expect(best.map { available.contains($0) } ?? true)
    }
  }
}
