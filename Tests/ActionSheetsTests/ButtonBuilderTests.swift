import ActionSheets
import Testing

@Suite struct ButtonBuilderTests {
  @Test func `a cancel line of its own adds the cancel button at the end`() {
    let sheet = ActionSheet<NoteAction>.note
    #expect(sheet.buttons.map(\.title) == ["Delete Note", "Email", "Print", "Cancel"])
    #expect(sheet.buttons.map(\.role) == [.destructive, .default, .default, .cancel])
  }

  @Test func `a cancel line may stand alone, or first`() {
    let only = ActionSheet<NoteAction> { .cancel("Back") }
    #expect(only.cancelButton?.title == "Back")
    let first = ActionSheet<NoteAction> {
      .cancel("Back")
      Button("Email", .email)
    }
    #expect(first.buttons.map(\.title) == ["Back", "Email"])
  }

  @Test(arguments: [true, false])
  func `a cancel line may follow an if`(isShown: Bool) {
    let sheet = ActionSheet<NoteAction> {
      Button("Email", .email)
      if isShown {
        Button("Print", .print)
      }
      .cancel("Cancel")
    }
    #expect(
      sheet.buttons.map(\.title) == (isShown ? ["Email", "Print", "Cancel"] : ["Email", "Cancel"]))
    let otherwise = ActionSheet<NoteAction> {
      if isShown {
        Button("Print", .print)
      } else {
        Button("Email", .email)
          .cancel("Never")
      }
      .cancel("Cancel")
    }
    #expect(
      otherwise.buttons.map(\.title)
        == (isShown ? ["Print", "Cancel"] : ["Email", "Never", "Cancel"]))
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
      case 1: .cancel("One")
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
        .cancel("Cancel")
    }
    let expected = [
      ["Zero", "Available", "Cancel"],
      ["Loop 0", "One", "Extra", "Available", "More 0", "Cancel"],
      ["Loop 0", "Loop 1", "Two", "Many", "Available", "More 0", "More 1", "Cancel"],
    ]
    #expect(sheet.buttons.map(\.title) == expected[number])
  }

  @Test func `a cancel line may follow a loop`() {
    let sheet = ActionSheet<Int> {
      for number in 1...2 {
        Button("\(number)", number)
      }
      .cancel("Cancel")
    }
    #expect(sheet.buttons.map(\.title) == ["1", "2", "Cancel"])
  }

  @Test func `two cancel lines give two buttons, which presenting refuses`() {
    let sheet = ActionSheet<Int> {
      Button("A", 1)
        .cancel("No")
        .cancel("Never")
    }
    #expect(sheet.buttons.map(\.title) == ["A", "No", "Never"])
    #expect(sheet.content.problem == .severalCancelButtons)
  }
}
