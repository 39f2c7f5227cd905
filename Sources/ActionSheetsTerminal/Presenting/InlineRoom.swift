/// The rows that an inline sheet has taken below the cursor, and the way back to where the cursor was.
///
/// Which row of the screen those are nobody knows, for no query is sent: all movement is relative. The place of
/// the cursor is kept by the terminal, as long as nothing moves it.
///
/// All text is made for a line without output processing, where a line feed keeps the column.
struct InlineRoom {
  /// The number of rows; 0 while there are none.
  private(set) var rows = 0
  /// The number of columns and rows of the window.
  private(set) var size: CellSize
  /// Whether what the terminal shows of the rows is no longer known.
  private(set) var isDisturbed = false

  /// Whether the position that the terminal keeps is still where the cursor was.
  private var keepsPosition = true
  /// Whether the sheet stands on the cursor's own row, for the window has no other.
  private var coversCursor = false
  /// The rows of the sheet that a lower window has pushed out at its top.
  ///
  /// Terminals bring them back when the window grows; one that does not has the sheet in its uppermost row, where
  /// going further up does nothing.
  private var lostRows = 0
  /// The same once the rows are taken again after a change of size.
  private var lostRowsThen = 0

  init(size: CellSize) {
    self.size = size
  }

  /// The rows that a sheet can have: the cursor's own is spared where there is another.
  var available: Int { max(1, size.rows - 1) }

  /// Returns what takes a number of rows and goes to the first of them; nothing if they are taken already.
  ///
  /// - Parameter cursorRow: The row of those taken so far that the cursor is in.
  mutating func take(_ count: Int, cursorRow: Int) -> String {
    if rows == 0 {
      keepsPosition = true
      coversCursor = size.rows < 2
      (lostRows, lostRowsThen) = (0, 0)
      return reserve(count)
    }
    guard isDisturbed || count > rows else { return "" }
    let erase = erasing(cursorRow: cursorRow)
    isDisturbed = false
    lostRows = lostRowsThen
    guard !keepsPosition else { return erase + "\u{1b}8" + reserve(count) }
    rows = count
    return erase + String(repeating: "\n", count: count - 1) + up(count - 1)
  }

  /// Returns what erases the rows and puts the cursor back to where it was before them.
  mutating func giveBack(cursorRow: Int) -> String {
    guard rows > 0 else { return "" }
    let erase = erasing(cursorRow: cursorRow)
    rows = 0
    isDisturbed = false
    if keepsPosition { return erase + "\u{1b}8" }
    return coversCursor ? erase : erase + up(1)
  }

  /// Forgets the rows, for the screen holds something else now.
  mutating func lose() {
    rows = 0
    isDisturbed = false
  }

  /// Takes note of a new size of the window. Returns the row that the cursor is in now.
  ///
  /// Sizes may follow each other faster than the sheet; all that is given here is as it was drawn last.
  ///
  /// - Parameters:
  ///   - cursor: Where the cursor was left among the rows.
  ///   - lengths: The columns in use of each row from the first.
  ///   - reflows: Whether the terminal wraps long rows anew.
  mutating func resize(
    to new: CellSize, cursor: CellPosition, lengths: [Int], reflows: Bool
  ) -> Int {
    defer { size = new }
    guard rows > 0 else { return 0 }
    isDisturbed = true
    var row = cursor.row + lostRows
    if reflows, new.columns != size.columns {
      row = Self.wrappedRow(of: cursor, lengths: lengths, columns: new.columns)
      keepsPosition = false
    }
    if new.rows != size.rows { keepsPosition = false }
    // Above the cursor a window can show no more rows than this.
    lostRowsThen = max(0, row - max(0, new.rows - 1))
    return row
  }

  /// Returns the row that a cursor is in after a terminal has wrapped rows that were longer than its window.
  static func wrappedRow(of cursor: CellPosition, lengths: [Int], columns: Int) -> Int {
    guard columns > 0 else { return cursor.row }
    let above = lengths.prefix(cursor.row).reduce(0) { sum, length in
      sum + max(1, (length + columns - 1) / columns)
    }
    return above + max(0, cursor.row - lengths.count) + cursor.column / columns
  }

  /// Makes room below the cursor, has the terminal remember the cursor, and goes to the first of the new rows.
  private mutating func reserve(_ count: Int) -> String {
    rows = count
    // What is remembered after the line feeds is the cursor's place, moved with whatever has scrolled.
    guard !coversCursor else { return "\u{1b}7\r" }
    return String(repeating: "\n", count: count) + up(count) + "\u{1b}7\u{1b}[B\r"
  }

  /// Erases the rows and all below, and goes to the first of them.
  ///
  /// tmux takes erasing from the upper left corner for clearing the screen, and moves what was there to its
  /// history. The sheet's first row, which may be in that corner, is therefore erased by itself.
  private func erasing(cursorRow: Int) -> String {
    if cursorRow > 0 {
      return "\r\u{1b}[J" + String(repeating: "\u{1b}[A\u{1b}[K", count: cursorRow)
    }
    return rows > 1 ? "\r\u{1b}[K\u{1b}[B\u{1b}[J\u{1b}[A" : "\r\u{1b}[K\u{1b}[J"
  }

  private func up(_ count: Int) -> String {
    count > 0 ? "\u{1b}[\(count)A" : ""
  }
}
