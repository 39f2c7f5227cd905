import ActionSheets
import Testing

struct AnchorTests {
  @Test func `P7: a presentation takes another anchor, also while it waits, and nobody is called`()
  {
    let presenter = HeadlessPresenter(environment: .pad)
    let log = Log()
    let note = ActionSheet<NoteAction>.note.content
    let id = presenter.present(PresentationRequest(note), from: nil, report: log.hear())
    let waiting = presenter.present(PresentationRequest(note), from: nil) { _ in }
    presenter.setAnchor(.barButtonItem(.init("Share")), of: id)
    presenter.setAnchor(.barButtonItem(.init("Share")), of: waiting)
    #expect(presenter.form == .popover)
    #expect(log.lines == ["willPresent"])
    presenter.endTransition()
    #expect(presenter.visibleCount == 2 && presenter.form == .popover)
    presenter.setAnchor(nil, of: waiting)
    #expect(presenter.form == .centered)
  }

  @Test(arguments: [false, true], [false, true])
  func `S7, L11: an anchor tells the kind of place, the control, and whether that is in a popover`(
    isInside: Bool, saysSo: Bool
  ) {
    let note = ActionSheet<NoteAction>.note.content
    let request = PresentationRequest(
      note, options: PresentationOptions(isInsidePopover: saysSo))
    let anchor = Anchor<Int>.view(7)
    let told = request.originating(from: anchor, isInsidePopover: isInside) {
      PresentationKey(UInt($0))
    }
    #expect(
      told
        == PresentationRequest(
          note, from: .view, options: PresentationOptions(isInsidePopover: isInside || saysSo),
          source: PresentationKey(7)))
  }
}
