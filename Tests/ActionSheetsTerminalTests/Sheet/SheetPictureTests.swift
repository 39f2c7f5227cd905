import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct SheetPictureTests {
  private let size = CellSize(columns: 30, rows: 14)

  @Test func `S2, S5, S8, X10: a bottom sheet`() {
    #expect(
      SheetSample(content: .note, size: size).picture == """
        ╭────────────────────────────╮
        │       ! Delete Note        │
        │           Email            │
        │           Print            │
        ╰────────────────────────────╯
        ╭────────────────────────────╮
        │           Cancel           │
        ╰────────────────────────────╯
        """)
  }

  @Test func `A14: only a Cancel button`() {
    #expect(
      SheetSample(content: .cancelAlone, size: size).picture == """
        ╭────────────────────────────╮
        │           Cancel           │
        ╰────────────────────────────╯
        """)
  }

  @Test func `S6, P2, P5: a popover with an arrow shows no Cancel`() {
    let anchor = CellRectangle(column: 20, row: 0, columns: 5, rows: 1)
    #expect(
      SheetSample(content: .note, form: .popover, size: size, anchor: anchor).picture == """
                              ▲
                   ╭─────────────────╮
                   │  ! Delete Note  │
                   │      Email      │
                   │      Print      │
                   ╰─── esc cancels ─╯
        """)
  }

  @Test func `S7, P3: a centered sheet has Cancel below a rule`() {
    #expect(
      SheetSample(content: .explained, form: .centered, size: size).picture == """
           ╭──────────────────────╮
           │       Delete?        │
           │ It cannot be undone. │
           ├──────────────────────┤
           │       ! Delete       │
           ├──────────────────────┤
           │        Cancel        │
           ╰──────────────────────╯
        """)
  }

  @Test func `I9, C8: the lines beside a list tell what is out of view, and the border the time`() {
    let rows = (1...9).map { Content.Button("Row \($0)") }
    let content = Content(
      title: "Pick", message: nil, buttons: rows + [Content.Button("Cancel", role: .cancel)])
    let sample = SheetSample(
      content: content, size: CellSize(columns: 30, rows: 10), steps: 4, timeout: .seconds(30))
    #expect(
      sample.picture == """
        ╭───────────────────── 30 s ─╮
        │            Pick            │
        ├───────── ▲ 3 more ─────────┤
        │           Row 4            │
        │           Row 5            │
        │           Row 6            │
        ╰───────── ▼ 3 more ─────────╯
        ╭────────────────────────────╮
        │           Cancel           │
        ╰────────────────────────────╯
        """)
  }

  @Test func `A15, I9: without room for borders marks tell that the list goes on, beside it`() {
    let sample = SheetSample(
      content: .note, size: CellSize(columns: 20, rows: 3), timeout: .seconds(5))
    #expect(
      sample.picture == """
           ! Delete Note
               Email  5 s  ▼
               Cancel
        """)
  }

  @Test func `C13: ASCII draws the same boxes`() {
    let picture = SheetSample(
      content: .note, size: size, settings: SheetSettings(charset: .ascii)
    ).picture
    #expect(picture.hasPrefix("+----------------------------+\n|       ! Delete Note        |\n"))
  }

  @Test(
    arguments: [
      ("Title", nil, [false]), ("Title", "Message", [true, false]), (nil, "Message", [true]),
    ] as [(String?, String?, [Bool])])
  func `U8: a title stands out above a message, and a message where it stands alone`(
    title: String?, message: String?, bold: [Bool]
  ) throws {
    let content = Content(title: title, message: message, buttons: [Content.Button("Email")])
    let sample = SheetSample(content: content, size: size)
    let layout = sample.layout()
    let surface = sample.surface
    #expect(
      layout.textLines.map { text in
        surface[layout.startColumn(of: text.line), text.row].style.isBold
      } == bold)
  }
}
