/// Turns surfaces into the bytes that make a terminal show them, from what it shows already.
///
/// Terminals disagree about the width of anything but ASCII. The encoder therefore takes the column as unknown after
/// every other cluster, and names the column of the next cell:
///
/// - Letters, box-drawing characters, arrows and `…`, which take one cell, or two where ambiguous characters are set wide
///   (``WidthCertainty/oneOrTwo``), are sent as runs, with the column named after the run. A mistaken terminal draws
///   over at most as many cells again to the right, and those are sent anew after it, changed or not.
/// - Other clusters are sent one by one; their cells are blanked first, so that narrower glyphs leave nothing behind.
/// - Where a mistaken terminal might reach the right edge, wrapping is off for the length of the frame.
///
/// All ASCII thus stands where it belongs on every terminal. Sent frames leave the terminal's pen plain, its cursor where
/// it was asked for, and no wrap pending.
///
/// Erasing is used for plain cells at the end of a row or of the frame: nothing else may stand to the right of a surface, and
/// nothing below a relative one.
struct FrameEncoder: Sendable {
  /// A frame of at most so many bytes is sent without the 16 that mark its ends.
  ///
  /// A terminal takes in a write as short as that at once, so that nobody sees half of it.
  private static let largestUnmarkedFrame = 128

  let depth: ColorDepth

  /// The row of the surface in which the cursor was left.
  private(set) var cursorRow = 0
  private var cursorColumn: Int?
  private var isCursorVisible: Bool?
  /// The last frame.
  private var sent = CellSurface(size: CellSize(columns: 0, rows: 0))
  /// Whether the terminal still shows it.
  private var isSentShown = false
  private var origin = FrameOrigin.absolute
  /// The rows from the frame's first that certainly exist on the screen.
  private var reservedRows = 1

  init(depth: ColorDepth) { self.depth = depth }

  /// Takes everything that the terminal shows as unknown, so that the next frame repaints it, as after a resize.
  ///
  /// - Parameter cursorRow: The row of a relative frame that the cursor is in; if absent, the one where it was left.
  mutating func forget(cursorRow: Int? = nil) {
    isSentShown = false
    cursorColumn = nil
    isCursorVisible = nil
    if let cursorRow { self.cursorRow = max(0, cursorRow) }
  }

  /// Makes room for a relative frame of a number of rows, by line feeds from its last row on.
  ///
  /// This is the only thing that scrolls the screen. More rows than the terminal has cannot be reserved.
  mutating func reserve(rows: Int) -> [UInt8] {
    guard rows > reservedRows else { return [] }
    var writer = FrameWriter(
      origin: .relative, depth: depth, columns: 1, row: cursorRow, column: cursorColumn,
      pen: isSentShown ? .plain : nil)
    // A terminal may fill a new row with the background it writes in.
    writer.use(.plain)
    writer.move(toColumn: 0, row: reservedRows - 1)
    for _ in reservedRows..<rows { writer.append("\n") }
    cursorRow = rows - 1
    cursorColumn = 0
    reservedRows = rows
    return writer.bytes
  }

  /// Returns the bytes that lead from the last frame to the next; none if nothing changes.
  ///
  /// - Parameters:
  ///   - next: What to show. A relative frame may differ in height from the last: rows that are no longer part of it are
  ///     erased; new ones must have been reserved. Any other change of size or of origin repaints everything.
  ///   - cursor: Where the cursor is to stand; it is hidden if absent.
  ///   - origin: What rows are counted from.
  ///   - changedCells: The cells that may differ from the last frame; all if absent, and where the size has changed.
  mutating func encode(
    _ next: CellSurface, cursor: CellPosition?, origin: FrameOrigin,
    changedCells: CellRectangle? = nil
  ) -> [UInt8] {
    if isSentShown, !isContinuation(next, origin) { forget() }
    self.origin = origin
    let isFirst = !isSentShown
    var writer = FrameWriter(
      origin: origin, depth: depth, columns: next.size.columns,
      row: isFirst && origin == .absolute ? nil : cursorRow, column: cursorColumn,
      pen: isFirst ? nil : .plain)

    if isFirst {
      writer.move(toColumn: 0, row: 0)
      writer.eraseBelow()
    }
    let changes = isFirst || sent.size != next.size ? nil : changedCells
    let mayOverrun = writeChanges(next, changes?.intersection(next.bounds), to: &writer)
    writer.use(.plain)
    let picture = writer.bytes
    let unwrapped = mayOverrun ? "\u{1b}[?7l".utf8 + picture + "\u{1b}[?7h".utf8 : picture

    let cursorBytes = place(cursor, in: next.size, after: writer)
    reservedRows = max(reservedRows, next.size.rows)
    let frame = unwrapped + cursorBytes
    return picture.count > Self.largestUnmarkedFrame
      ? TerminalModes.beginFrame + frame + TerminalModes.endFrame : frame
  }

  /// The columns in use of each row of the last frame, also when the terminal no longer shows it.
  var rowLengths: [Int] {
    (0..<sent.size.rows).map { row in
      (0..<sent.size.columns).last { !sent[$0, row].isBlank }.map { $0 + 1 } ?? 0
    }
  }

  /// Writes what differs from the last frame, and takes note of the next; returns what ``FrameDifference`` does.
  private mutating func writeChanges(
    _ next: CellSurface, _ changedCells: CellRectangle?, to writer: inout FrameWriter
  ) -> Bool {
    let mayOverrun = FrameDifference(
      old: isSentShown ? sent : CellSurface(size: CellSize(columns: next.size.columns, rows: 0)),
      new: next, depth: depth, changedCells: changedCells
    ).write(to: &writer)
    // A few cells are copied, so that the surface that is drawn on stays the only owner of its own.
    if let changedCells { sent.copy(changedCells, from: next) } else { sent = next }
    isSentShown = true
    return mayOverrun
  }

  private func isContinuation(_ next: CellSurface, _ origin: FrameOrigin) -> Bool {
    origin == self.origin && sent.size.columns == next.size.columns
      && (origin == .relative || sent.size.rows == next.size.rows)
  }

  /// Moves the cursor to its place, or at least out of an unknown one, and shows or hides it.
  private mutating func place(
    _ cursor: CellPosition?, in size: CellSize, after writer: FrameWriter
  ) -> [UInt8] {
    var writer = writer
    let start = writer.bytes.count
    if let cursor {
      writer.move(
        toColumn: min(max(0, cursor.column), max(0, size.columns - 1)),
        row: min(max(0, cursor.row), max(0, size.rows - 1)))
    } else if writer.column == nil {
      writer.move(toColumn: 0, row: writer.row ?? 0)
    }
    if isCursorVisible != (cursor != nil) {
      writer.append(cursor == nil ? "\u{1b}[?25l" : "\u{1b}[?25h")
      isCursorVisible = cursor != nil
    }
    cursorRow = writer.row ?? 0
    cursorColumn = writer.column
    return Array(writer.bytes[start...])
  }
}
