@testable import ActionSheetsTerminal
@testable import TerminalKit
import Testing

@Suite struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("Ω", 1), ("ж", 1), ("א", 1), ("ع", 1),
      ("→", 1),
      ("…", 1), ("\u{2400}", 1), ("█", 1), ("\u{E0A0}", 1), ("\u{FFFD}", 1), ("\u{600}", 1),
      ("中", 2), ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("가", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("　", 2),
      ("\u{20000}", 2), ("か\u{3099}", 2), ("कि", 2), ("कु", 1), ("กำ", 2), ("กี่", 1),
    ] as [(Character, Int)])
  func `C14: letters take the cells of East Asian Width`(character: Character, width: Int) {
    #expect(DisplayText(String(character)).reduce(0) { $0 + $1.width } == width)
  }

  @Test(
    arguments: [
      ("👍", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("⌚", 2),
      ("⌚\u{FE0E}", 1), ("㊗\u{FE0E}", 2), ("👩‍👩‍👧‍👦", 2), ("❤️‍🔥", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩", 1),
      ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2), ("#\u{FE0F}\u{20E3}", 2), ("©", 1),
      ("©\u{FE0F}", 2),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("\u{1F9D1}\u{1F3FF}", 2),
      ("\u{1FAE9}", 2),
    ] as [(Character, Int)])
  func `C14: emoji take two cells, and one as text`(character: Character, width: Int) {
    #expect(DisplayText(String(character)).map(\.width) == [width])
  }

  @Test(
    arguments: [
      "\u{301}", "\u{0}", "\n", "\r\n", "\u{7F}", "\u{85}", "\u{200B}", "\u{200D}", "\u{202E}",
      "\u{FE0F}",
      "\u{FEFF}", "\u{1160}", "\u{11A8}", "\u{20DD}", "\u{E0001}", "\u{FFFF}", "\u{2028}", "\u{AD}",
    ] as [Character])
  func `C14: marks and invisible characters take no cell`(character: Character) {
    #expect(character.unicodeScalars.allSatisfy { CellProperties(of: $0).cells == 0 })
  }
}
