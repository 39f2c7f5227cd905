import ActionSheets
import Testing

@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("Delete", TextDirection.leftToRight), ("حذف", .rightToLeft), ("מחק", .rightToLeft),
    ("Ω", .leftToRight), ("删除", .leftToRight), ("ދިވެހި", .rightToLeft), ("ߒߞߏ", .rightToLeft),
    ("𞤀", .rightToLeft), ("123 حذف Delete", .rightToLeft), ("(1) Delete حذف", .leftToRight),
    ("👍 Delete", .leftToRight), ("\u{200F}Delete", .rightToLeft), ("\u{200E}حذف", .leftToRight),
    ("\u{2067}חחח\u{2069} Delete", .leftToRight),
    ("\u{2068}a\u{2066}b\u{2069}c\u{2069} ח", .rightToLeft),
    ("\u{2069}ח", .rightToLeft),
  ])
  func `S12: the first letter with a direction decides`(title: String, direction: TextDirection) {
    #expect(TextDirection.of(title) == direction)
  }

  @Test(arguments: ["", "123", "+/-", "👍🏽", "٣", "\u{301}", "\u{2066}abc", "\u{2028}…"])
  func `S12: a title without such a letter has no direction of its own`(title: String) {
    #expect(TextDirection.of(title) == nil)
  }
}
