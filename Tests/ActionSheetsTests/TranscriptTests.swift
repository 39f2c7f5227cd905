import ActionSheets
import Testing

@Suite struct TranscriptTests {
  private func words(_ utterances: [Utterance]) -> [[String]] { utterances.map { $0.words() } }

  @Test func `S11: on appearing, alert, then the title if set, then the focused button`() {
    let presenter = HeadlessPresenter()
    var content = ActionSheet<NoteAction>.note.content
    presenter.show(content)
    #expect(words(presenter.spoken) == [["alert"], ["Email", "button"]])
    content.title = "Groceries"
    content.message = "What now?"
    #expect(
      words(Transcript.appearing(content, focus: nil)) == [["alert"], ["Groceries"], ["What now?"]])
  }

  @Test func `S11, I11: each button is its title, then button, and the destructive is named`() {
    var content = ActionSheet<NoteAction>.note.content
    content.buttons[2].isEnabled = false
    let reading = Transcript.reading(content, in: DisplayOrder(content, in: .bottomSheet))
    #expect(
      words(reading) == [
        ["alert"], ["Delete Note", "button", "destructive"], ["Email", "button"],
        ["Print", "button", "dimmed"], ["Cancel", "button"],
      ])
  }

  @Test func `S11: the words can be translated`() {
    let german = SpeechVocabulary(
      alert: "Hinweis", button: "Taste", destructive: "löscht", disabled: "grau")
    #expect(Utterance.alert.words(german) == ["Hinweis"])
    #expect(
      Utterance.button("Weg", role: .destructive, isEnabled: false).words(german)
        == ["Weg", "Taste", "löscht", "grau"])
  }

  @Test(
    arguments: [
      (nil, nil, nil, nil), ("T", nil, "T", nil), (nil, "M", "M", nil), ("T", "M", "T", "M"),
    ] as [(String?, String?, String?, String?)])
  func `S11: a sheet is called by its title, else by its message`(
    title: String?, message: String?, name: String?, description: String?
  ) {
    let content = Content(title: title, message: message, buttons: [])
    #expect(Transcript.name(of: content) == name)
    #expect(Transcript.description(of: content) == description)
  }

  @Test func `S11: moving the focus says the button`() {
    let presenter = HeadlessPresenter()
    presenter.show(ActionSheet<NoteAction>.note.content)
    presenter.key(.up)
    #expect(presenter.spoken.last?.words() == ["Delete Note", "button", "destructive"])
  }

  @Test func `A13: the transcript keeps the full text, however long`() {
    let long = String(repeating: "word ", count: 20_000)
    let content = Content(title: long, buttons: [.init(long)])
    let said = Transcript.reading(content, in: DisplayOrder(content, in: .bottomSheet))
    #expect(said == [.alert, .title(long), .button(long, role: .default, isEnabled: true)])
  }
}
