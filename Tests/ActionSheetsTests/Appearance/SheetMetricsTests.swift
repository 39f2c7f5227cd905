import ActionSheets
import Testing

@Suite struct SheetMetricsTests {
  private static let usual = TextSize.usual
  private static let large = TextSize(body: 28)

  @Test(
    arguments: [
      (.actionSheet, usual, 270...400), (.actionSheet, large, 270...400),
      (.modal, usual, 270...400), (.modal, large, 270...400),
      (.alert, usual, 270...270), (.alert, TextSize(body: 23), 270...270),
      (.alert, large, 310...310),
    ] as [(Content.Kind, TextSize, ClosedRange<Int>)])
  func `A12: an alert is 270 wide, and 310 in the sizes for accessibility`(
    kind: Content.Kind, text: TextSize, widths: ClosedRange<Int>
  ) {
    #expect(SheetMetrics<Int>().widths(of: kind, text) == widths)
  }

  @Test(arguments: [(57, 85), (45, 84), (0, 84), (56, 84), (101, 151)])
  func `A7: the rows keep one and a half of them, and 84 where they are low`(row: Int, least: Int) {
    #expect(SheetMetrics<Int>().leastRows(ofHeight: row) == least)
    #expect(SheetMetrics<Double>().leastRows(ofHeight: 57) == 85.5)
  }

  @Test(arguments: [
    (0, 135, 270, true), (0, 136, 270, false), (6, 132, 270, true), (6, 133, 270, false),
  ])
  func `A12: two buttons stand side by side only if both fit`(
    spacing: Int, row: Int, width: Int, fits: Bool
  ) {
    var metrics = SheetMetrics<Int>()
    metrics.spacing = spacing
    #expect(metrics.fitSideBySide(row, in: width) == fits)
    #expect(!metrics.fitSideBySide(1, in: 0))
  }

  @Test func `A4, A8: distances and corners are those of iOS`() {
    let metrics = SheetMetrics<Double>()
    #expect(metrics.margin == 8)
    #expect(metrics.gap == 8)
    #expect(metrics.padding == 0)
    #expect(metrics.spacing == 0)
    #expect(metrics.cornerRadius == 13)
  }

  @Test(
    arguments: [
      (.leftToRight, Rectangle(x: 10, y: 200, width: 20, height: 20), .left, 42),
      (.rightToLeft, Rectangle(x: 370, y: 200, width: 20, height: 20), .right, 158),
    ] as [(LayoutDirection, Rectangle<Double>, Edge, Double)])
  func `A popover stands an arrow's length from its anchor, on the side to which text runs`(
    direction: LayoutDirection, anchor: Rectangle<Double>, edge: Edge, x: Double
  ) throws {
    // Too low for a popover above or below.
    let bounds = Rectangle(x: 0.0, y: 180, width: 400, height: 70)
    let placement = SheetMetrics().popover(
      Size(width: 200, height: 60), from: anchor, in: bounds, direction)
    #expect(placement?.arrowEdge == edge)
    #expect(placement?.frame.x == x)
    #expect(placement?.frame.width == 200)
    let none = SheetMetrics().popover(
      Size(width: 200, height: 60), from: anchor,
      in: Rectangle(x: 0, y: 180, width: 400, height: 59), direction)
    #expect(none == nil)
  }
}
