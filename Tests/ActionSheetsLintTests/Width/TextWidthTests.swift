import RandomTesting
import Testing

@testable import ActionSheetsLint

@Suite struct TextWidthTests {
  private static func points(
    _ text: String, _ size: Double = 17, _ weight: TextWidth.Weight = .regular
  ) -> Double {
    TextWidth(of: text, weight).points(at: size)
  }

  // WebKit's expectations for iOS, in whole points, from
  // LayoutTests/platform/ios/fast/forms/button-sizes-expected.txt. The sizes follow from the distance of the text
  // from the edge, which is one em.
  @Test(arguments: [
    (10, 56), (11, 61), (12, 65), (13, 70), (14, 75), (15, 79), (16, 84), (17, 88), (18, 92),
    (19, 97), (20, 100),
  ])
  func `S13: widths are those that WebKit measured on iOS, within one per cent`(
    size: Double, measured: Double
  ) {
    #expect(abs(Self.points("Test Button", size) / measured - 1) < 0.011)
  }

  @Test func `S13: at 21 points the model is two per cent too wide`() {
    #expect((1..<1.025).contains(Self.points("Test Button", 21) / 104))
  }

  // OneBusAway/onebusaway-ios, pull request 1362: 17 points, regular.
  @Test(arguments: [
    ("Compartilhar assim mesmo", 208), ("Compartir igualmente", 165),
    ("Всё равно поделиться", 178), ("Compartilhar sem destino", 196), ("Cancelar", 68),
  ])
  func `S13: widths are those that an app measured on iOS, within half a per cent`(
    text: String, measured: Double
  ) {
    #expect(abs(Self.points(text) / measured - 1) < 0.005)
  }

  // The same pull request.
  @Test func `S13: semibold text is within two per cent of the width that was measured`() {
    #expect(abs(Self.points("Selecionar destino", 17, .semibold) / 148 - 1) < 0.02)
  }

  @Test(arguments: ["Cancel", "Отмена", "Ακύρωση", "ביטול", "إلغاء", "ยกเลิก", "გაუქმება"])
  func `S13: semibold text is wider`(text: String) {
    #expect(Self.points(text, 20, .semibold) > Self.points(text, 20))
  }

  // HarfBuzz with Noto Sans Arabic 2.005, in thousandths of an em.
  @Test(arguments: [
    ("سلام", 1867), ("محمد", 2272), ("الله", 1284), ("بلا", 868), ("لا", 582), ("لأ", 582),
    ("لَا", 582),
  ])
  func `S13: letters of Arabic have the advances of their forms`(text: String, shaped: Double) {
    #expect(abs(Self.points(text, 1000) / shaped - 1) < 0.02)
  }

  @Test(arguments: ["ب\u{200C}ه", "ب\u{2066}ه"])
  func `S13: what keeps letters from joining takes no room`(text: String) {
    #expect(Self.points(text) == Self.points("ب") + Self.points("ه"))
    #expect(Self.points(text) > Self.points("به"))
  }

  @Test func `S13: a joiner has a letter take the form that joins`() {
    #expect(Self.points("ب\u{200D}") < Self.points("ب") / 2)
  }

  @Test(arguments: [
    "a\u{301}b", "a\u{200E}b", "a\u{202B}b\u{202C}", "a\u{2068}b\u{2069}", "a\u{AD}b", "a\u{FE0F}b",
  ])
  func `S13: marks and controls of direction take no room`(text: String) {
    #expect(Self.points(text) == Self.points("ab"))
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "❤️", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func `S13: an emoji of several characters is as wide as one`(emoji: String) {
    #expect(Self.points(emoji, 20) == Self.points("👍", 20))
  }

  @Test(arguments: ["删除此备忘录", "キャンセル", "삭제하기"])
  func `S13: a square character takes one em`(text: String) {
    #expect(Self.points(text, 20) == 20 * Double(text.count))
  }

  @Test(arguments: ["हटाएँ", "মুছুন", "நீக்கு", "លុប", "ဖျက်ရန်", "ਹਟਾਓ", "Delete हटाएँ"])
  func `S13: the width of a text whose letters become one is not known`(text: String) {
    #expect(TextWidth(of: text, .regular).doubt == .needsShaping)
  }

  @Test(arguments: ["\u{E000}", "\u{F8FF} ID", "𐤀", "\u{10FFFF}"])
  func `S13: a character of no font is said to be unknown`(text: String) {
    #expect(TextWidth(of: text, .regular).doubt == .unknownCharacter)
  }

  @Test func `S13: the error of other scripts is counted higher`() {
    let latin = TextWidth(of: "Delete", .regular)
    let hebrew = TextWidth(of: "אפרסמון", .regular)
    #expect(latin.least(at: 20) == latin.points(at: 20) * 0.98)
    #expect(hebrew.least(at: 20) == hebrew.points(at: 20) * 0.9)
    // The figure that was measured: 37 at 11 points.
    #expect(hebrew.least(at: 11) < 37)
  }

  @Test(arguments: [0, -1, 1e9, .infinity, .nan])
  func `S13: any size gives a width`(size: Double) {
    #expect(TextWidth(of: "Delete", .regular).points(at: size) >= 0 || size.isNaN)
  }

  @Test(arguments: 1...200)
  func `S13: any text has a width, which is not below its least`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let width = TextWidth(of: RandomText.any(length: 60, using: &generator), .semibold)
    for size in [1.0, 10, 17, 20, 53] {
      #expect(width.least(at: size) >= 0)
      #expect(width.points(at: size) >= width.least(at: size))
    }
  }
}
