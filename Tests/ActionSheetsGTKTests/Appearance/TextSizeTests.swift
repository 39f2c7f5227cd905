import Testing

@testable import ActionSheetsGTK

@Suite struct TextSizeTests {
  @Test(
    arguments: [
      (14, 21), (15, 21), (16, 21), (17, 21), (19, 23), (21, 24), (23, 24), (28, 28), (33, 33),
      (53, 53),
    ] as [(Double, Double)])
  func `A2: a button's font follows the size of body text`(body: Double, button: Double) {
    #expect(TextSize(body: body).button == button)
  }

  @Test(arguments: [(14, 13), (17, 13), (34, 26)] as [(Double, Double)])
  func `A3: the heading's font is 13, and grows with larger text`(body: Double, heading: Double) {
    #expect(TextSize(body: body).heading == heading)
  }

  @Test(arguments: [(17, false), (23, false), (28, true), (53, true)] as [(Double, Bool)])
  func `The sizes for accessibility begin at 28`(body: Double, isAccessibilitySize: Bool) {
    #expect(TextSize(body: body).isAccessibilitySize == isAccessibilitySize)
  }
}
