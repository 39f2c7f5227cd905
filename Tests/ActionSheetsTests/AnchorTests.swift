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
}
