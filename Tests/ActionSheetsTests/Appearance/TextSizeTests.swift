import ActionSheets
import Testing

@Suite struct TextSizeTests {
  @Test(
    arguments: [
      (14, 21), (15, 21), (16, 21), (17, 21), (19, 23), (21, 24), (23, 24), (28, 28), (33, 33),
      (53, 53),
    ] as [(Double, Double)])
  func `A2: a button's font follows the size of body text`(body: Double, button: Double) {
    #expect(TextSize(body: body).button == button)
    #expect(RowMetrics(.actionSheet, TextSize(body: body)).fontSize == button)
    #expect(RowMetrics(.alert, TextSize(body: body)).fontSize == body)
  }

  @Test(arguments: [(14, 13), (17, 13), (34, 26)] as [(Double, Double)])
  func `A3: the heading's font is 13, and grows with larger text`(body: Double, heading: Double) {
    let text = TextSize(body: body)
    #expect(text.heading == heading)
    #expect(HeadingMetrics(.actionSheet, text).titleSize == heading)
    #expect(HeadingMetrics(.actionSheet, text).messageSize == heading)
    #expect(HeadingMetrics(.alert, text).titleSize == body)
    #expect(HeadingMetrics(.alert, text).messageSize == heading)
  }

  @Test(arguments: [(17, false), (23, false), (28, true), (53, true)] as [(Double, Bool)])
  func `The sizes for accessibility begin at 28`(body: Double, isAccessibilitySize: Bool) {
    #expect(TextSize(body: body).isAccessibilitySize == isAccessibilitySize)
  }

  @Test(
    arguments: [
      (.actionSheet, 17, 57.17, 10.2), (.actionSheet, 28, 57.17, 13), (.alert, 17, 45, 10.2),
      (.alert, 53, 45, 23),
    ] as [(Content.Kind, Double, Double, Double)])
  func `A1, A4, A12: the paddings of a row follow its font, its least height does not`(
    kind: Content.Kind, body: Double, height: Double, padding: Double
  ) {
    let row = RowMetrics(kind, TextSize(body: body))
    #expect(row.leastHeight == height)
    #expect(abs(row.verticalPadding - padding) < 1e-9)
    #expect(row.sidePadding == 10)
    #expect(abs(row.leastTitleHeight - max(height - 2 * padding, 1)) < 1e-9)
  }

  @Test func `A3: 16 beside the text, 13.5 at its ends, 4 between`() {
    let heading = HeadingMetrics(.actionSheet, .usual)
    #expect(heading.sidePadding == 16)
    #expect(heading.endPadding == 13.5)
    #expect(heading.spacing == 4)
  }

  @Test(
    arguments: [
      (.title, false, true), (.title, true, false), (.message, false, false),
      (.message, true, true),
    ] as [(HeadingMetrics.Part, Bool, Bool)])
  func `A title is bold above a message, and a message without a title`(
    part: HeadingMetrics.Part, isAlone: Bool, isBold: Bool
  ) {
    #expect(HeadingMetrics.isBold(part, isAlone: isAlone) == isBold)
  }
}
