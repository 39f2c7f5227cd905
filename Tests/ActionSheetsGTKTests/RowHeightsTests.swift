import Testing

@testable import ActionSheetsGTK

@Suite struct RowHeightsTests {
  /// Rows of 40, but the second of 100, with 6 between two.
  private var heights: RowHeights {
    var heights = RowHeights(count: 5, common: 40, spacing: 6)
    heights.set([(place: 1, height: 100)])
    return heights
  }

  @Test func `A row that is not measured has the common height`() {
    #expect(
      (0..<5).map { heights.span(of: $0) } == [0..<40, 46..<146, 152..<192, 198..<238, 244..<284])
    #expect(heights.total == 284)
    #expect(RowHeights(count: 0, common: 40, spacing: 6).total == 0)
  }

  @Test(arguments: [(0, 0), (45, 0), (46, 1), (151, 1), (152, 2), (243, 3), (1000, 4)])
  func `The row at an offset is the last that begins there`(offset: Int, place: Int) {
    #expect(heights.place(at: offset) == place)
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
    let cuts = (0...284).map { heights.cut($0) }
    #expect(cuts.map { heights.cut($0) } == cuts)
    #expect(cuts.sorted() == cuts)
  }
}
