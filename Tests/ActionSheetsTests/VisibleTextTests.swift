import Testing

@testable import ActionSheets

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("Cancel", "Cancel"), ("", ""), ("Cancel\u{200B}", "Cancel⟨U+200B⟩"),
    ("a\u{AD}b", "a⟨U+00AD⟩b"), ("\u{FEFF}a", "⟨U+FEFF⟩a"), ("a\u{E0041}", "a⟨U+E0041⟩"),
    ("\u{2066}a\u{2069}", "⟨U+2066⟩a⟨U+2069⟩"), ("a\u{202E}b", "a⟨U+202E⟩b"),
    ("\u{1B}[2J\u{7F}\u{0}", "␛[2J␡␀"), ("\u{9B}31m", "⟨U+009B⟩31m"),
    ("a\u{2028}b", "a⟨U+2028⟩b"), ("\u{3164}", "⟨U+3164⟩"), ("\u{10FFFF}", "⟨U+10FFFF⟩"),
    ("a\u{FE0F}", "a⟨U+FE0F⟩"), ("👍\u{200D}", "👍⟨U+200D⟩"), ("1\u{FE0F}", "1⟨U+FE0F⟩"),
  ])
  func `C17: what is unseen is shown`(title: String, shown: String) {
    #expect(
      Array(VisibleText.paragraph(title).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: [
    "Größe", "Ελληνικά", "日本語", "한글", "می\u{200C}خواهم", "क्\u{200D}ष", "👩‍👩‍👧‍👦", "❤️", "1️⃣",
    "🇩🇪🇫🇷", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "❤\u{FE0E}",
    "𠮷\u{E0101}", "e\u{301}", "👩🏻‍❤️‍💋‍👨🏿", "\u{600}12",
  ])
  func `C17: what belongs to a letter or an emoji stays`(title: String) {
    #expect(Array(VisibleText.paragraph(title).unicodeScalars) == Array(title.unicodeScalars))
    #expect(
      Array(VisibleText.paragraph(title + "\u{200B}").unicodeScalars)
        == Array((title + "⟨U+200B⟩").unicodeScalars))
  }

  @Test func `Line ends and tabs of a text of several paragraphs stay`() {
    #expect(VisibleText.paragraphs("a\n\tb\u{8}") == "a\n\tb␈")
    #expect(VisibleText.paragraph("a\n\tb") == "a␊␉b")
  }

  @Test(
    arguments: [
      ("\u{1B}", "^["), ("\u{7F}", "^?"), ("\u{202E}", "<U+202E>"), ("\u{AD}", "<U+00AD>"),
    ] as [(Unicode.Scalar, String)])
  func `C17: ASCII has names for what is unseen, too`(scalar: Unicode.Scalar, name: String) {
    #expect(VisibleText.standIn(for: scalar, inASCII: true) == name)
  }

  @Test func `What is answered without the table is what the table says`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let visibility = ScalarVisibility(of: scalar)
      let bits = ScalarVisibility.lookUp(value)
      if visibility.isUnseen != (bits & 1 != 0) || visibility.isEmoji != (bits & 2 != 0) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
