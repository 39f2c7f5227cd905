import TerminalEmulation
import Testing

struct NotesFormTests {
  @Test(arguments: ["s", "v", "r", "t", "b"])
  func `P1, S4, S5: in a compact terminal each origin gives a bottom sheet`(key: String) throws {
    let test = try NotesProgram.start(on: NotesProgram.compact, asking: key)
    let edge = String(repeating: "─", count: 48)
    #expect(test.lines[9] == "╭\(edge)╮")
    #expect(test.lines[16...] == ["╰\(edge)╯", "╭\(edge)╮", test.lines[18], "╰\(edge)╯"])
    #expect(test.lines[18].contains("Cancel"))
  }

  @Test(arguments: ["v", "t", "b"])
  func `P3, S4: a view and a bar give a centered sheet with Cancel`(key: String) throws {
    let test = try NotesProgram.start(asking: key)
    let top = try #require(test.place(of: "╭"))
    let bottom = try #require(test.place(of: "╯"))
    #expect(abs(top.column - (79 - bottom.column)) <= 1)
    #expect(abs(top.row - (23 - bottom.row)) <= 1)
    #expect(test.screen.contains("Cancel"))
    #expect(["▲", "▼", "◀", "▶"].allSatisfy { !test.screen.contains($0) })
  }

  @Test func `P2, P5, S4, S6: a bar button item gives a popover that aims at it`() throws {
    let test = try NotesProgram.start()
    let before = test.cells
    try test.send("s")
    try test.waitUntil(.screen(contains: "esc cancels"))
    let arrow = try #require(test.place(of: "▲"))
    #expect(arrow.row == 1 && (71..<78).contains(arrow.column))
    #expect(test.cells[0] == before[0])
    #expect(!test.screen.contains("Cancel"))
  }

  @Test(arguments: 0..<4)
  func `P2, S4: a rectangle gives a popover that aims at it`(note: Int) throws {
    let test = try NotesProgram.start()
    for _ in 0..<note { try test.send("down") }
    try test.waitUntil(
      Condition("note \(note) is selected") { $0.cell(column: 0, row: 1 + note).isReversed })
    let before = test.cells
    try test.send("r")
    try test.waitUntil(.screen(contains: "esc cancels"))
    let arrow = ["▲", "▼", "◀", "▶"].compactMap { test.place(of: $0) }
    #expect(arrow.count == 1)
    #expect(test.cells[1 + note][..<26] == before[1 + note][..<26])
    let place = try #require(arrow.first)
    let isBeside = place.row == 1 + note && place.column == 26
    let isBelow = place.row == 2 + note && place.column < 26
    #expect(isBeside || isBelow)
  }

  @Test(arguments: ["s", "v", "r", "t", "b"], [NotesProgram.regular, NotesProgram.compact])
  func `S3, I7: what was beneath comes back cell by cell`(key: String, size: Size) throws {
    let test = try NotesProgram.start(on: size)
    let before = test.cells.dropLast()
    try test.send(key)
    try test.waitUntil(.cursorRow(contains: "Duplicate"))
    try test.send("down up esc")
    try test.waitUntil(.line(" Cancelled: escape."))
    #expect(test.cells.dropLast() == before)
    #expect(!test.cursor.isVisible)
  }

  @Test(arguments: ["s", "v", "r"])
  func `L16, P7: the form follows the window and the focus stays`(key: String) throws {
    let test = try NotesProgram.start(asking: key)
    try test.send("p")
    try test.waitUntil(.cursorRow(contains: "Print"))
    for size in [
      NotesProgram.compact, Size(columns: 100, rows: 30), Size(columns: 80, rows: 12),
      Size(columns: 20, rows: 4),
      Size(columns: 1, rows: 1), NotesProgram.regular,
    ] {
      try test.resize(size)
      let fresh = try NotesProgram.start(on: NotesProgram.regular, asking: key)
      try fresh.send("p")
      try fresh.waitUntil(.cursorRow(contains: "Print"))
      try fresh.resize(size)
      try fresh.waitUntil(.quiet)
      try test.waitUntil(.picture(fresh.picture))
      #expect(test.cursor == fresh.cursor)
    }
    try test.waitUntil(.cursorRow(contains: "Print"))
    try test.send("enter")
    try test.waitUntil(.line(" Chose print."))
  }
}
