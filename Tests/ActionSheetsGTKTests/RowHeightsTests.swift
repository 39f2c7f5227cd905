import Testing

@testable import ActionSheetsGTK

@Suite struct RowHeightsTests {
  /// Rows of 40, but the second of 100, with 6 between two.
  private var heights: RowHeights {
    var heights = RowHeights(count: 5, common: 40, spacing: 6)
    _ = heights.set(100, at: 1)
    return heights
  }

  @Test(
    arguments: [
      (0, 0), (39, 39), (46, 46), (85, 85),  // too low for more than the first row
      (86, 86), (96, 96), (106, 106), (107, 106), (146, 106), (152, 106), (167, 106),
      (168, 168), (176, 176), (192, 176), (213, 176), (214, 214),
    ])
  func `I9: a list that goes on ends in the middle of a row`(height: Int, expected: Int) {
    #expect(heights.cut(height) == expected)
  }

  @Test func `I9: to cut a list again changes nothing, and more room never shows less`() {
    let cuts = (0...heights.total).map { heights.cut($0) }
    #expect(cuts.map { heights.cut($0) } == cuts)
    #expect(cuts.sorted() == cuts)
  }
}
