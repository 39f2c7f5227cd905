import ActionSheets

/// The rows below the cursor of a shell, for as long as a sheet needs them.
///
/// The row of the cursor stays as it is, and so does everything above it. Which row of the screen that is
/// nobody knows, for no query is sent: all movement is relative, and the column is kept by the terminal.
@MainActor
final class InlineCanvas: TerminalCanvas {
  let session: TerminalSession
  private let reflows: Bool
  private var encoder: FrameEncoder
  private var size: TerminalSize
  private var rows = 0
  /// Whether the saved position of the cursor is still where the cursor was.
  private var savedPositionHolds = true

  init(session: TerminalSession, traits: TerminalTraits, depth: ColorDepth) {
    self.session = session
    reflows = traits.reflowsOnResize
    encoder = FrameEncoder(depth: depth)
    size = session.currentSize
  }

  var idiom: Idiom { .phone }
  var locatesMouse: Bool { false }
  var leavesAtOnce: Bool { true }

  var background: CellSurface {
    CellSurface(size: CellSize(columns: size.columns, rows: max(1, size.rows - 1)))
  }

  /// Slower than 38,400 bits per second, a frame takes longer than the eye forgives.
  var isSlow: Bool {
    session.outputQueueLength > 0 || (session.outputSpeed ?? .max) < 38_400
  }

  func open() throws(TerminalError) {
    try session.enter()
    size = session.currentSize
    rows = 0
    savedPositionHolds = true
  }

  func close() {
    if rows > 0 { try? session.write(Array(leaving.utf8)) }
    rows = 0
    encoder.forget(cursorRow: 0)
    session.leave()
  }

  func show(_ surface: CellSurface, _ frame: SheetCompositor.Frame) throws(TerminalError) {
    let wanted = max(1, surface.size.rows - frame.top)
    var bytes: [UInt8] = []
    if rows == 0 {
      bytes += reserve(wanted)
    } else if wanted > rows {
      // More room may scroll the screen, and the saved position does not scroll with it.
      bytes += encoder.reserve(rows: wanted)
      savedPositionHolds = false
    }
    rows = max(rows, wanted)
    var visible = CellSurface(size: CellSize(columns: surface.size.columns, rows: wanted))
    let top = surface.size.rows - wanted
    visible.blit(surface, at: CellPosition(column: 0, row: -top))
    let cursor = frame.cursor.map { CellPosition(column: $0.column, row: max(0, $0.row - top)) }
    bytes += encoder.encode(visible, cursor: cursor, origin: .relative)
    if !bytes.isEmpty { try session.write(bytes) }
  }

  func screenChanged(_ new: TerminalSize) {
    savedPositionHolds = false
    encoder.forget(cursorRow: rowAfterResize(new))
    size = new
  }

  func screenLost() {
    // A shell has written below; the sheet starts anew where the cursor is now.
    rows = 0
    savedPositionHolds = true
    encoder.forget(cursorRow: 0)
  }

  func giveBackTerminal() {
    close()
  }

  /// Makes room below the cursor, remembers the cursor, and goes to the first of the new rows.
  ///
  /// Without output processing a line feed keeps the column, so that the position saved afterwards is that of
  /// the cursor, moved with whatever scrolled.
  private func reserve(_ count: Int) -> [UInt8] {
    let room = min(count, max(0, size.rows - 1))
    guard room > 0 else { return Array("\u{1b}7\r".utf8) }
    return Array(
      (String(repeating: "\n", count: room) + "\u{1b}[\(room)A\u{1b}7\u{1b}[B\r").utf8)
  }

  private var leaving: String {
    // The row above the sheet's first is the one that the cursor was in; a terminal of one row has none.
    let above = size.rows > 1 ? 1 : 0
    let up = encoder.cursorRow > 0 ? "\u{1b}[\(encoder.cursorRow)A" : ""
    let erase = "\r\(up)\u{1b}[J"
    if savedPositionHolds { return erase + "\u{1b}8" }
    return erase + (above > 0 ? "\u{1b}[A" : "")
  }

  /// Returns the row of the frame that the cursor is in after a terminal has wrapped longer rows anew.
  private func rowAfterResize(_ new: TerminalSize) -> Int {
    guard reflows, new.columns < size.columns, new.columns > 0 else { return encoder.cursorRow }
    let rowsPerRow = (size.columns + new.columns - 1) / new.columns
    return encoder.cursorRow * rowsPerRow
  }
}
