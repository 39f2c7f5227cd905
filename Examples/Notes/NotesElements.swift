import ActionSheetsTerminal

/// The things on the screen that sheets originate from; their frames follow the size of the terminal.
@MainActor
struct NotesElements {
  let shareButton = TerminalElement(frame: .nowhere)
  let list = TerminalElement(frame: .nowhere)
  let text = TerminalElement(frame: .nowhere)
  let toolbar = TerminalElement(frame: .nowhere)
  let tabBar = TerminalElement(frame: .nowhere)

  /// Gives each thing its place.
  func layOut(in size: CellSize) {
    let listColumns = min(28, max(size.columns / 3, 12))
    let middle = max(size.rows - 4, 0)
    shareButton.frame = CellRectangle(
      column: max(size.columns - 9, 0), row: 0, columns: 7, rows: 1)
    list.frame = CellRectangle(column: 0, row: 1, columns: listColumns, rows: middle)
    text.frame = CellRectangle(
      column: listColumns + 1, row: 1, columns: max(size.columns - listColumns - 1, 0),
      rows: middle)
    toolbar.frame = CellRectangle(
      column: 0, row: size.rows - 3, columns: size.columns, rows: 1)
    tabBar.frame = CellRectangle(column: 0, row: size.rows - 2, columns: size.columns, rows: 1)
  }
}

extension CellRectangle {
  static let nowhere = CellRectangle(column: 0, row: 0, columns: 0, rows: 0)
}
