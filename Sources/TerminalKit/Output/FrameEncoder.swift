/// The point from which the rows of a frame are counted.
package enum FrameOrigin: Hashable, Sendable {
  /// The top left cell of the screen, in a full-screen program.
  case absolute
  /// The row of the cursor when the first frame began, whose place on the screen is unknown.
  case relative
}

/// An encoder from surfaces to the bytes that make a terminal show them.
///
/// A row that differs from the last frame is written whole; ``FrameWriter`` says how.
///
/// Each frame leaves the pen plain, the cursor at the requested place, and no wrap pending. Plain cells at
/// the end of a row are erased, not written: nothing else may stand to the right of a surface, and
/// nothing below a relative one.
package struct FrameEncoder: Sendable {
  /// Begins a frame that the terminal shows at once when it ends.
  private static let begin = Array("\u{1b}[?2026h\u{1b}[?7l".utf8)
  private static let endOfRows = Array("\u{1b}[?7h".utf8)
  /// Ends such a frame.
  package static let end = Array("\u{1b}[?2026l".utf8)

  private let depth: ColorDepth

  /// The row of the surface in which the cursor was left.
  package private(set) var cursorRow = 0
  /// The cursor of the last frame; `nil` inside for a hidden one, outside for an unknown one.
  private var shownCursor: CellPosition??
  private var sent = CellSurface(size: CellSize(columns: 0, rows: 0))
  /// Whether the terminal still shows the last frame.
  private var isSentShown = false
  private var origin = FrameOrigin.absolute

  /// Creates an encoder for a terminal with so many colors.
  package init(depth: ColorDepth) { self.depth = depth }

  /// Takes the screen as unknown, so that the next frame repaints it, as after a resize.
  ///
  /// - Parameter cursorRow: The row of a relative frame that the cursor is in, if that has changed.
  package mutating func forget(cursorRow: Int? = nil) {
    isSentShown = false
    shownCursor = nil
    if let cursorRow { self.cursorRow = max(0, cursorRow) }
  }

  /// Returns the bytes that lead from the last frame to the next; none if nothing changes.
  ///
  /// - Parameters:
  ///   - next: The picture. A relative frame may differ in height from the last: its old rows are
  ///     erased, and new ones must exist and be blank. Any other change of size or origin repaints
  ///     everything.
  ///   - cursor: The cell of the cursor, which is hidden if absent.
  ///   - origin: The point from which rows are counted.
  package mutating func encode(
    _ next: CellSurface, cursor: CellPosition?, origin: FrameOrigin
  ) -> [UInt8] {
    if !isContinued(by: next, origin) { forget() }
    let isFirst = !isSentShown
    var writer = FrameWriter(origin: origin, depth: depth, row: cursorRow, isPenPlain: !isFirst)
    if isFirst {
      writer.eraseBelow(fromRow: 0)
    } else if sent.size.rows > next.size.rows {
      writer.eraseBelow(fromRow: next.size.rows)
    }
    for row in 0..<next.size.rows where isChanged(row, in: next) { writer.write(next, row: row) }
    writer.use(.plain)
    sent = next
    isSentShown = true
    self.origin = origin

    let rows = writer.takeBytes()
    if rows.isEmpty, shownCursor == .some(cursor) { return [] }
    if let cursor {
      writer.move(
        toColumn: min(max(0, cursor.column), max(0, next.size.columns - 1)),
        row: min(max(0, cursor.row), max(0, next.size.rows - 1)))
    } else {
      writer.append("\r")
    }
    if shownCursor.map({ $0 != nil }) != (cursor != nil) {
      writer.append(cursor == nil ? "\u{1b}[?25l" : "\u{1b}[?25h")
    }
    shownCursor = .some(cursor)
    cursorRow = writer.row
    let last = writer.takeBytes()
    return rows.isEmpty ? last : Self.begin + rows + Self.endOfRows + last + Self.end
  }

  /// The columns that each row of the last frame takes on the terminal, also when it is no longer shown.
  package var rowLengths: [Int] {
    (0..<sent.size.rows).map { sent.plainTail(row: $0, depth: depth) }
  }

  private func isContinued(by next: CellSurface, _ origin: FrameOrigin) -> Bool {
    isSentShown && origin == self.origin && sent.size.columns == next.size.columns
      && (origin == .relative || sent.size.rows == next.size.rows)
  }

  private func isChanged(_ row: Int, in next: CellSurface) -> Bool {
    if isSentShown, row < sent.size.rows { return next.row(row) != sent.row(row) }
    return next.plainTail(row: row, depth: depth) > 0
  }
}
