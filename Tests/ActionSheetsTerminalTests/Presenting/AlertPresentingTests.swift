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

  private let login = Alert<Bool>(
    title: "Login", fields: [TextField("User"), TextField("Key", isSecure: true)]
  ) {
    Button("Log In", true)
    Button<Bool>.cancel("Cancel")
  }

  private func send(_ inputs: TerminalEvent...) throws {
    for input in inputs { _ = presenter.handle(input) }
    try presenter.drawIfNeeded()
  }

  @Test func `U3: the answer carries what stands in the fields`() throws {
    var outcome: Outcome<AlertAnswer<Bool>>?
    presenter.present(login) { outcome = $0 }
    try send(.key(.character("b")), .key(.enter), .paste(FieldText("x\ny")), .key(.enter))
    #expect(
      outcome == .chose(AlertAnswer(choice: true, texts: [FieldText("b"), FieldText("x")])))
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
}
