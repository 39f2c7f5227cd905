import ActionSheets
import ActionSheetsTerminal

// The code of the articles. `ArticleTests` runs it, except for what needs a real terminal.

enum NoteAction { case delete, email, print }

func noteSheet() -> ActionSheet<NoteAction> {
  ActionSheet {
    Button("Delete Note", .delete, role: .destructive)
    Button("Email", .email)
    Button("Print", .print)
    Cancel("Keep")
  }
}

func noteList(_ notes: [String]) -> ActionSheet<String> {
  ActionSheet(title: "Notes", choices: notes, cancel: "Cancel") { $0 }
}

enum NoteOrder: String, CaseIterable { case name, date, size }

func orderSheet(now order: NoteOrder) -> ActionSheet<NoteOrder> {
  ActionSheet(title: "Sort by") {
    for choice in NoteOrder.allCases {
      Button(choice.rawValue.capitalized, choice, isSelected: choice == order)
    }
    Cancel("Cancel")
  }
}

@MainActor
final class NoteProgram {
  private(set) var log: [String] = []

  func remove(_ note: String) { log.append("removed \(note)") }
  func send(_ note: String) { log.append("sent \(note)") }
  func printOut(_ note: String) { log.append("printed \(note)") }
  func complain(_ message: String) { log.append("complained: \(message)") }

  func act(on note: String, with presenter: some Presenter) async {
    switch await presenter.present(noteSheet()) {
    case .chose(.delete): remove(note)
    case .chose(.email): send(note)
    case .chose(.print): printOut(note)
    case .cancelled(.notPresented(let error)): complain("\(error)")
    case .cancelled: break
    }
  }

  func open(_ notes: [String], with presenter: some Presenter) async throws -> String {
    try await presenter.present(noteList(notes)).get()
  }

  func share(from button: TerminalElement, with presenter: TerminalPresenter) async {
    let outcome = await presenter.present(noteSheet(), from: .barButtonItem(button))
    if case .chose(let action) = outcome { complain("not yet: \(action)") }
  }

  func goOn(with presenter: some Presenter) async -> Bool {
    let sheet = ActionSheet<Bool>(title: "Go on?") {
      Button("Go On", true, answersTimeout: true)
      Button("Stop", false)
    }
    let options = Presentation.Options(timeout: .seconds(30))
    return await presenter.present(sheet, options: options).choice ?? false
  }

  func tell(with presenter: some Presenter) async {
    let alert = Alert<Void>(title: "Saved", message: "The note is in the archive.") {
      Button("OK", ())
    }
    _ = await presenter.present(alert)
  }

  func askInACommand() {
    let presenter = TerminalPresenter()
    switch presenter.run(noteSheet()) {
    case .chose(let action): print("chose \(action)")
    case .cancelled(let cause): print("cancelled: \(cause)")
    }
  }
}
