/// A writer of whole rows, which knows the row of the terminal's cursor and its pen.
///
/// Terminals disagree about the width of anything but ASCII (row C14). Therefore
///
/// - the column is named after each cluster that is not ASCII. A run of clusters that take one cell
///   or two needs this only at its end: the next cells cover one that is drawn wider;
/// - the cells of a cluster of doubtful width are blanked first, because a narrower glyph would leave old
///   text beside it.
///
/// Wrapping must be off meanwhile, because a wider glyph may reach over the right edge.
struct FrameWriter {
  private let origin: FrameOrigin
  private let depth: ColorDepth
  private(set) var row: Int
  /// The style that the terminal writes in; nil when unknown.
  private var pen: Style?
  private var bytes: [UInt8] = []

  init(origin: FrameOrigin, depth: ColorDepth, row: Int, isPenPlain: Bool) {
    self.origin = origin
    self.depth = depth
    self.row = row
    pen = isPenPlain ? .plain : nil
  }

  /// Writes a row of a surface, and erases the rest of the terminal's row.
  mutating func write(_ surface: CellSurface, row: Int) {
    move(toColumn: 0, row: row)
    let end = surface.plainTail(row: row, depth: depth)
    var column = 0
    var last = Cell.Certainty.certain
    while column < end {
      let cell = surface[column, row]
      let certainty = cell.certainty
      if last == .doubtful || last == .oneOrTwo && certainty != .oneOrTwo { go(toColumn: column) }
      use(cell.style.reduced(to: depth))
      if certainty == .doubtful {
        for _ in 0..<max(1, cell.width) { append(" ") }
        go(toColumn: column)
      }
      bytes.append(contentsOf: cell.text.utf8)
      column += max(1, cell.width)
      last = certainty
    }
    guard end < surface.size.columns else { return }
    if last != .certain { go(toColumn: column) }
    use(.plain)
    append("\u{1b}[K")
  }

  /// Erases the rows from one on, with plain cells.
  mutating func eraseBelow(fromRow row: Int) {
    move(toColumn: 0, row: row)
    use(.plain)
    append("\u{1b}[J")
  }

  /// Makes the terminal write in a style that it can show.
  mutating func use(_ style: Style) {
    guard pen != style else { return }
    append(style.selection)
    pen = style
  }

  /// Moves the cursor, whatever its column is, and ends a pending wrap.
  mutating func move(toColumn column: Int, row: Int) {
    switch origin {
    case .absolute:
      append("\u{1b}[\(row + 1);\(column + 1)H")
    case .relative:
      append("\r")
      if row < self.row { append("\u{1b}[\(self.row - row)A") }
      if row > self.row { append("\u{1b}[\(row - self.row)B") }
      if column > 0 { go(toColumn: column) }
    }
    self.row = row
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func go(toColumn column: Int) { append("\u{1b}[\(column + 1)G") }
}

extension CellSurface {
  /// Returns the column after which all cells of a row are plain spaces.
  func plainTail(row: Int, depth: ColorDepth) -> Int {
    let cells = self.row(row)
    let last = cells.lastIndex { !($0.isBlank && $0.style.reduced(to: depth).onBlank == .plain) }
    return last.map { $0 - cells.startIndex + 1 } ?? 0
  }
}
