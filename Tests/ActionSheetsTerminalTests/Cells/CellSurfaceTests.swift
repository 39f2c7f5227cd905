import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct CellSurfaceTests {
  private func surface(_ columns: Int, _ rows: Int = 1) -> CellSurface {
    CellSurface(size: CellSize(columns: columns, rows: rows))
  }

  private func at(_ column: Int, _ row: Int = 0) -> CellPosition {
    CellPosition(column: column, row: row)
  }

  @Test(arguments: [
    (0, "漢x "), (1, " 漢x"), (3, "    "), (-1, " x  "), (-2, "x   "), (4, "    "),
  ])
  func `C14: a wide cluster that is cut by an edge shows a space`(column: Int, expected: String) {
    var surface = surface(4)
    surface.write("漢x", at: at(column))
    #expect(surface.lines == [expected])
    #expect(surface.isWhole)
  }

  @Test(arguments: [(0, "x b"), (1, " xb"), (2, "漢x")])
  func `C14: overwriting one half of a wide cluster blanks the other`(
    column: Int, expected: String
  ) {
    var surface = surface(3)
    surface.write("漢b", at: at(0))
    surface.write("x", at: at(column))
    #expect(surface.lines == [expected])
  }

  @Test func `C17: text with control characters is shown, never obeyed`() {
    var surface = surface(24)
    surface.write("a\u{1b}[2J\r\n\u{7f}\u{202e}z", at: at(0))
    #expect(surface.lines == ["a␛[2J␍␊␡⟨U+202E⟩z       "])
    var encoder = FrameEncoder(depth: .none)
    var terminal = GridTerminal(columns: 24, rows: 1)
    terminal.receive(encoder.encode(surface, cursor: nil, origin: .absolute))
    #expect(terminal.grid[0].map(\.text).joined() == surface.lines[0])
    surface.write("x\u{1b}", at: at(0), charset: .ascii)
    #expect(surface.lines == ["x^[2J␍␊␡⟨U+202E⟩z       "])
  }

  @Test func `A cell made from a control character is harmless`() {
    #expect(
      ["\u{1b}", "\n", "\u{85}", "a\u{8}", ""].map { Cell($0).text }.allSatisfy { $0 == "\u{fffd}" }
    )
  }

  @Test func `A box with a rule, in both sets of characters`() {
    var surface = surface(6, 4)
    surface.drawBox(surface.bounds)
    surface.drawHorizontalRule(at: at(0, 2), columns: 6, joinsBox: true)
    #expect(surface.lines == ["╭────╮", "│    │", "├────┤", "╰────╯"])
    let ascii = BoxCharacters.preferred(for: .ascii)
    surface.drawBox(surface.bounds, characters: ascii)
    surface.drawHorizontalRule(at: at(1, 2), columns: 4, characters: ascii)
    #expect(surface.lines == ["+----+", "|    |", "|----|", "+----+"])
  }

  @Test func `Drawing stays inside the clip`() {
    var surface = surface(5, 2)
    surface.clip = CellRectangle(column: 1, row: 0, columns: 3, rows: 1)
    surface.write("abcde", at: at(0))
    surface.write("abcde", at: at(0, 1))
    surface.write("XYZ", at: at(1), within: CellRectangle(column: 2, row: 0, columns: 9, rows: 9))
    #expect(surface.lines == [" bYZ ", "     "])
  }

  @Test func `A popover's surface laid over text, and what was beneath dimmed`() {
    var beneath = surface(8, 3)
    for row in 0..<3 { beneath.write("漢字漢字", at: at(0, row)) }
    beneath.restyle(CellRectangle(column: 1, row: 0, columns: 1, rows: 1)) { $0.isDim = true }
    #expect(beneath[at(0)].style.isDim && beneath[at(1)].style.isDim)
    #expect(!beneath[at(2)].style.isDim)
    var sheet = surface(4, 1)
    sheet.write("a字b", at: at(0))
    beneath.blit(sheet, at: at(3, 1))
    beneath.blit(sheet, part: CellRectangle(column: 2, row: 0, columns: 9, rows: 9), at: at(0, 2))
    #expect(beneath.lines == ["漢字漢字", "漢 a字b ", " b字漢字"])
  }

  @Test func `A place or a rectangle far outside changes nothing`() {
    var surface = surface(3, 1)
    surface.write("漢漢", at: at(.max))
    surface.write("漢漢", at: at(.min))
    surface.fill(
      CellRectangle(column: .min, row: 0, columns: .max, rows: .max), style: Style(isBold: true))
    surface.drawHorizontalRule(at: at(-5), columns: .max)
    #expect(surface.lines == ["───"])
    #expect(surface[at(7)] == .blank())
  }

  @Test func `Rectangles meet, hold and shrink`() {
    let one = CellRectangle(column: 0, row: 0, columns: 10, rows: 4)
    let other = CellRectangle(column: 6, row: -2, columns: 10, rows: 4)
    #expect(one.intersection(other) == CellRectangle(column: 6, row: 0, columns: 4, rows: 2))
    #expect(one.intersection(other.inset(by: 2)).isEmpty)
    #expect(one.inset(by: 1) == CellRectangle(column: 1, row: 1, columns: 8, rows: 2))
    #expect(one.contains(at(9, 3)) && !one.contains(at(10, 3)))
  }
}
