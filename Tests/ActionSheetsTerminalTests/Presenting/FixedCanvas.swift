import ActionSheets

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A canvas that keeps what it is shown, for tests without a terminal.
final class FixedCanvas: TerminalCanvas {
  var extent: CellSize
  let idiom: Presentation.Idiom
  private(set) var shown: CellSurface
  private(set) var cursor: CellPosition?
  /// What each cell beneath the sheets shows, so that it can be told from what is blank.
  private let backdrop = "."

  init(_ columns: Int, _ rows: Int, idiom: Presentation.Idiom = .pad) {
    extent = CellSize(columns: columns, rows: rows)
    self.idiom = idiom
    shown = CellSurface(size: extent)
  }

  var locatesMouse: Bool { true }
  var hasPicture: Bool { true }
  var isSlow: Bool { false }
  var closesAfterLastSheet: Bool { false }
  var leavesAtOnce: Bool { true }

  func background(fromRow row: Int) -> CellSurface {
    var surface = CellSurface(size: extent)
    for row in surface.bounds.rows {
      surface.write(
        String(repeating: backdrop, count: extent.columns), at: CellPosition(column: 0, row: row))
    }
    return surface
  }

  /// The rows of the last frame.
  var lines: [String] {
    (0..<extent.rows).map { row in
      (0..<extent.columns).map { column in
        let cell = shown[CellPosition(column: column, row: row)]
        return cell.isContinuation ? "" : cell.text
      }.joined()
    }
  }

  func open() throws(TerminalError) {}
  func close() {}
  func show(
    _ surface: CellSurface, cursor: CellPosition?, hasSheets: Bool
  ) throws(TerminalError) {
    shown = surface
    self.cursor = cursor
  }
  func screenChanged(_ size: CellSize) {}
  func screenWillBeLost() {}
  func screenLost() {}
  func giveBackTerminal() {}
}

extension TerminalConfiguration {
  /// The same on every machine, whatever the environment of the tests says.
  static var fixed: TerminalConfiguration {
    let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    return TerminalConfiguration(
      traits: TerminalTraits { environment[$0] }, colorDepth: .ansi16, language: .english)
  }
}
