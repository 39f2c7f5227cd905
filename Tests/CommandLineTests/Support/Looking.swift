import TerminalEmulation

extension TerminalTest {
  /// All cells of the screen.
  var cells: [[Cell]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { look(column: $0, row: row) }
    }
  }

  /// The cells of the screen without the empty rows above and below.
  var picture: [[Cell]] {
    let isEmpty = { (row: [Cell]) in row.allSatisfy { $0 == Cell() } }
    let rows = cells
    guard let first = rows.firstIndex(where: { !isEmpty($0) }),
      let last = rows.lastIndex(where: { !isEmpty($0) })
    else { return [] }
    return Array(rows[first...last])
  }

  /// Everything there is to read: the lines that have left the screen, and those on it, without empty ones at the end.
  var text: String {
    let all = scrollback + lines
    let last = all.lastIndex { !$0.isEmpty } ?? -1
    return all[...last].joined(separator: "\n")
  }

  /// The line that the cursor stands on.
  var cursorLine: String { lines[cursor.row] }

  /// A cell as it is seen: a written space like one that nothing was written to, whatever its letters' style.
  private func look(column: Int, row: Int) -> Cell {
    let cell = cell(column: column, row: row)
    guard cell.text.isEmpty || cell.text == " ", cell.width > 0 else { return cell }
    var blank = Cell()
    blank.isUnderlined = cell.isUnderlined
    blank.isStruckThrough = cell.isStruckThrough
    blank.isReversed = cell.isReversed
    blank.background = cell.background
    if cell.isReversed { blank.foreground = cell.foreground }
    return blank
  }
}

extension Condition {
  /// Holds when the command has drawn a whole frame.
  static var sheetIsShown: Condition {
    Condition("a sheet is shown") {
      !$0.modes.isSynchronizing && $0.modes.synchronizedUpdates > 0
    }
  }

  /// Holds when the screen shows these cells, wherever they stand, and nothing else.
  static func picture(_ picture: [[Cell]]) -> Condition {
    Condition("the screen shows the expected picture") {
      !$0.modes.isSynchronizing && $0.picture == picture
    }
  }

  /// Holds when a row of the screen is exactly this.
  static func line(_ line: String) -> Condition {
    Condition("a line is \"\(line)\"") { !$0.modes.isSynchronizing && $0.lines.contains(line) }
  }
}
