import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor struct AnchorTests {
  @Test func `P7: a presentation takes another anchor, also while it waits, and nobody is called`()
  {
    let presenter = HeadlessPresenter(environment: .pad, transitions: true)
    let log = Log()
    let note = ActionSheet<NoteAction>.note.content
    let id = presenter.present(Presentation.Request(note), from: nil, report: log.hear())
    let waiting = presenter.present(Presentation.Request(note), from: nil) { _ in }
    presenter.setAnchor(.barButtonItem(.init("Share")), of: id)
    presenter.setAnchor(.barButtonItem(.init("Share")), of: waiting)
    #expect(presenter.form == .popover)
    #expect(log.lines == ["willPresent"])
    presenter.endTransition()
    #expect(presenter.visibleCount == 2 && presenter.form == .popover)
    presenter.setAnchor(nil, of: waiting)
    #expect(presenter.form == .centered)
  }

  @Test(arguments: [false, true])
  func `S7, P7: an anchor that moves into a popover or out of it takes the sheet along`(
    saysSo: Bool
  ) {
    let note = ActionSheet<NoteAction>.note.content
    var presentation = Presentation(
      note, from: .barButtonItem, in: .pad,
      options: Presentation.Options(isAnimated: false, isInsidePopover: saysSo))
    _ = presentation.begin()
    // What the program said of itself holds wherever its sheet comes from.
    let outside: Presentation.Form = saysSo ? .insidePopover : .popover
    #expect(presentation.form == outside)
    let entering = presentation.handle(.originChanged(.view, isFromPopover: true))
    #expect(presentation.form == .insidePopover)
    #expect(entering.contains(.changeForm(.insidePopover)) == !saysSo)
    #expect(presentation.order.cancel != nil)
    _ = presentation.handle(.environmentChanged(.phone))
    #expect(presentation.form == .bottomSheet)
    _ = presentation.handle(.environmentChanged(.pad))
    #expect(presentation.form == .insidePopover)
    _ = presentation.handle(.originChanged(.barButtonItem))
    #expect(presentation.form == outside)
  }
}
