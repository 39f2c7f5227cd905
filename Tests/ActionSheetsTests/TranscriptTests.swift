import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct TranscriptTests {
  private func shown(_ content: Content) -> Presentation {
    Presentation(content, from: nil, in: Presentation.Environment())
  }

  @Test func `S11: on appearing, alert, then the title if set, then the focused button`() {
    let presenter = HeadlessPresenter(transitions: true)
    var content = ActionSheet<NoteAction>.note.content
    presenter.show(content)
    #expect(presenter.spoken == ["alert", "Email", "button"])
    content.title = "Groceries"
    content.message = "What now?"
    #expect(
      Transcript.appearing(shown(content))
        == ["alert", "Groceries", "What now?", "Email", "button"])
  }

  @Test func `S11, I11: each button is its title, then button, and the destructive is named`() {
    var content = ActionSheet<NoteAction>.note.content
    content.buttons[2].isEnabled = false
    #expect(
      Transcript.reading(shown(content)) == [
        "alert", "Delete Note", "button", "destructive", "Email", "button",
        "Print", "button", "dimmed", "Cancel", "button",
      ])
  }

  @Test func `S11: a program may have words of its own`() {
    var words = Presentation.Vocabulary()
    words.alert = "Halt"
    words.button = "Taste"
    words.destructive = "weg"
    words.disabled = "grau"
    let content = Content(buttons: [.init("Weg", role: .destructive, isEnabled: false)])
    #expect(
      Transcript.reading(shown(content), words) == ["Halt", "Weg", "Taste", "weg", "grau"])
  }

  @Test(
    arguments: [
      (nil, nil, nil, nil), ("T", nil, "T", nil), (nil, "M", "M", nil), ("T", "M", "T", "M"),
    ] as [(String?, String?, String?, String?)])
  func `S11: a sheet is called by its title, else by its message`(
    title: String?, message: String?, name: String?, description: String?
  ) {
    let content = Content(title: title, message: message, buttons: [])
    #expect(content.accessibleName == name)
    #expect(content.accessibleDescription == description)
  }

  @Test func `S11: moving the focus says the button`() {
    let presenter = HeadlessPresenter(transitions: true)
    presenter.show(ActionSheet<NoteAction>.note.content)
    presenter.key(.up)
    #expect(presenter.spoken == ["alert", "Delete Note", "button", "destructive"])
  }

  @Test func `A13: the transcript keeps the full text, however long`() {
    let long = String(repeating: "word ", count: 20_000)
    let content = Content(title: long, buttons: [.init(long)])
    #expect(Transcript.reading(shown(content)) == ["alert", long, long, "button"])
  }
}
