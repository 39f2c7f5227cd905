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
      fields: [Content.Field("Name", text: "漢字 and more than fits into the field at once, surely")]),
    Content(
      kind: .alert, title: long, message: long,
      buttons: (0..<30).map { Content.Button("Button \($0)") } + [.init("Cancel", role: .cancel)],
      fields: (0..<12).map { Content.Field("Field \($0)", isSecure: $0 % 2 == 0) }),
    Content(kind: .alert, message: "No buttons", buttons: []),
    Content(kind: .alert, buttons: [], fields: [Content.Field("")]),
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
      editors: SheetLayer(id: Presentation.ID(1), state: state).editors)
    drawing.draw(on: &surface)
    return Shown(state: state, layout: layout, surface: surface, cursor: drawing.cursor)
  }

  private func begun(
    _ content: Content, direction: Presentation.LayoutDirection = .leftToRight
  ) -> Presentation {
    var state = Presentation(
      content, from: nil,
      in: Presentation.Environment(idiom: .pad, layoutDirection: direction))
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
      fields: [Content.Field("Name")])
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
    let options = Presentation.Options(timeout: .seconds(30))
    var state = Presentation(
      Content(
        kind: .alert, title: "Rename it", buttons: [.init("OK")],
        fields: [Content.Field("Name", text: "a text")]),
      from: nil, in: Presentation.Environment(idiom: .pad), options: options)
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
    var content = Self.alerts[2]
    content.language = Language("ar")
    let shown = show(begun(content), in: CellSize(columns: 80, rows: 24))
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
      fields: [Content.Field("Password", text: "geheim", isSecure: true)])
    let shown = show(begun(content), in: CellSize(columns: 80, rows: 24))
    #expect(lines(shown)[3] == "│ › ••••••                       │")
    #expect(shown.cursor == CellPosition(column: 33, row: 11))
  }

  @Test func `A17: the reason stands below its field, red and marked, and the button is dim`()
    throws
  {
    let content = Content(
      kind: .alert, title: "Rename", buttons: [.init("Rename"), .init("Cancel", role: .cancel)],
      fields: [Content.Field("Name", problem: "Enter a name that no other note has.")])
    var state = begun(content)
    #expect(lines(show(state, in: CellSize(columns: 80, rows: 24))).count == 7)
    _ = state.handle(.key(.enter))
    let shown = show(state, in: CellSize(columns: 80, rows: 24))
    #expect(
      lines(shown) == [
        "╭────────────────────────────────╮",
        "│             Rename             │",
        "│   Name                         │",
        "│ ›                              │",
        "│   ! Enter a name that no other │",
        "│   note has.                    │",
        "├────────────────────────────────┤",
        "│     Cancel     │    Rename     │",
        "╰────────────────────────────────╯",
      ])
    let field = try #require(shown.layout.fields.first)
    let reason = field.frame.lowered(by: 1).origin
    #expect(shown.surface[reason].text == "!")
    #expect(shown.surface[reason].style.foreground == .red)
    let row = try #require(shown.layout.rows.first { state.content[$0.id]?.title == "Rename" })
    let title = CellPosition(
      column: shown.layout.startColumn(of: row.lines[0], in: row.frame.columns),
      row: row.frame.origin.row)
    #expect(shown.surface[title].text == "R" && shown.surface[title].style.isDim)
  }

  @Test(arguments: 1...12)
  func `A17, A15: in little room the field stays in view above its reason`(rows: Int) {
    let content = Content(
      kind: .alert, title: "Rename", buttons: [.init("Rename"), .init("Cancel", role: .cancel)],
      fields: (0..<3).map { Content.Field("\($0)", problem: Self.long) })
    var state = begun(content)
    _ = state.handle(.key(.enter))
    for _ in 0..<5 {
      for columns in [1, 2, 9, 11, 12, 34, 46] {
        let shown = show(state, in: CellSize(columns: columns, rows: rows))
        let frame = shown.layout.frame
        #expect(shown.cursor.map(frame.contains) == true, "\(columns)×\(rows)")
        for field in shown.layout.fields {
          let last = field.frame.rows.upperBound + field.problem.count
          #expect(last <= frame.rows.upperBound, "\(columns)×\(rows)")
        }
      }
      _ = state.handle(.key(.tab))
    }
  }

  @Test func `A18: a task shows a bar of one row and the per cent, and only Cancel cancels`() {
    var content = Content(
      kind: .alert, title: "Fetching", message: "a.txt",
      buttons: [.init("Cancel", role: .cancel)], progress: .fraction(0.4))
    let size = CellSize(columns: 80, rows: 24)
    #expect(
      lines(show(begun(content), in: size)) == [
        "╭────────────────────────────────────────────╮",
        "│                  Fetching                  │",
        "│                   a.txt                    │",
        "│ ██████████████░░░░░░░░░░░░░░░░░░░░░░  40 % │",
        "├────────────────────────────────────────────┤",
        "│                   Cancel                   │",
        "╰────────────────────────────────────────────╯",
      ])
    content.buttons = []
    content.isDismissible = false
    content.progress = .indeterminate
    #expect(
      lines(show(begun(content), in: size)) == [
        "╭────────────────────────────────────────────╮",
        "│                  Fetching                  │",
        "│                   a.txt                    │",
        "╰────────────────────────────────────────────╯",
      ])
  }

  @Test(arguments: [
    (Double.nan, 0), (-1, 0), (0, 0), (0.004, 0), (0.999, 99), (1, 100), (.infinity, 100),
  ])
  func `A18: any number is some part of a task`(part: Double, percent: Int) {
    #expect(Content.Progress.fraction(part).percent == percent)
    for columns in 1...20 {
      let content = Content(kind: .alert, title: "T", buttons: [], progress: .fraction(part))
      let settings = SheetSettings(charset: .ascii)
      let heading = settings.text(in: .leftToRight)
        .heading(of: content, Presentation.Vocabulary(), columns: columns)
      #expect(heading.allSatisfy { $0.line.width <= columns })
    }
  }
}
