import ActionSheets

/// The rows below the cursor of a shell, for as long as a sheet needs them.
///
/// The row of the cursor stays as it is, and so does everything above it.
final class InlineCanvas: TerminalCanvas {
  let session: TerminalSession
  private let reflows: Bool
  private var encoder: FrameEncoder
  private var room: InlineRoom
  private var cursor = CellPosition(column: 0, row: 0)

  init(session: TerminalSession, traits: TerminalTraits, depth: ColorDepth) {
    self.session = session
    reflows = traits.reflowsOnResize
    encoder = FrameEncoder(depth: depth)
    room = InlineRoom(size: session.currentSize)
  }

  deinit {
    if session.isEntered { close() }
  }

  var idiom: Presentation.Idiom { .phone }
  var locatesMouse: Bool { false }
  var leavesAtOnce: Bool { true }
  var closesAfterLastSheet: Bool { true }

  var extent: CellSize { CellSize(columns: room.size.columns, rows: room.available) }
  var hasPicture: Bool { false }

  func background(fromRow row: Int) -> CellSurface {
    CellSurface(
      size: CellSize(columns: extent.columns, rows: max(1, extent.rows - row)),
      firstRow: min(row, extent.rows - 1))
  }

  var isSlow: Bool { session.isSlow }

  func open() throws(TerminalError) {
    try session.enter()
    room = InlineRoom(size: session.currentSize)
  }

  func close() {
    takeAway()
    session.leave()
  }

  func show(
    _ surface: CellSurface, cursor: CellPosition?, hasSheets: Bool
  ) throws(TerminalError) {
    let sequences = room.take(surface.size.rows, cursorRow: encoder.cursorRow)
    if !sequences.isEmpty { encoder.forget(cursorRow: 0) }
    let visible = surface.countedFromZero()
    let top = surface.firstRow
    let cursor = cursor.map { CellPosition(column: $0.column, row: max(0, $0.row - top)) }
    let picture = encoder.encode(visible, cursor: cursor, origin: .relative)
    let bytes = sequences.isEmpty ? picture : Array(sequences.utf8) + picture
    self.cursor = CellPosition(column: cursor?.column ?? 0, row: encoder.cursorRow)
    if !bytes.isEmpty { try session.write(bytes) }
  }

  func screenChanged(_ new: CellSize) {
    let row = room.resize(to: new, cursor: cursor, lengths: encoder.rowLengths, reflows: reflows)
    encoder.forget(cursorRow: row)
  }

  func screenWillBeLost() {
    takeAway()
  }

  func screenLost() {
    // A shell has written below; the sheet starts anew where the cursor is now.
    room.lose()
    encoder.forget(cursorRow: 0)
  }

  func giveBackTerminal() {
    close()
  }

  private func takeAway() {
    let sequences = room.giveBack(cursorRow: encoder.cursorRow)
    // Errors have no remedy here: the terminal is gone, or takes nothing.
    if !sequences.isEmpty { try? session.write(Array(sequences.utf8)) }
    encoder.forget(cursorRow: 0)
  }
}
