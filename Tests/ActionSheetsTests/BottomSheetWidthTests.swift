import ActionSheets
import Testing

@Suite struct BottomSheetWidthTests {
  @Test(
    arguments: [
      (390, 844, 374, 374),  // upright
      (844, 390, 828, 374),  // turned
      (400, 400, 384, 384),
      (320, 568, 304, 304),
      (568, 320, 552, 304),
      (600, 200, 584, 304),  // lower than any phone
      (200, 100, 184, 184),  // no wider than there is room
      (16, 40, 0, 0),
      (1, 1, 0, 0),
    ])
  func `A5: the sheet keeps its upright width where the window is wider than high`(
    width: Int, height: Int, window: Int, upright: Int
  ) {
    let size = Size(width: width, height: height)
    #expect(BottomSheetWidth.window.width(in: size, margin: 8, least: 304) == window)
    #expect(BottomSheetWidth.upright.width(in: size, margin: 8, least: 304) == upright)
  }
}
