import ActionSheets
import Testing

@testable import ActionSheetsGTK

@Suite struct SheetMetricsTests {
  private static let usual = TextSize(body: 17)
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
    #expect(SheetMetrics(.iOS).widths(of: kind, text) == widths)
  }

  @Test(arguments: [(57, 85), (45, 84), (0, 84), (56, 84), (101, 151)])
  func `A7: the rows keep one and a half of them, and 84 where they are low`(row: Int, least: Int) {
    #expect(SheetMetrics(.iOS).leastRows(ofHeight: row) == least)
  }

  @Test(
    arguments: [
      (.iOS, 135, 270, true), (.iOS, 136, 270, false), (.toolkit, 132, 270, true),
      (.toolkit, 133, 270, false), (.iOS, 1, 0, false),
    ] as [(Appearance, Int, Int, Bool)])
  func `A12: two buttons stand side by side only if both fit`(
    appearance: Appearance, row: Int, width: Int, fits: Bool
  ) {
    #expect(SheetMetrics(appearance).fitSideBySide(row, in: width) == fits)
  }

  @Test func `A4, A8: distances and corners are those of iOS`() {
    let metrics = SheetMetrics(.iOS)
    #expect(metrics.margin == 8)
    #expect(metrics.gap == 8)
    #expect(metrics.padding == 0)
    #expect(metrics.spacing == 0)
    #expect(metrics.cornerRadius == 13)
  }
}
