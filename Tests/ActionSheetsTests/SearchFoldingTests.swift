import Testing

@testable import ActionSheets

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("ABC xyz 09", "abc xyz 09"), ("Électricité", "electricite"), ("e\u{301}", "e"),
    ("Øre", "ore"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"), ("Straße", "strasse"),
    ("STRAẞE", "strasse"), ("Æble", "aeble"), ("Œuvre", "oeuvre"), ("ısı", "isi"),
    ("İzmir", "izmir"),
    ("ﬃ", "ffi"), ("ΆΛΦΑΣ", "αλφασ"), ("ς", "σ"), ("ΐ", "ι"), ("Ёлка", "елка"), ("ѠѢ", "ѡѣ"),
    ("Ǆ", "ǆ"), ("K\u{212A}", "kk"), ("\u{1E9B}\u{323}", "s"), ("ằẵặ", "aaa"), ("Ա", "ա"),
    ("Ꭰꭰ", "ᎠᎠ"),
    ("が", "か"), ("가각", "\u{1100}\u{1161}\u{1100}\u{1161}\u{11A8}"), ("Ａｂ", "ａｂ"), ("中文", "中文"),
    (" \u{A0}\u{3000}\tx y", "x y"), ("\u{AD}co\u{AD}op", "coop"), ("a\u{FE0F}\u{200D}", "a"),
    ("שָׁלוֹם", "שלום"), ("कि कु", "कि कु"), ("👍🏽", "👍🏽"), ("", ""), ("\u{301}", ""), ("𐐀", "𐐨"),
  ])
  func `I1: case and diacritics fold away`(text: String, folded: String) {
    #expect(SearchFolding.folded(text) == Array(folded.unicodeScalars))
  }

  @Test(arguments: [
    ("Email", "e", true), ("Email", "EMA", true), ("Email", "email", true),
    ("Email", "emails", false),
    ("Email", "mail", false), ("  Email", "em", true), ("\u{301}Email", "em", true),
    ("E\u{301}\u{327}\u{308}mail", "em", true), ("Email", "Ém", true), ("Straße", "stras", true),
    ("Straße", "strasse", true), ("Ægir", "a", true), ("Ægir", "ae", true), ("Ægir", "aa", false),
    ("각", "가", true), ("가", "각", false), ("", "a", false), ("", "", true), ("a", "", true),
    ("new file", "new f", true), ("İstanbul", "ist", true), ("\u{202E}Email", "e", true),
  ])
  func `I1: a title is found by its beginning`(title: String, typed: String, found: Bool) {
    #expect(SearchFolding.hasPrefix(title, SearchFolding.folded(typed)) == found)
  }

  @Test func `I1: letters typed one at a time add up`() {
    var typed: [Unicode.Scalar] = []
    for scalar in " ÉT\u{302} ß".unicodeScalars {
      SearchFolding.append(scalar, to: &typed)
    }
    #expect(typed == Array("et ss".unicodeScalars))
  }

  @Test func `I1: folding twice changes nothing, and each title begins with itself`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var once: [Unicode.Scalar] = []
      SearchFolding.append(scalar, to: &once)
      var twice: [Unicode.Scalar] = []
      for each in once { SearchFolding.append(each, to: &twice) }
      if once != twice { Issue.record("\(once) becomes \(twice)") }
      if !SearchFolding.hasPrefix(String(Character(scalar)), once) { Issue.record("\(once)") }
    }
  }
}
