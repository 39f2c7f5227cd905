import Testing

@testable import ActionSheets

@Suite(.enabled(if: ICU.shared != nil, "The toolchain has no lib_FoundationICU.so"))
struct ICUPluralTests {
  /// Those whose rules are newer here than in ICU, which has CLDR 46.
  static let newer: [Bool: Set<String>] = [
    false: ["cv", "gl", "ie", "kok", "sgs", "tg", "vi"], true: ["af", "bg", "es", "kok", "scn"],
  ]

  @Test(arguments: [false, true])
  func `T4: whole numbers have the categories that ICU has`(isOrdinal: Bool) throws {
    let icu = try #require(ICU.shared)
    let numbers =
      Array(0...200) + [
        211, 300, 400, 500, 800, 880, 900, 1000, 1001, 1002, 2000, 10_000, 40_000, 100_000, 101_000,
        1_000_000, 1_000_001, 2_000_000, 1_000_000_000,
      ]
    var differing: Set<String> = []
    let names = Set(PluralSamples.all.flatMap(\.languages)).union(
      ICUPluralTests.newer.values.joined())
    for name in names {
      guard let language = Language(name),
        let categories = icu.categories(of: numbers, in: name, isOrdinal: isOrdinal)
      else { continue }
      let ours = numbers.map {
        isOrdinal ? language.ordinalCategory(of: $0) : language.pluralCategory(of: $0)
      }
      if ours.map(\.rawValue) != categories { differing.insert(name) }
    }
    #expect(differing == ICUPluralTests.newer[isOrdinal])
  }
}
