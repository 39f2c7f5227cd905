import ActionSheets

/// The place of a presenter that found no terminal; nothing is ever drawn on it.
final class AbsentCanvas: TerminalCanvas {
  var idiom: Presentation.Idiom { .phone }
  var locatesMouse: Bool { false }
  var extent: CellSize { CellSize(columns: 1, rows: 1) }
  var hasPicture: Bool { false }
  func background(fromRow row: Int) -> CellSurface { CellSurface(size: extent) }
  var isSlow: Bool { true }
  var leavesAtOnce: Bool { true }
  var closesAfterLastSheet: Bool { true }

  func open() throws(TerminalError) {}
  func close() {}
  func show(
    _ surface: CellSurface, cursor: CellPosition?, hasSheets: Bool
  ) throws(TerminalError) {}
  func screenChanged(_ size: CellSize) {}
  func screenWillBeLost() {}
  func screenLost() {}
  func giveBackTerminal() {}
}
