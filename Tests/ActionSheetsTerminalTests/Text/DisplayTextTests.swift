import RandomTesting
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("Delete Note", "Delete Note", "Delete Note"), ("", "", ""),
    ("\u{1B}[2J", "␛[2J", "^[[2J"), ("\u{0}\u{7}\u{8}\u{7F}", "␀␇␈␡", "^@^G^H^?"),
    ("a\nb\tc", "a␊b␉c", "a^Jb^Ic"), ("a\r\nb", "a␍␊b", "a^M^Jb"),
    ("\u{9B}31m", "⟨U+009B⟩31m", "<U+009B>31m"), ("a\u{202E}b", "a⟨U+202E⟩b", "a<U+202E>b"),
    ("\u{200E}\u{61C}\u{2066}", "⟨U+200E⟩⟨U+061C⟩⟨U+2066⟩", "<U+200E><U+061C><U+2066>"),
    ("a\u{2028}b\u{2029}", "a⟨U+2028⟩b⟨U+2029⟩", "a<U+2028>b<U+2029>"),
    ("a\u{200B}\u{FEFF}\u{AD}", "a⟨U+200B⟩⟨U+FEFF⟩⟨U+00AD⟩", "a<U+200B><U+FEFF><U+00AD>"),
    ("\u{FFFF}\u{10FFFF}", "⟨U+FFFF⟩⟨U+10FFFF⟩", "<U+FFFF><U+10FFFF>"),
    ("a\u{E0041}", "a⟨U+E0041⟩", "a<U+E0041>"), ("a\u{FE0F}", "a⟨U+FE0F⟩", "a<U+FE0F>"),
    ("a\u{200D}b\u{200C}", "a⟨U+200D⟩b⟨U+200C⟩", "a<U+200D>b<U+200C>"),
    ("👍\u{200D}", "👍⟨U+200D⟩", "??<U+200D>"),
    ("\u{200D}\u{200D}", "⟨U+200D⟩⟨U+200D⟩", "<U+200D><U+200D>"),
    ("🏴\u{E0067}", "🏴⟨U+E0067⟩", "??<U+E0067>"), ("中\u{E0100}", "中\u{E0100}", "??"),
    ("\u{E0100}", "⟨U+E0100⟩", "<U+E0100>"), ("\u{301}", "◌\u{301}", "?"),
    ("\u{3164}", "⟨U+3164⟩", "<U+3164>"),
  ])
  func `C17: what a terminal would obey is shown instead`(
    title: String, utf8: String, ascii: String
  ) {
    #expect(Array(DisplayText(title).string.unicodeScalars) == Array(utf8.unicodeScalars))
    #expect(title.safeForTerminal(charset: .ascii) == ascii)
  }

  @Test(arguments: [
    "می\u{200C}خواهم", "क्\u{200D}ष", "👩‍👩‍👧‍👦", "❤️", "1️⃣", "🇩🇪🇫🇷",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "\u{E0A0}", "𠮷\u{E0101}", "กี่", "한글",
    "\u{1100}\u{1161}\u{11A8}", "e\u{301}\u{323}", "👩🏻‍❤️‍💋‍👨🏿", "\u{FFFD}", "a\u{A0}b",
  ])
  func `C14: joiners, selectors and tags stay where they mean something`(title: String) {
    #expect(Array(DisplayText(title).string.unicodeScalars) == Array(title.unicodeScalars))
  }

  @Test(arguments: [
    ("“Delete” – now…", "\"Delete\" - now..."), ("‘a’ • b", "'a' * b"),
    ("a\u{A0}b\u{3000}c", "a b  c"),
    ("« x × y »", "<< x x y >>"), ("café", "caf?"), ("中文", "????"), ("👍🏽!", "??!"),
  ])
  func `C17: an ASCII terminal gets twins and question marks`(title: String, ascii: String) {
    let text = DisplayText(title, charset: .ascii)
    #expect(text.string == ascii)
    #expect(text.reduce(0) { $0 + $1.width } == ascii.utf8.count)
  }

  @Test func `C17: a pile of combining marks is cut to eight scalars`() {
    let pile = "Z" + String(repeating: "\u{301}", count: 100_000) + "a"
    let clusters = Array(DisplayText(pile))
    #expect(clusters.map(\.text.unicodeScalars.count) == [8, 1])
    #expect(clusters.map(\.width) == [1, 1])
  }

  @Test func `C17: an endless chain of joined emoji is cut into clusters`() {
    let chain = String(repeating: "👩\u{200D}", count: 10_000) + "👩"
    for cluster in DisplayText(chain) where cluster.text.unicodeScalars.count > 16 {
      Issue.record("a cluster of \(cluster.text.unicodeScalars.count) scalars")
    }
  }

  @Test(arguments: [TerminalCharset.utf8, .ascii])
  func `C17: nothing that a terminal obeys leaves any text`(charset: TerminalCharset) {
    var generator = SplitMix64(seed: 17)
    for _ in 0..<3_000 {
      let title = RandomText.any(length: 30, using: &generator)
      let clusters = Array(DisplayText(title, charset: charset))
      let isSafe = clusters.allSatisfy { cluster in
        (1...2).contains(cluster.width) && cluster.text.unicodeScalars.count <= 24
          && cluster.text.unicodeScalars.allSatisfy { Self.isSafe($0, charset: charset) }
      }
      #expect(isSafe, "\(title.unicodeScalars.map(\.value))")
      // Each scalar is there in some form, unless it is a mark on a pile.
      #expect(clusters.isEmpty == title.isEmpty)
    }
  }

  @Test func `C14: the clusters of a text are those of its characters`() {
    var generator = SplitMix64(seed: 14)
    for _ in 0..<3_000 {
      let title = RandomText.any(length: 30, using: &generator)
      var sanitizer = TextSanitizer(charset: .utf8)
      for character in title { sanitizer.add(character) }
      #expect(
        Array(DisplayText(title)) == sanitizer.clusters, "\(title.unicodeScalars.map(\.value))")
    }
  }

  @Test func `C17: every scalar alone is shown`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let clusters = Array(DisplayText(String(Character(scalar))))
      if clusters.isEmpty || !clusters.allSatisfy({ (1...2).contains($0.width) }) {
        Issue.record("U+\(String(value, radix: 16)) gives \(clusters)")
      }
    }
  }

  private static func isSafe(_ scalar: Unicode.Scalar, charset: TerminalCharset) -> Bool {
    if charset == .ascii { return scalar.value >= 0x20 && scalar.value < 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    case .format:
      // Joiners, tags of flags, and the signs that are drawn in front of numbers.
      return (0x200C...0x200D).contains(scalar.value) || (0xE0030...0xE007F).contains(scalar.value)
        || CellProperties(of: scalar).cells == 1
    default: return !scalar.properties.isNoncharacterCodePoint
    }
  }
}
