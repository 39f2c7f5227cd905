import ActionSheets

enum NoteAction { case delete, email, print }

let presenter = PlainPresenter()
let sheet = ActionSheet<NoteAction>(title: "“Groceries”") {
  Button("Delete Note", .delete, role: .destructive)
  Button("Email", .email, isSelected: true)
  Button("Print", .print, subtitle: "2 pages")
  Cancel("Cancel")
}
switch presenter.run(sheet) {
case .chose(.delete):
  print(presenter.confirm("Delete this note?", destructive: "Delete") ? "Deleted." : "Kept.")
case .chose(let action): print("Chosen: \(action).")
case .cancelled(let cause): print("Cancelled: \(cause).")
}
if let name = presenter.prompt(
  "Rename", label: "Name", validate: { $0 == "x" ? "Too short." : nil })
{
  print("Renamed to \(name).")
}
