import ActionSheets
import ActionSheetsTerminal

// The code of the articles; nothing but compiling is asked of it here.

enum NoteAction { case delete, email, print }

func noteSheet() -> ActionSheet<NoteAction> {
  ActionSheet {
    Button("Delete Note", .delete, role: .destructive)
    Button("Email", .email)
    Button("Print", .print)
      .cancel("Cancel")
  }
}

@MainActor
struct NoteProgram {
  func remove(_ note: String) {}
  func send(_ note: String) {}
  func printOut(_ note: String) {}
  func complain(_ message: String) {}

  func act(on note: String, with presenter: TerminalPresenter) async {
    switch await presenter.present(noteSheet()) {
    case .chose(.delete): remove(note)
    case .chose(.email): send(note)
    case .chose(.print): printOut(note)
    case .cancelled(.notPresented(let error)): complain("\(error)")
    case .cancelled: break
    }
  }

  func share(from button: TerminalElement, with presenter: TerminalPresenter) async {
    let outcome = await presenter.present(noteSheet(), from: .barButtonItem(button))
    if case .chose(let action) = outcome { complain("not yet: \(action)") }
  }

  func ask(with presenter: TerminalPresenter) async -> Outcome<NoteAction> {
    let options = PresentationOptions(timeout: .seconds(30))
    return await presenter.present(noteSheet(), options: options)
  }

  func confirmDeletion(with presenter: TerminalPresenter) async -> Bool {
    let alert = Alert<Bool>(title: "Delete this note?", message: "It cannot be undone.") {
      Button("Delete", true, role: .destructive)
        .cancel("Keep")
    }
    return await presenter.present(alert) == .chose(AlertAnswer(choice: true, texts: []))
  }

  func askInACommand() {
    let presenter = TerminalPresenter()
    switch presenter.run(noteSheet()) {
    case .chose(let action): print("chose \(action)")
    case .cancelled(let cause): print("cancelled: \(cause)")
    }
  }
}
