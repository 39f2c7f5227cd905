import ActionSheets
import Testing

@Suite struct ButtonBuilderTests {
  private func titles(_ sheet: ActionSheet<NoteAction>) -> [String] { sheet.buttons.map(\.title) }

  @Test func `Cancel is an element on a line of its own`() {
    let sheet = ActionSheet<NoteAction>.note
    #expect(titles(sheet) == ["Delete Note", "Email", "Print"])
    #expect(sheet.buttons.map(\.role) == [.destructive, nil, nil])
    #expect(sheet.cancel == Cancel("Cancel"))
  }

  @Test func `Cancel may stand alone, first, or be set later`() {
    let only = ActionSheet<NoteAction> { Cancel("Back") }
    #expect(only.cancel?.title == "Back")
    var first = ActionSheet<NoteAction> {
      Cancel("Back")
      Button("Email", .email)
    }
    #expect(titles(first) == ["Email"])
    first.cancel = Cancel("Keep")
    #expect(first.content.buttons.map(\.title) == ["Email", "Keep"])
    first.cancel = nil
    #expect(first.content.cancelButton == nil)
  }

  @Test(arguments: [true, false])
  func `Cancel may follow an if, and stand in its branches`(isShown: Bool) {
    let sheet = ActionSheet<NoteAction> {
      Button("Email", .email)
      if isShown {
        Button("Print", .print)
      }
      Cancel("Cancel")
    }
    #expect(titles(sheet) == (isShown ? ["Email", "Print"] : ["Email"]))
    let otherwise = ActionSheet<NoteAction> {
      if isShown {
        Button("Print", .print)
        Cancel("One")
      } else {
        Button("Email", .email)
        Cancel("Other")
      }
    }
    #expect(otherwise.cancel?.title == (isShown ? "One" : "Other"))
  }

  @Test(arguments: [0, 1, 2])
  func `loops, switches, optionals and arrays can be mixed`(number: Int) {
    let extra: NoteAction? = number == 1 ? .email : nil
    let more = (0..<number).map { Button("More \($0)", NoteAction.print) }
    let sheet = ActionSheet<NoteAction> {
      for position in 0..<number {
        Button("Loop \(position)", .print)
      }
      switch number {
      case 0: Button("Zero", .print)
      case 1: Cancel("One")
      default:
        Button("Two", .print)
        Button("Many", .print)
      }
      if let extra {
        Button("Extra", extra)
      }
      if #available(macOS 10, *) {
        Button("Available", .print)
      }
      more
    }
    let expected = [
      ["Zero", "Available"],
      ["Loop 0", "Extra", "Available", "More 0"],
      ["Loop 0", "Loop 1", "Two", "Many", "Available", "More 0", "More 1"],
    ]
    #expect(titles(sheet) == expected[number])
    #expect(sheet.cancel?.title == (number == 1 ? "One" : nil))
  }

  @Test func `a second Cancel is reported, not dropped`() {
    let sheet = ActionSheet<Int> {
      Button("A", 1)
      Cancel("No")
      Cancel("Never")
    }
    #expect(sheet.content.problem == .severalCancelButtons)
  }

  @Test func `a missing Cancel is reported where every button destroys`() {
    let sheet = ActionSheet<Int> { Button("Delete", 1, role: .destructive) }
    #expect(sheet.content.problem == .noWayBack)
    #expect(
      Alert<Int>(title: "A") { Button("Delete", 1, role: .destructive) }.content.problem
        == .noWayBack)
    let harmless = ActionSheet<Int> {
      Button("Delete", 1, role: .destructive)
      Button("Email", 2)
    }
    #expect(harmless.content.problem == nil)
    #expect(Alert<Int>(title: "Saved") {}.content.problem == nil)
  }

  @Test func `a sheet can be made of any collection of choices`() {
    let sheet = ActionSheet(title: "Branch", choices: ["main", "wip"], cancel: "Back") {
      $0.uppercased()
    }
    #expect(sheet.buttons == [Button("MAIN", "main"), Button("WIP", "wip")])
    #expect(sheet.cancel == Cancel("Back"))
    #expect(Button("main") == Button("main", "main"))
  }

  @Test func `a button is found and changed by its choice`() {
    var sheet = ActionSheet<NoteAction>.note
    sheet[.print]?.isEnabled = false
    sheet[.email] = nil
    #expect(sheet.buttons.map(\.isEnabled) == [true, false])
    #expect(sheet[.delete]?.role == .destructive)
    sheet[.email] = Button("Mail", .email)
    #expect(titles(sheet) == ["Delete Note", "Print", "Mail"])
  }
}
