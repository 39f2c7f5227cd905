import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor struct TestingAProgram {
  @Test func `escape leaves the note alone`() {
    let presenter = HeadlessPresenter()
    var outcome: Outcome<NoteAction>?
    presenter.present(noteSheet()) { outcome = $0 }
    #expect(presenter.visibleTitles == ["Delete Note", "Email", "Print", "Keep"])
    #expect(presenter.focusedTitle == "Email")

    presenter.escape()
    #expect(outcome == .cancelled(.escape))
  }

  @Test func `on a wide screen the sheet is a popover without Cancel`() {
    let presenter = HeadlessPresenter(
      environment: Presentation.Environment(idiom: .pad, sizeClass: .regular))
    let share = HeadlessPresenter.Element("Share")
    presenter.present(noteSheet(), from: .barButtonItem(share)) { _ in }
    #expect(presenter.form == .popover)
    #expect(presenter.visibleTitles == ["Delete Note", "Email", "Print"])

    presenter.resize(to: .compact)
    #expect(presenter.form == .bottomSheet)
    #expect(presenter.visibleTitles.last == "Keep")
  }

  @Test func `a screen reader says which button has the focus`() {
    let presenter = HeadlessPresenter()
    presenter.present(noteSheet()) { _ in }
    #expect(presenter.spoken == ["alert", "Email", "button"])
  }

  @Test func `a choice counts while the sheet still moves`() {
    let presenter = HeadlessPresenter(transitions: true)
    var outcome: Outcome<NoteAction>?
    presenter.present(noteSheet()) { outcome = $0 }
    #expect(presenter.press("Email"))
    #expect(outcome == nil)

    presenter.endTransition()
    #expect(outcome == .chose(.email))
  }
}
