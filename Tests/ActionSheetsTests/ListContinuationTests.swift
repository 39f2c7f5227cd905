import ActionSheets
import Testing

@Suite struct ListContinuationTests {
  /// Rows of 40, but the second of 100, with 6 between two.
  private static let rows = [0..<40, 46..<146, 152..<192, 198..<238, 244..<284]

  private func cut(_ height: Int) -> Int {
    let rows = ListContinuationTests.rows
    let last = rows.lastIndex { $0.lowerBound <= height } ?? 0
    return ListContinuation.cut(height, last: last) { rows[$0] }
  }

  @Test(
    arguments: [
      (0, 0), (39, 39), (46, 46), (85, 85),  // too low for more than the first row
      (86, 86), (96, 96), (106, 106), (107, 106), (146, 106), (152, 106), (167, 106),
      (168, 168), (176, 176), (192, 176), (213, 176), (214, 214),
    ])
  func `I9: a list that goes on ends in the middle of a row`(height: Int, expected: Int) {
    #expect(cut(height) == expected)
  }

  @Test func `I9: to cut a list again changes nothing, and more room never shows less`() {
    let cuts = (0...284).map { cut($0) }
    #expect(cuts.map { cut($0) } == cuts)
    #expect(cuts.sorted() == cuts)
  }

  @Test func `I9: half of a row is seen beside one that is brought into view`() {
    #expect(ListContinuation.peek(ofRow: 45) == 22)
    #expect(ListContinuation.peek(ofRow: 45.0) == 22.5)
  }

  @Test func `I9: points are cut between points`() {
    let cut = ListContinuation.cut(70.0, last: 1) { Double($0) * 41..<Double($0) * 41 + 41 }
    #expect(abs(cut - 65.6) < 1e-9)
  }
}
