import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct PressTests {
  let presenter = HeadlessPresenter(transitions: true)
  let log = Log()

  @Test(arguments: [
    (
      Presentation.Target.button(ButtonID(1)), Presentation.Target.button(ButtonID(2)),
      "willDismiss 2"
    ),
    (.sheet, .button(ButtonID(1)), "willDismiss 1"),
    (.outside, .button(ButtonID(1)), "didPresent"),
    (.button(ButtonID(1)), .sheet, "didPresent"),
    (.button(ButtonID(1)), .outside, "didPresent"),
    (.sheet, .outside, "didPresent"),
    (.sheet, .sheet, "didPresent"),
    (.outside, .sheet, "didPresent"),
    (.outside, .outside, "willDismiss outsidePress"),
    (.button(ButtonID(1)), .button(ButtonID(9)), "didPresent"),
  ])
  func `I4, I5: what counts is where a press ends, if it began inside`(
    began: Presentation.Target, ended: Presentation.Target, last: String
  ) {
    presenter.show(Content(letters: "dabc"), report: log.hear())
    presenter.pointer(.began, over: began)
    presenter.pointer(.moved, over: ended)
    presenter.pointer(.ended, over: ended)
    #expect(log.lines.last == last)
    #expect(presenter.highlightedTitle == nil)
  }

  @Test func `I4: a destructive row that comes beneath a resting pointer does not fire`() {
    presenter.show(Content(letters: "dabc"), report: log.hear())
    for began in [Presentation.Target.button(ButtonID(1)), .sheet] {
      presenter.pointer(.began, over: began)
      presenter.pointer(.ended, over: .button(ButtonID(0)))
      #expect(log.lines.last == "didPresent")
    }
    presenter.pointer(.began, over: .button(ButtonID(1)))
    presenter.pointer(.moved, over: .button(ButtonID(0)))
    presenter.pointer(.ended, over: .button(ButtonID(0)))
    #expect(log.lines.last == "willDismiss 0")
  }

  @Test func `I4: only the first pointer counts`() {
    presenter.show(Content(letters: "dabc"), report: log.hear())
    presenter.pointer(.began, 1, over: .button(ButtonID(1)))
    presenter.pointer(.began, 2, over: .button(ButtonID(2)))
    presenter.pointer(.ended, 2, over: .button(ButtonID(2)))
    #expect(presenter.highlightedTitle == "a")
    presenter.pointer(.cancelled, 1, over: .outside)
    presenter.pointer(.ended, 1, over: .button(ButtonID(1)))
    #expect(log.lines.last == "didPresent")
  }

  @Test func `I4: a press forgotten beneath another sheet does not block the next`() {
    presenter.show(Content(letters: "abc"), report: log.hear("lower"))
    presenter.pointer(.began, 1, over: .button(ButtonID(0)))
    presenter.show(Content(letters: "abc"), report: log.hear("upper"))
    presenter.pointer(.ended, 1, over: .button(ButtonID(0)))
    #expect(log.lines.last == "upper: didPresent")
    presenter.escape()
    presenter.endTransition()
    #expect(presenter.highlightedTitle == nil)
    presenter.pointer(.began, 2, over: .button(ButtonID(1)))
    presenter.pointer(.ended, 2, over: .button(ButtonID(1)))
    #expect(log.lines.last == "lower: willDismiss 1")
  }

  @Test func `I4: a button that is disabled under the pointer no longer looks pressed, nor fires`()
  {
    presenter.show(Content(letters: "abc"), report: log.hear())
    presenter.pointer(.began, over: .button(ButtonID(1)))
    #expect(presenter.highlightedTitle == "b")
    presenter.send(.setEnabled(ButtonID(1), false))
    #expect(presenter.highlightedTitle == nil)
    presenter.pointer(.ended, over: .button(ButtonID(1)))
    #expect(log.lines.last == "didPresent")
  }

  @Test func `I6: a press that began before the sheet appeared fires nothing`() {
    presenter.show(Content(letters: "abc"), report: log.hear())
    presenter.pointer(.moved, over: .button(ButtonID(0)))
    presenter.pointer(.ended, over: .button(ButtonID(0)))
    #expect(log.lines.last == "didPresent")
  }
}
