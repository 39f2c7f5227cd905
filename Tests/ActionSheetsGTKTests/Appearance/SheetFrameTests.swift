import ActionSheets
import Testing

@testable import ActionSheetsGTK

@MainActor
@Suite struct SheetFrameTests {
  /// Where a sheet that wants to be 300 wide and 500 high stands in an area below a title bar.
  private func frame(
    _ form: Presentation.Form, _ width: Int, _ height: Int, titleBar: Int = 0,
    leastWidth: Int = 120,
    _ appearance: Appearance = .iOS
  ) -> [Int] {
    let frame = SheetMetrics(appearance).frame(
      of: form, in: Size(width: width, height: height), windowHeight: height + titleBar,
      width: Widget.Extent(minimum: leastWidth, natural: 300)
    ) { min(500, $1) }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  @Test(
    arguments: [
      (390, 844, [8, 336, 374, 500]),
      (844, 390, [235, 8, 374, 374]),  // turned: as wide as upright
      (390, 500, [8, 20, 374, 472]),  // A6: 20 from the top of an upright window
      (600, 300, [148, 8, 304, 284]),  // A6: 8 in a low one
      (400, 400, [8, 8, 384, 384]), (568, 320, [132, 8, 304, 304]),
      (600, 200, [148, 8, 304, 184]),  // lower than any phone
      (200, 100, [8, 8, 184, 84]),  // no wider than there is room
      (1, 1, [0, 0, 1, 1]),
    ])
  func `A4, A5, A6: a sheet at the bottom edge keeps its distances`(
    width: Int, height: Int, expected: [Int]
  ) {
    #expect(frame(.bottomSheet, width, height) == expected)
  }

  @Test func `A6: whether a window is upright is told by its whole height`() {
    #expect(frame(.bottomSheet, 400, 380) == [18, 8, 364, 364])
    #expect(frame(.bottomSheet, 400, 380, titleBar: 40) == [8, 20, 384, 352])
  }

  @Test func `A5: where a look has it so, a sheet is as wide as the window`() {
    #expect(frame(.bottomSheet, 844, 390, .toolkit) == [8, 8, 828, 374])
  }

  @Test(arguments: [.centered, .popover, .insidePopover] as [Presentation.Form])
  func `A card keeps 16 from each edge and is no larger than it likes`(form: Presentation.Form) {
    #expect(frame(form, 800, 600) == [250, 50, 300, 500])
    #expect(frame(form, 320, 400) == [16, 16, 288, 368])
    #expect(frame(form, 1, 1) == [0, 0, 1, 1])
  }

  @Test(arguments: [
    (200, [250, 16, 300, 168]), (180, [250, 10, 300, 160]), (100, [250, 8, 300, 84]),
  ])
  func `A15: in a low window a card comes nearer to the edges`(height: Int, expected: [Int]) {
    #expect(frame(.centered, 800, height) == expected)
  }

  @Test
  func `A modal view keeps 32 from each edge, is at most 620 high and never below its least width`()
  {
    #expect(frame(.formSheet, 800, 1000) == [250, 190, 300, 620])
    #expect(frame(.formSheet, 320, 400) == [32, 32, 256, 336])
    #expect(frame(.formSheet, 150, 400) == [15, 32, 120, 336])
    #expect(frame(.formSheet, 150, 10) == [15, 4, 120, 1])
    #expect(frame(.fullScreen, 150, 400) == [0, 0, 150, 400])
  }

  @Test(arguments: Presentation.Form.allCases)
  func `A15: any room gives a sheet of at least one point`(form: Presentation.Form) {
    for width in 1...40 {
      for height in 1...40 {
        let frame = frame(form, width, height, leastWidth: 1)
        #expect(frame[2] >= 1 && frame[2] <= width)
        #expect(frame[3] >= 1 && frame[3] <= height)
        #expect(frame[0] >= 0 && frame[0] + frame[2] <= width)
        #expect(frame[1] >= 0 && frame[1] + frame[3] <= height)
      }
    }
  }
}
