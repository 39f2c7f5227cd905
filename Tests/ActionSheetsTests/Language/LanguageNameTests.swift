import RandomTesting
import Testing

@testable import ActionSheets

@Suite struct LanguageNameTests {
  @Test(arguments: [
    // Tags of BCP 47.
    ("de", "de"), ("zh-Hant-TW", "zh-Hant-TW"), ("ZH-hANT-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ("ca-ES-valencia", "ca-ES-valencia"), ("sl-rozaj-biske", "sl-rozaj"), ("de-1996", "de-1996"),
    ("ckb", "ckb"), ("zh-CN", "zh-CN"), ("no", "no"), ("nb", "nb"),
    ("de-DE-u-co-phonebk", "de-DE"), ("en-x-private-subtags", "en"), ("zh-cmn-Hans", "zh-Hans"),
    // Names of POSIX.
    ("de_DE.UTF-8", "de-DE"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("sr@latin", "sr-Latn"),
    ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"), ("be_BY@latin", "be-Latn-BY"), ("en@shaw", "en-Shaw"),
    ("ks_IN@devanagari", "ks-Deva-IN"), ("tt_RU@iqtelif", "tt-Latn-RU"),
    ("ca_ES@valencia", "ca-ES-valencia"), ("CA_es.utf8@Valencia", "ca-ES-valencia"),
    ("de_DE@euro", "de-DE"), ("en@quot", "en"), ("pt_BR.ISO8859-1", "pt-BR"),
    ("zh_Hant_TW", "zh-Hant-TW"), ("PT_br", "pt-BR"), ("sr@latin.UTF-8", "sr-Latn"),
    // Codes of which another one has taken the place.
    ("iw", "he"), ("in_ID", "id-ID"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("tl", "fil"),
    ("sh_BA", "sr-Latn-BA"), ("sh-Cyrl", "sr-Cyrl"), ("cmn-Hant", "zh-Hant"),
  ])
  func `T3: the name of a language is a tag or a locale`(name: String, tag: String) throws {
    let language = try #require(Language(name))
    #expect(language.tag == tag)
    #expect(Language(tag) == language)
  }

  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "c", "Base", "mul", "und", "zxx-Latn", "german", "english",
    "i-klingon", "x-private", "1a",
    "d1",
    "-de", "de-", "de--DE", "de_", "_", "@latin", ".UTF-8", "de-toolongsubtag", "de-DE-Latn",
    "de-DE-AT", "../../etc", "..", "de/DE", "/de", "de\\DE", "de:fr", "de DE", "de\n", "de\0", "dé",
    "ｄｅ", "de..", "de..UTF-8", "de.UTF.8", "de@@euro/..", "%s", "🇩🇪", "de\u{301}", "e\u{202E}n",
    String(repeating: "a", count: 100_000), "de" + String(repeating: "-x", count: 100_000),
  ])
  func `T3: anything else is the name of no language`(name: String) {
    #expect(Language(name) == nil)
  }

  @Test func `T3: no text crashes, and what is read is read again from its tag`() {
    let pieces =
      Array("deznCPOSIXlatinHTW0149-_-_..@@/:\0é").map(String.init) + [
        "de", "zh", "Hant", "TW", "419", "valencia", "@latin", ".UTF-8", "-u-co",
      ]
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      var name = (0..<generator.next(below: 9)).map { _ in generator.pick(pieces) }.joined()
      if generator.happens(oneIn: 10) {
        name += RandomText.any(length: generator.next(below: 8), using: &generator)
      }
      _ = Language.preferred { _ in name }
      guard let language = Language(name) else { continue }
      #expect(Language(language.tag) == language, "\(name.debugDescription)")
      #expect(language.tag.utf8.count <= 24)
      _ = language.layoutDirection
    }
  }

  @Test(arguments: [
    ("ar", true), ("fa-IR", true), ("he", true), ("iw", true), ("ur", true), ("ckb", true),
    ("dv", true), ("yi", true), ("ks", true), ("ug", true), ("ps", true), ("sd", true),
    ("arc", true), ("syr", true), ("nqo", true), ("man-Nkoo", true), ("ff-Adlm", true),
    ("rhg", true), ("mid", true), ("sam", true), ("az-Arab", true), ("az-IR", true),
    ("pa-PK", true), ("pa-Arab", true), ("uz-Arab", true), ("uz_AF", true), ("ku-Arab", true),
    ("ku-IQ", true), ("ug-KZ", false), ("mey-SN", false), ("tr-Arab", true), ("de-Hebr", true),
    ("en", false), ("az", false), ("pa", false), ("uz", false), ("ku", false), ("ar-Latn", false),
    ("he-Latn", false), ("sd-IN", false), ("ks@devanagari", false), ("ff", false),
    ("mn-Mong", false),
    ("ja", false), ("ka", false), ("xx", false), ("zzz-ZZ", false),
  ])
  func `T9: the direction is that of the script`(name: String, isRightToLeft: Bool) throws {
    let language = try #require(Language(name))
    #expect(language.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }
}
