import ActionSheets
import ActionSheetsTerminal

enum NoteAction { case delete, email }
let sheet = ActionSheet<NoteAction> {
  Button("Delete Note", .delete, role: .destructive)
  Button("Email", .email)
  Cancel("Keep")
}
switch TerminalPresenter().run(sheet) {
case .chose(.delete): print("Deleting…")
case .chose(.email): print("Sending…")
case .cancelled: print("Nothing done.")
}
