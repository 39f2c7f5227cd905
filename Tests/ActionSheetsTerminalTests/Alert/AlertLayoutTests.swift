import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

@Suite struct AlertLayoutTests {
  static let long = String(repeating: "A long and winding text. ", count: 20)

  static let alerts: [Content] = [
    Content(kind: .alert, title: "Saved", buttons: [.init("OK")]),
    Content(
      kind: .alert, title: "Delete?", message: long,
      buttons: [
        .init("Delete", role: .destructive), .init("Keep", role: .cancel),
      ]),
    Content(
      kind: .alert, title: "Rename", buttons: [.init("Rename"), .init("Cancel", role: .cancel)],
      fields: [TextField("Name", text: "漢字 and more than fits into the field at once, surely")]),
    Content(
      kind: .alert, title: long, message: long,
      buttons: (0..<30).map { Content.Button("Button \($0)") } + [.init("Cancel", role: .cancel)],
      fields: (0..<12).map { TextField("Field \($0)", isSecure: $0 % 2 == 0) }),
    Content(kind: .alert, message: "No buttons", buttons: []),
    Content(kind: .alert, buttons: [], fields: [TextField("")]),
  ]

  private struct Shown {
    var state: Presentation
    var layout: SheetLayout
    var surface: CellSurface
    var cursor: CellPosition?
  }

  private func show(
    _ state: Presentation, in size: CellSize, settings: SheetSettings = SheetSettings()
  ) -> Shown {
    var state = state
    var surface = CellSurface(size: size)
    var scroll = 0
    let layout = SheetLayoutBuilder(
      presentation: state, settings: settings, bounds: surface.bounds
    ).layout(scroll: &scroll)
    _ = state.handle(.laidOut(layout.report))
    let drawing = SheetDrawing(
      presentation: state, layout: layout, settings: settings,
      editors: FieldEditor.editors(of: state))
    drawing.draw(on: &surface)
    return Shown(state: state, layout: layout, surface: surface, cursor: drawing.cursor)
  }

  private func begun(_ content: Content) -> Presentation {
    var state = Presentation(content, from: nil, in: Environment(idiom: .pad))
    _ = state.begin()
    return state
  }

  private func lines(_ shown: Shown) -> [String] {
    shown.layout.frame.rows.map { row in
      shown.layout.frame.columns.map {
        let cell = shown.surface[CellPosition(column: $0, row: row)]
        return cell.isContinuation ? "" : cell.text
      }.joined()
    }
  }

  @Test(arguments: alerts.indices)
  func `A15: any size gives a valid frame with the focused field or button in view`(index: Int) {
    let sizes =
      (1...12).flatMap { columns in (1...12).map { (columns, $0) } }
      + [(20, 1), (34, 3), (46, 9), (60, 16), (80, 24), (200, 60), (1, 60), (200, 1), (34, 24)]
    for (columns, rows) in sizes {
      var state = begun(Self.alerts[index])
      let stops = state.order.count + state.content.fields.count
      for _ in 0..<max(1, stops) {
        let shown = show(state, in: CellSize(columns: columns, rows: rows))
        let bounds = shown.surface.bounds
        let frame = shown.layout.frame
        #expect(frame.intersection(bounds) == frame, "\(columns)×\(rows)")
        let parts = shown.layout.rows.map(\.frame) + shown.layout.fields.map(\.frame)
        #expect(
          parts.allSatisfy { $0.intersection(frame) == $0 && !$0.isEmpty }, "\(columns)×\(rows)")
        if stops > 0 {
          #expect(shown.cursor.map(frame.contains) == true, "\(columns)×\(rows)")
        }
        _ = state.handle(.key(.tab))
      }
    }
  }

  @Test func `A12: two buttons stand side by side where both fit, Cancel first`() {
    let shown = show(begun(Self.alerts[2]), in: CellSize(columns: 80, rows: 24))
    #expect(shown.state.order.isSideBySide)
    #expect(
      lines(shown) == [
        "╭────────────────────────────────╮",
        "│             Rename             │",
        "│   Name                         │",
        "│ › o the field at once, surely  │",
        "├────────────────────────────────┤",
        "│     Cancel     │    Rename     │",
        "╰────────────────────────────────╯",
      ])
  }

  @Test func `A12: titles that do not fit beside each other stand below each other`() {
    let content = Content(
      kind: .alert, title: "Sure?",
      buttons: [.init("Delete Everything at Once"), .init("Cancel", role: .cancel)])
    let shown = show(begun(content), in: CellSize(columns: 80, rows: 24))
    #expect(!shown.state.order.isSideBySide)
    #expect(
      lines(shown) == [
        "╭────────────────────────────────╮",
        "│             Sure?              │",
        "├────────────────────────────────┤",
        "│   Delete Everything at Once    │",
        "│             Cancel             │",
        "╰────────────────────────────────╯",
      ])
  }

  @Test func `I9: an alert that scrolls tells beside its list what is out of view`() {
    let content = Content(
      kind: .alert, title: "Pick", buttons: (1...9).map { Content.Button("Button \($0)") },
      fields: [TextField("Name")])
    var state = begun(content)
    for _ in 0..<4 { _ = state.handle(.key(.down)) }
    #expect(
      lines(show(state, in: CellSize(columns: 40, rows: 9))) == [
        "╭────────────────────────────────╮",
        "│              Pick              │",
        "├─────────── ▲ 1 more ───────────┤",
        "│            Button 1            │",
        "│            Button 2            │",
        "│            Button 3            │",
        "│            Button 4            │",
        "│            Button 5            │",
        "╰─────────── ▼ 4 more ───────────╯",
      ])
  }

  @Test func `C8: where there are no borders the time covers neither a field nor its label`() {
    let options = PresentationOptions(timeout: .seconds(30))
    var state = Presentation(
      Content(
        kind: .alert, title: "Rename it", buttons: [.init("OK")],
        fields: [TextField("Name", text: "a text")]),
      from: nil, in: Environment(idiom: .pad), options: options)
    _ = state.begin()
    #expect(
      lines(show(state, in: CellSize(columns: 12, rows: 5))) == [
        " Rename it  ", "  Name      ", "› a text    ", "     OK     ",
      ])
    #expect(
      lines(show(state, in: CellSize(columns: 20, rows: 5))) == [
        "     Rename it      ", "  Name       30 s   ", "› a text            ",
        "         OK         ",
      ])
  }

  @Test func `S12: right to left mirrors two buttons side by side`() {
    let settings = SheetSettings(layoutDirection: .rightToLeft)
    let shown = show(begun(Self.alerts[2]), in: CellSize(columns: 80, rows: 24), settings: settings)
    #expect(lines(shown)[5] == "│     Rename     │    Cancel     │")
  }

  @Test func `A12: an alert stands in the middle of a program, and at the bottom for a command`() {
    let size = CellSize(columns: 80, rows: 24)
    let middle = show(begun(Self.alerts[0]), in: size).layout.frame
    #expect(middle == CellRectangle(column: 23, row: 9, columns: 34, rows: 5))
    let below = show(begun(Self.alerts[0]), in: size, settings: SheetSettings(standsAtBottom: true))
    #expect(below.layout.frame == CellRectangle(column: 23, row: 19, columns: 34, rows: 5))
  }

  @Test func `A secret is drawn as marks only`() {
    let content = Content(
      kind: .alert, title: "Login", buttons: [.init("OK")],
      fields: [TextField("Password", text: "geheim", isSecure: true)])
    let shown = show(begun(content), in: CellSize(columns: 80, rows: 24))
    #expect(lines(shown)[3] == "│ › ••••••                       │")
    #expect(shown.cursor == CellPosition(column: 33, row: 11))
  }
}
