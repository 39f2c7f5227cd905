import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A body that draws everywhere and writes down what it hears.
@MainActor
private final class Recorder: TerminalModalBody {
  var heard: [TerminalEvent] = []
  var rectangles: [CellRectangle] = []
  var response = ModalResponse.stay
  var onEscape: () -> Void = {}

  func draw(on surface: inout CellSurface, in rectangle: CellRectangle) -> CellPosition? {
    rectangles.append(rectangle)
    surface.fill(surface.bounds)
    for row in 0..<surface.size.rows {
      surface.write(
        String(repeating: "#", count: surface.size.columns), at: CellPosition(column: 0, row: row))
    }
    return CellPosition(column: 999, row: -4)
  }

  func handle(_ event: TerminalEvent) -> ModalResponse {
    heard.append(event)
    if case .key(let press) = event, press.key == .escape { onEscape() }
    return response
  }
}

@MainActor struct ModalViewTests {
  private let canvas: FixedCanvas
  private let presenter: TerminalPresenter
  private let body = Recorder()

  init() {
    canvas = FixedCanvas(40, 9)
    presenter = Self.presenter(on: canvas)
  }

  private static func presenter(on canvas: FixedCanvas) -> TerminalPresenter {
    TerminalPresenter(loop: TerminalLoop(session: nil), canvas: canvas, .fixed)
  }

  private func send(_ input: TerminalEvent, to presenter: TerminalPresenter? = nil) throws {
    let presenter = presenter ?? self.presenter
    _ = presenter.handle(input)
    try presenter.drawIfNeeded()
  }

  @Test func `S15: a view that covers the window has a bar and a body that stays in its place`()
    throws
  {
    presenter.present(ModalView(title: "Editor"), body: body)
    try presenter.drawIfNeeded()
    #expect(canvas.lines.first == "   Editor                  esc closes   ")
    #expect(canvas.lines.dropFirst().allSatisfy { $0 == String(repeating: "#", count: 40) })
    #expect(canvas.cursor == nil)
  }

  @Test func `S15: where there is room the view is a form sheet`() throws {
    let canvas = FixedCanvas(80, 24)
    let presenter = Self.presenter(on: canvas)
    presenter.present(ModalView(title: "Editor", isDismissible: false), body: body)
    try presenter.drawIfNeeded()
    #expect(body.rectangles.last == CellRectangle(column: 6, row: 3, columns: 68, rows: 18))
    #expect(canvas.lines[0] == String(repeating: ".", count: 80))
    #expect(
      canvas.lines[2]
        == "....╭─ Editor ─────────────────────────────────────────────────────────────╮....")
    #expect(canvas.lines[3].hasPrefix("....│ ####") && canvas.lines[3].hasSuffix("#### │...."))
  }

  @Test func `A15: any size gives the body a place on the screen`() throws {
    for (columns, rows) in (1...24).flatMap({ columns in (1...10).map { (columns, $0) } }) + [
      (60, 16)
    ] {
      for idiom in [Presentation.Idiom.phone, .pad] {
        let canvas = FixedCanvas(columns, rows, idiom: idiom)
        let presenter = Self.presenter(on: canvas)
        presenter.present(ModalView(title: "A long title of a view"), body: body)
        try presenter.drawIfNeeded()
        let last = try #require(body.rectangles.last)
        #expect(last.intersection(canvas.shown.bounds) == last && !last.isEmpty)
      }
    }
  }

  @Test
  func `I8: the body hears keys, pastes and the mouse over it; what is beneath hears nothing`()
    throws
  {
    presenter.present(ModalView(), body: body)
    try presenter.drawIfNeeded()
    let events: [TerminalEvent] = [
      .key(KeyPress(.character("x"))), .key(KeyPress(.enter)), .paste(FieldText("a\nb")),
      .mouse(MouseEvent(.press, .left, column: 3, row: 5)),
    ]
    for event in events { try send(event) }
    // The bar is the presenter's.
    try send(.mouse(MouseEvent(.press, .left, column: 3, row: 0)))
    #expect(body.heard == events)
    #expect(presenter.isPresenting)
  }

  @Test func `S15: the view is dismissed by the program, by its own control, or by the person`()
    throws
  {
    var endings: [Cancellation] = []
    let id = presenter.present(ModalView(), body: body) { endings.append($0) }
    presenter.dismiss(id)
    presenter.present(ModalView(), body: body) { endings.append($0) }
    body.response = .dismiss
    try send(.key(KeyPress(.character("q"))))
    body.response = .stay
    presenter.present(ModalView(), body: body) { endings.append($0) }
    try send(.key(KeyPress(.escape)))
    #expect(endings == [.programmatic, .programmatic, .escape])
    #expect(!presenter.isPresenting)
  }

  @Test func `L7: a body that has a use for Escape has the first one`() throws {
    var endings: [Cancellation] = []
    presenter.present(ModalView(), body: body) { endings.append($0) }
    body.response = .used
    let keys: [(KeyPress, Int)] = [
      (KeyPress(.escape), 1), (KeyPress(.tab), 2), (KeyPress(.escape), 3),
      (KeyPress(.escape, kind: .repeat), 4), (KeyPress(.escape), 4),
    ]
    for (key, heard) in keys {
      #expect(endings.isEmpty)
      try send(.key(key))
      #expect(body.heard.count == heard)
    }
    #expect(endings == [.escape])
  }

  @Test func `L7: a view that a body presents on Escape is not cancelled by it`() throws {
    var endings: [String] = []
    presenter.present(ModalView(), body: body) { endings.append("lower \($0)") }
    body.onEscape = { [presenter, body] in
      presenter.present(ModalView(), body: body) { endings.append("upper \($0)") }
    }
    try send(.key(KeyPress(.escape)))
    #expect(endings.isEmpty)
    body.onEscape = {}
    try send(.key(KeyPress(.escape)))
    try send(.key(KeyPress(.escape)))
    #expect(endings == ["upper escape", "lower escape"])
  }

  @Test func `L6: a press outside dismisses a form sheet only where the person may`() throws {
    for (isDismissible, expected) in [(true, [Cancellation.outsidePress]), (false, [])] {
      let presenter = Self.presenter(on: FixedCanvas(80, 24))
      var endings: [Cancellation] = []
      presenter.present(ModalView(isDismissible: isDismissible), body: body) { endings.append($0) }
      try presenter.drawIfNeeded()
      try send(.mouse(MouseEvent(.press, .left, column: 0, row: 0)), to: presenter)
      try send(.mouse(MouseEvent(.release, .left, column: 0, row: 0)), to: presenter)
      #expect(endings == expected)
    }
  }

  @Test func `Rule 3: Escape reaches the body of a view that only its own controls dismiss`() throws
  {
    presenter.present(ModalView(isDismissible: false), body: body)
    try send(.key(KeyPress(.escape)))
    #expect(body.heard == [.key(KeyPress(.escape))])
    #expect(presenter.isPresenting)
  }

  @Test func `L13, L19: a sheet over a view hears everything, and leaves the view as it was`()
    throws
  {
    presenter.present(ModalView(), body: body)
    try presenter.drawIfNeeded()
    var outcome: Outcome<Int>?
    let sheet = ActionSheet<Int> {
      Button("One", 1)
      Cancel("Cancel")
    }
    presenter.present(sheet, options: Presentation.Options(isAnimated: false)) { outcome = $0 }
    try presenter.drawIfNeeded()
    try send(.key(KeyPress(.enter)))
    #expect(outcome == .chose(1))
    #expect(body.heard.isEmpty)
    try send(.key(KeyPress(.enter)))
    #expect(body.heard == [.key(KeyPress(.enter))])
  }
}
