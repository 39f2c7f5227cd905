import ActionSheets
import Testing

@Suite struct ContentTests {
  enum NoteAction: Equatable { case delete, email, print }

  @Test func `a cancel line of its own adds the cancel button`() {
    let sheet = ActionSheet<NoteAction> {
      Button("Delete Note", .delete, role: .destructive)
      Button("Email", .email)
      Button("Print", .print)
        .cancel("Cancel")
    }
    #expect(sheet.buttons.map(\.title) == ["Delete Note", "Email", "Print", "Cancel"])
    #expect(sheet.buttons.map(\.role) == [.destructive, .default, .default, .cancel])
    let only = ActionSheet<NoteAction> { .cancel("Back") }
    #expect(only.cancelButton?.title == "Back")
  }
}
