import Testing

import class TerminalEmulation.Emulator
import struct TerminalEmulation.Size

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct FrameEncoderPropertyTests {
  /// Sends random frames, and hands the terminal and the surface over after each.
  private func sendFrames(
    _ origin: FrameOrigin, _ depth: ColorDepth, _ widths: GridTerminal.Widths, seed: UInt64,
    check: (GridTerminal, CellSurface, _ top: Int) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let columns = Int.random(in: 1...24, using: &generator)
      let rows = Int.random(in: 1...6, using: &generator)
      let top = origin == .absolute ? 0 : Int.random(in: 0...3, using: &generator)
      var terminal = GridTerminal(
        columns: columns, rows: top + rows, row: top, filledWith: "x")
      terminal.widths = widths
      var encoder = FrameEncoder(depth: depth)
      if origin == .relative { terminal.reserve(rows: rows) }
      var surface = CellSurface.random(CellSize(columns: columns, rows: rows), &generator)
      for _ in 0..<6 {
        let cursor = CellPosition(
          column: Int.random(in: 0..<columns, using: &generator),
          row: Int.random(in: 0..<max(1, surface.size.rows), using: &generator))
        let isHidden = Int.random(in: 0..<4, using: &generator) == 0
        terminal.receive(encoder.encode(surface, cursor: isHidden ? nil : cursor, origin: origin))
        #expect(terminal.pen == .plain && terminal.wraps && !terminal.isWrapPending)
        #expect(!terminal.isSynchronizing)
        #expect(terminal.isCursorVisible == !isHidden)
        if !isHidden {
          #expect([terminal.column, terminal.row] == [cursor.column, top + cursor.row])
        }
        let isAboveKept = terminal.grid[..<top].joined().allSatisfy { $0.text == "x" }
        #expect(isAboveKept)
        #expect(
          encoder.encode(surface, cursor: isHidden ? nil : cursor, origin: origin) == [],
          "an unchanged frame costs nothing")
        check(terminal, surface, top)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: encoder.forget()
        case 1 where origin == .relative:
          let height = Int.random(in: 0...rows, using: &generator)
          surface = .random(CellSize(columns: columns, rows: height), &generator)
        case 2: surface = .random(surface.size, &generator)
        default:
          for _ in 0..<3 { surface.drawRandomly(&generator) }
        }
      }
    }
  }

  /// The cells in which the terminal shows something else than it should.
  private func mistakes(
    _ terminal: GridTerminal, _ surface: CellSurface, _ top: Int, _ depth: ColorDepth,
    where counts: (Cell) -> Bool
  ) -> [CellPosition] {
    var mistakes: [CellPosition] = []
    for row in 0..<terminal.rows - top {
      for column in 0..<terminal.columns {
        let wanted = row < surface.size.rows ? surface[column, row] : .blank()
        let shown = terminal.grid[top + row][column]
        if counts(wanted), !wanted.looksLike(shown, depth) {
          mistakes.append(CellPosition(column: column, row: row))
        }
      }
    }
    return mistakes
  }

  @Test(arguments: [FrameOrigin.absolute, .relative], ColorDepth.allCases)
  func `Any sequence of frames leaves the terminal showing the last`(
    origin: FrameOrigin, depth: ColorDepth
  ) {
    for seed in 1...2 {
      sendFrames(origin, depth, .agreed, seed: UInt64(seed)) { terminal, surface, top in
        let mistakes = mistakes(terminal, surface, top, depth) { _ in true }
        #expect(mistakes == [], "\(surface.lines)")
      }
    }
  }

  @Test(
    arguments: [FrameOrigin.absolute, .relative],
    [GridTerminal.Widths.ambiguousWide, .contrary, .torn])
  func `C14: all ASCII stands where it belongs on a terminal with other widths`(
    origin: FrameOrigin, widths: GridTerminal.Widths
  ) {
    for seed in 1...3 {
      sendFrames(origin, .ansi16, widths, seed: UInt64(seed)) { terminal, surface, top in
        let mistakes = mistakes(terminal, surface, top, .ansi16) { $0.certainty == .certain }
        #expect(mistakes == [], "\(surface.lines)")
      }
    }
  }

  @Test func `Any sequence of frames is the picture that libvterm shows`() throws {
    var generator = SeededGenerator(seed: 5)
    // Clusters about which libvterm agrees.
    let clusters = sampleClusters.filter { $0.text.unicodeScalars.count == 1 && $0.text != "🇩🇪" }
    for _ in 0..<40 {
      let columns = Int.random(in: 1...24, using: &generator)
      let rows = Int.random(in: 1...6, using: &generator)
      let emulator = try #require(Emulator(size: Size(columns: columns, rows: rows)))
      _ = emulator.feed(Array(repeating: UInt8(ascii: "x"), count: columns * rows))
      var encoder = FrameEncoder(depth: .ansi16)
      var surface = CellSurface(size: CellSize(columns: columns, rows: rows))
      for _ in 0..<6 {
        for _ in 0..<3 {
          let text = (0..<8).map { _ in clusters.randomElement(using: &generator)! }
          let place = CellPosition(
            column: Int.random(in: -2..<columns, using: &generator),
            row: Int.random(in: 0..<rows, using: &generator))
          surface.write(text, at: place, style: .random(&generator))
        }
        _ = emulator.feed(encoder.encode(surface, cursor: nil, origin: .absolute))
        let wanted = surface.lines.map { line in
          String(line.reversed().drop { $0 == " " }.reversed())
        }
        #expect(emulator.lines == wanted)
        for row in 0..<rows {
          let heads = (0..<columns).filter { !surface[$0, row].isContinuation }
          let shown = emulator.cells(row: row)
          #expect(
            heads.map { shown[$0].isReversed } == heads.map { surface[$0, row].style.isReversed })
        }
      }
    }
  }

  @Test func `No drawing ever tears a wide cluster`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      let size = CellSize(
        columns: Int.random(in: 0...12, using: &generator),
        rows: Int.random(in: 0...4, using: &generator))
      var surface = CellSurface(size: size)
      for _ in 0..<60 {
        surface.drawRandomly(&generator)
        let isWhole = surface.isWhole
        #expect(isWhole, "\(surface.lines)")
      }
    }
  }
}
