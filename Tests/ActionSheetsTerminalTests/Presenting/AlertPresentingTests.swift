import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

@MainActor struct AlertPresentingTests {
  private let canvas: FixedCanvas
  private let presenter: TerminalPresenter

  init() {
    canvas = FixedCanvas(60, 16)
    presenter = TerminalPresenter(
      loop: TerminalLoop(session: nil), canvas: canvas, .fixed)
  }

  private let login = Prompt<Bool>(title: "Login") {
    TextField("User")
    TextField("Key", isSecure: true)
  } buttons: {
    Button("Log In", true)
    Cancel("Cancel")
  }

  private func send(_ inputs: TerminalEvent...) throws {
    for input in inputs { _ = presenter.handle(input) }
    try presenter.drawIfNeeded()
  }

  @Test func `U3: the answer carries what stands in the fields`() throws {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    presenter.present(login) { outcome = $0 }
    try send(.key(.character("b")), .key(.enter), .paste(FieldText("x\ny")), .key(.enter))
    #expect(outcome?.choice?.choice == true)
    #expect(outcome?.choice?.texts == [FieldText("b"), FieldText("x")])
  }

  @Test func `A12: the first frame has the buttons side by side already`() throws {
    presenter.present(login) { _ in }
    try presenter.drawIfNeeded()
    #expect(canvas.lines.contains { $0.contains("Cancel") && $0.contains("Log In") })
    #expect(!presenter.needsFrame)
  }

  @Test func `I4: a press on a field moves the focus and the caret, and presses no button`() throws
  {
    presenter.present(login) { _ in }
    try send(.key(.character("a")), .key(.character("b")), .key(.tab))
    let secret = try #require(canvas.cursor)
    try send(.mouse(MouseEvent(.press, .left, column: secret.column + 1, row: secret.row - 2)))
    try send(.mouse(MouseEvent(.release, .left, column: secret.column + 1, row: secret.row - 2)))
    #expect(canvas.cursor == CellPosition(column: secret.column + 1, row: secret.row - 2))
    try send(.key(.character("X")))
    #expect(canvas.lines.contains { $0.contains("aXb") })
    #expect(presenter.isPresenting)
  }

  @Test func `I1: letters in a field are text, and on a button they search`() throws {
    presenter.present(login) { _ in }
    try send(.key(.character("c")), .key(.character(" ")))
    #expect(canvas.lines.contains { $0.contains("c ") && $0.contains("›") })
    try send(.key(.tab), .key(.tab), .key(.character("l")))
    let cursor = try #require(canvas.cursor)
    #expect(canvas.lines[cursor.row].dropFirst(cursor.column).hasPrefix("Log In"))
  }

  @Test func `C10: a paste on a button is swallowed`() throws {
    presenter.present(login) { _ in }
    try send(
      .key(.tab), .key(.tab), .paste(FieldText("log in\n")), .key(.tab), .paste(FieldText("\n")))
    #expect(presenter.isPresenting)
  }

  private func rename(_ title: String, field: String) -> Prompt<Bool> {
    Prompt(title: title) {
      TextField(field, text: "ab") { $0.isEmpty ? "Enter a name." : nil }
    } buttons: {
      Button("Rename", true)
      Cancel("Keep")
    }
  }

  @Test func `I14: a field that stays keeps its caret, another begins anew`() throws {
    let id = presenter.present(rename("Before", field: "Name")) { _ in }
    try send(.key(KeyPress(.left)))
    #expect(presenter.update(id, with: rename("After", field: "Name")))
    try send(.key(.character("X")))
    #expect(canvas.lines.contains { $0.contains("aXb") })
    #expect(canvas.lines.contains { $0.contains("After") })
    #expect(presenter.update(id, with: rename("After", field: "Title")))
    try send(.key(.character("Y")))
    #expect(canvas.lines.contains { $0.contains("abY") })
  }

  @Test func `I14: a text that the program enters is shown`() throws {
    let id = presenter.present(login) { _ in }
    presenter.send(.setText(field: 0, FieldText("from outside")), to: id)
    try presenter.drawIfNeeded()
    #expect(canvas.lines.contains { $0.contains("from outside") })
  }

  @Test func `I13: Return presses nothing while a text is not valid, and the reason shows`() throws
  {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    presenter.present(rename("Rename", field: "Name")) { outcome = $0 }
    try send(.key(KeyPress(.backspace)), .key(KeyPress(.backspace)), .key(.enter))
    #expect(outcome == nil)
    #expect(canvas.lines.contains { $0.contains("! Enter a name.") })
    try send(.key(.character("c")))
    #expect(!canvas.lines.contains { $0.contains("Enter a name.") })
    try send(.key(.enter))
    #expect(outcome?.choice?["Name"] == "c")
  }

  @Test func `I15: Escape does not end a task that goes on to its end`() throws {
    let content = Content(
      kind: .alert, title: "Saving", buttons: [], isDismissible: false, progress: .indeterminate)
    presenter.present(Presentation.Request(content)) { _ in }
    try send(.key(KeyPress(.escape)), .key(.enter))
    #expect(presenter.isPresenting)
    #expect(!canvas.lines.contains { $0.contains("esc cancels") })
  }
}
