import ActionSheets
import ActionSheetsTerminal

@MainActor
final class NoteFlow {
  private let presenter: any Presenter
  private(set) var notes = ["Groceries"]

  init(presenter: any Presenter) {
    self.presenter = presenter
  }

  func remove(_ note: String) async {
    guard await presenter.confirm("Delete “\(note)”?", destructive: "Delete") else { return }
    notes.removeAll { $0 == note }
  }
}

@MainActor
func makeFlow() -> NoteFlow {
  NoteFlow(presenter: TerminalPresenter.automatic())
}
