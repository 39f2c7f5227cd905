import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct FrameEncoderTests {
  private let titles = ["Delete Note", "Email", "Print", "Cancel"]

  private func at(_ column: Int, _ row: Int) -> CellPosition {
    CellPosition(column: column, row: row)
  }

  private func sheet(focus: Int) -> CellSurface {
    var surface = CellSurface(size: CellSize(columns: 80, rows: 7))
    surface.drawBox(CellRectangle(column: 0, row: 0, columns: 80, rows: 5))
    for (index, title) in titles.enumerated() {
      let row = index == 3 ? 6 : index + 1
      var style = Style(foreground: index == 0 ? .red : .blue)
      style.isReversed = index == focus
      surface.fill(CellRectangle(column: 2, row: row, columns: 76, rows: 1), style: style)
      surface.write(title, at: at(34, row), style: style)
    }
    return surface
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1b}[", with: "^")
  }

  @Test func `A row that differs is written whole, in one synchronized update`() {
    var encoder = FrameEncoder(depth: .ansi16)
    var surface = CellSurface(size: CellSize(columns: 20, rows: 2))
    let first = encoder.encode(surface, cursor: nil, origin: .absolute)
    #expect(text(first) == "^?2026h^?7l^1;1H^m^J^?7h\r^?25l^?2026l")
    surface.write("one", at: at(0, 0))
    #expect(
      text(encoder.encode(surface, cursor: nil, origin: .absolute))
        == "^?2026h^?7l^1;1Hone^K^?7h\r^?2026l")
    surface.write("2", at: at(0, 1), style: Style(isBold: true))
    #expect(
      text(encoder.encode(surface, cursor: at(1, 1), origin: .absolute))
        == "^?2026h^?7l^2;1H^0;1m2^m^K^?7h^2;2H^?25h^?2026l")
    #expect(text(encoder.encode(surface, cursor: at(0, 0), origin: .absolute)) == "^1;1H")
  }

  @Test func `C14: the column is named after a run that is not ASCII`() {
    var encoder = FrameEncoder(depth: .none)
    var surface = CellSurface(size: CellSize(columns: 20, rows: 1))
    _ = encoder.encode(surface, cursor: at(0, 0), origin: .relative)
    surface.write("│é漢b字", at: at(2, 0))
    #expect(
      text(encoder.encode(surface, cursor: at(0, 0), origin: .relative))
        == "^?2026h^?7l\r  │é^5G  ^5G漢^7Gb  ^8G字^10G^K^?7h\r^?2026l")
  }

  @Test func `C20: an empty frame removes every row and leaves the cursor where it began`() {
    var encoder = FrameEncoder(depth: .ansi16)
    var terminal = GridTerminal(columns: 80, rows: 9, row: 5, filledWith: "x")
    terminal.mayScroll = true
    terminal.reserve(rows: 7)
    #expect(terminal.scrolledRows == 3)
    terminal.receive(encoder.encode(sheet(focus: 1), cursor: at(34, 2), origin: .relative))
    let nothing = CellSurface(size: CellSize(columns: 80, rows: 0))
    terminal.receive(encoder.encode(nothing, cursor: at(0, 0), origin: .relative))
    #expect([terminal.column, terminal.row] == [0, 2])
    #expect(terminal.grid[..<2].joined().allSatisfy { $0.text == "x" })
    #expect(terminal.grid[2...].joined().allSatisfy { $0 == .blank() })
  }

  @Test func `C12: after forgetting, the next frame repaints everything`() {
    var encoder = FrameEncoder(depth: .ansi16)
    let surface = sheet(focus: 1)
    let first = encoder.encode(surface, cursor: nil, origin: .absolute)
    #expect(encoder.encode(surface, cursor: nil, origin: .absolute) == [])
    encoder.forget()
    #expect(encoder.encode(surface, cursor: nil, origin: .absolute) == first)
  }

  @Test func `C13: without colors only the attributes are left`() {
    var surface = CellSurface(size: CellSize(columns: 4, rows: 1))
    surface.write("ab", at: at(0, 0), style: Style(foreground: .red, background: .blue))
    surface.write("cd", at: at(2, 0), style: Style(foreground: .red, isBold: true))
    var encoder = FrameEncoder(depth: .none)
    #expect(
      text(encoder.encode(surface, cursor: nil, origin: .absolute))
        == "^?2026h^?7l^1;1H^m^J^1;1Hab^0;1mcd^m^?7h\r^?25l^?2026l")
  }
}
