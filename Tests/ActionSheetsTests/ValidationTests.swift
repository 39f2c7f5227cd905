import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct ValidationTests {
  private let presenter = HeadlessPresenter()
  private var outcome: Outcome<Prompt<Bool>.Answer>?

  private func rename(text: String = "") -> Prompt<Bool> {
    Prompt(title: "Rename") {
      TextField("Name", text: text) {
        $0.isEmpty ? "Enter a name." : $0 == "taken" ? "Exists." : nil
      }
      TextField("Note")
    } buttons: {
      Button("Rename", true)
      Cancel("Keep")
    }
  }

  @Test func `I13: a button waits until every field holds a valid text`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    presenter.present(rename()) { outcome = $0 }
    #expect(!presenter.isEnabled("Rename"))
    #expect(presenter.isEnabled("Keep"))
    #expect(!presenter.press("Rename"))
    presenter.enter("taken", inField: "Name")
    #expect(!presenter.isEnabled("Rename"))
    presenter.enter("new", inField: "Name")
    #expect(presenter.isEnabled("Rename"))
    #expect(presenter.press("Rename"))
    #expect(outcome?.choice?["Name"] == "new")
  }

  @Test
  func `I13: the reason shows once the person has changed or left the field, or tried to go on`() {
    presenter.present(rename()) { _ in }
    #expect(presenter.problem(ofField: "Name") == nil)
    presenter.key(.tab)
    #expect(presenter.problem(ofField: "Name") == "Enter a name.")
    presenter.enter("taken", inField: "Name")
    #expect(presenter.problem(ofField: "Name") == "Exists.")
    presenter.enter("new", inField: "Name")
    #expect(presenter.problem(ofField: "Name") == nil)
  }

  @Test func `I13, I12: Return leads to the field that is not valid, and presses nothing`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    presenter.present(rename()) { outcome = $0 }
    presenter.key(.tab)
    #expect(presenter.focusedFieldLabel == "Note")
    presenter.key(.enter)
    #expect(presenter.focusedFieldLabel == "Name")
    #expect(presenter.problem(ofField: "Name") == "Enter a name.")
    presenter.enter("new", inField: "Name")
    presenter.key(.enter)
    presenter.key(.enter)
    #expect(outcome?.choice?.choice == true)
  }

  @Test func `I13: a text that becomes invalid takes the button away again, and the focus from it`()
  {
    presenter.present(rename(text: "a")) { _ in }
    presenter.key(.tab)
    presenter.key(.tab)
    #expect(presenter.focusedTitle == "Rename")
    presenter.enter("", inField: "Name")
    #expect(presenter.focusedTitle == "Keep")
  }

  @Test func `I13: a press in a way of the toolkit's own shows the reason`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    presenter.present(rename()) { outcome = $0 }
    presenter.send(.activate(ButtonID(0)))
    #expect(outcome == nil)
    #expect(presenter.problem(ofField: "Name") == "Enter a name.")
    presenter.send(.activate(ButtonID(1)))
    #expect(outcome == .cancelled(.cancelButton))
  }

  @Test func `I13: a pointer that presses a waiting button leads to the field, with the reason`() {
    presenter.present(rename()) { _ in }
    presenter.key(.tab)
    presenter.key(.tab)
    #expect(presenter.focusedTitle == "Keep")
    #expect(!presenter.press("Rename"))
    #expect(presenter.focusedFieldLabel == "Name")
    #expect(presenter.problem(ofField: "Name") == "Enter a name.")
  }

  @Test func `I13: a field that the toolkit's focus leaves shows its reason`() {
    presenter.present(rename()) { _ in }
    presenter.send(.focus(ButtonID(1)))
    #expect(presenter.problem(ofField: "Name") == "Enter a name.")
  }

  @Test func `I13: a text is judged before the key that follows it, also within a report`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    let outer = presenter.present(.note) { _ in }
    presenter.stage.send(.transitionEnded, to: outer)
    presenter.present(Presentation.Request(ActionSheet<NoteAction>.note.content)) { report in
      guard case .call(.clicked) = report else { return }
      presenter.present(
        Prompt<Bool>(title: "Port") {
          TextField("Port", text: "80") { Int($0) == nil ? "Enter a number." : nil }
        } buttons: {
          Button("OK", true)
          Cancel("Cancel")
        }
      ) { outcome = $0 }
      presenter.stage.deliverPending()
      presenter.enter("8o", inField: 0)
      presenter.key(.enter)
      presenter.stage.deliverPending()
      #expect(outcome == nil)
    }
    presenter.press("Email")
  }

  @Test func `U3: a first text of several lines is the one line that the field shows`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    presenter.present(rename(text: "a\nb")) { outcome = $0 }
    presenter.key(.enter)
    presenter.key(.enter)
    #expect(outcome?.choice?["Name"] == "ab")
  }
}
