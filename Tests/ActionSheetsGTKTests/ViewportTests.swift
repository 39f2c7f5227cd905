import Testing

@testable import ActionSheetsGTK

@Suite struct ViewportTests {
  @Test(
    arguments: [
      (0, 0..<40, 0),  // in view
      (0, 60..<80, 0), (0, 61..<81, 1),  // as little as needed, with the peek
      (0, 500..<540, 460), (900, 500..<540, 480),  // from either side
      (30, 0..<40, 0), (900, 940..<1000, 900), (0, 940..<1000, 900),  // nothing is before or after
      (0, 10..<90, 0), (200, 10..<90, 0), (0, 300..<380, 290),  // room for half of the peek
      (0, 300..<400, 300), (0, 300..<399, 299.5),  // room for none
      (0, 300..<500, 300), (400, 300..<500, 300),  // the beginning of what is too long
      (0, 300..<300, 220), (900, 300..<300, 280),  // nothing but a place
    ] as [(Double, Range<Double>, Double)])
  func `I9: what gets the focus is in view, with a part of what is beside it`(
    offset: Double, range: Range<Double>, expected: Double
  ) {
    let cells = Viewport(offset: offset, length: 100, contents: 1000)
    #expect(cells.offset(revealing: range, peek: 20) == expected)
    let revealed = Viewport(offset: expected, length: 100, contents: 1000)
    #expect(revealed.offset(revealing: range, peek: 20) == expected)
  }

  @Test(
    arguments: [
      (0, 0..<40), (0, 30..<70), (0, 40..<60), (0, 60..<80),
    ] as [(Double, Range<Double>)])
  func `I9: nothing scrolls where all is in view`(offset: Double, range: Range<Double>) {
    let points = Viewport(offset: offset, length: 100, contents: 80)
    #expect(points.offset(revealing: range, peek: 20) == 0)
  }

  @Test(
    arguments: [
      (0, true, 80), (80, false, 0), (30, false, 0), (400, false, 320),
      (880, true, 900), (900, true, 900), (0, false, 0),
    ] as [(Double, Bool, Double)])
  func `I1: a page keeps a line in view and ends with the text`(
    offset: Double, isForward: Bool, expected: Double
  ) {
    let cells = Viewport(offset: offset, length: 100, contents: 1000)
    #expect(cells.offset(afterPage: isForward, keeping: 20) == expected)
  }

  @Test(arguments: [(30, 20, 15), (30, 40, 15), (0, 20, 0)] as [(Double, Double, Double)])
  func `I1: a page is at least half of what is in view`(
    length: Double, line: Double, expected: Double
  ) {
    let cells = Viewport(offset: 0, length: length, contents: 1000)
    #expect(cells.offset(afterPage: true, keeping: line) == expected)
  }
}
