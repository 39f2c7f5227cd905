import ActionSheets
import ActionSheetsLocalization
import ActionSheetsTerminal
import Foundation

enum NoteAction: String { case delete, email, print }

/// The sheet, written once in English: each title is a key, with values where it has some.
func noteSheet(count: Int) -> ActionSheet<NoteAction> {
  ActionSheet(localized: nil, message: "What should happen to the notes?") {
    Button(localized: "Delete \(count) Notes", .delete, role: .destructive)
    Button("Email", .email)
    Button("Print", .print)
    Cancel("Keep")
  }
}

func confirmation(count: Int) -> Alert<Bool> {
  Alert(localized: "Delete Notes?", message: "\(count) notes will be deleted.") {
    Button("Delete", true, role: .destructive)
    Cancel("Keep")
  }
}

/// Asks about some notes in the person's language.
///
///     LANG=C.UTF-8 LANGUAGE=pl swift run LocalizedNotes 5       # translations of Notes.xcstrings
///     LANG=C.UTF-8 LANGUAGE=ar swift run LocalizedNotes 2 po    # those of the folder po
@main
struct LocalizedNotes {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.first.flatMap { Int($0) } ?? 3
    let name = arguments.contains("po") ? "po" : "Notes.xcstrings"
    let path = Bundle.module.bundlePath + "/Resources/" + name
    let presenter = TerminalPresenter.automatic()
    do {
      let catalog = try Catalog(at: path)
      let sheet = noteSheet(count: count).localized(in: catalog)
      let action = await presenter.present(sheet).choice
      if action == .delete {
        let alert = confirmation(count: count).localized(in: catalog)
        guard await presenter.present(alert).choice == true else { return }
      }
      if let action { Swift.print(action.rawValue) }
    } catch {
      FileHandle.standardError.write(Data("LocalizedNotes: \(error)\n".utf8))
      exit(66)
    }
  }
}
