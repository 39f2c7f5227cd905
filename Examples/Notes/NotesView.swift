import ActionSheetsTerminal

/// Draws the notes, the bars and the line of help.
@MainActor
struct NotesView {
  let notebook: Notebook
  let elements: NotesElements
  let status: String

  func draw(on surface: inout CellSurface) {
    surface.clear()
    let bar = Style(isReversed: true)
    surface.fill(row(0, of: surface), style: bar)
    surface.write("  Notes", at: CellPosition(column: 0, row: 0), style: bar)
    surface.write(
      " Share ", at: elements.shareButton.frame.origin, style: Style(isBold: true, isReversed: true)
    )
    drawList(on: &surface)
    drawText(on: &surface)
    write("  New (n)   Delete (d)   Toolbar sheet (t)", in: elements.toolbar, on: &surface)
    write("  Notes    Folders    Tab bar sheet (b)", in: elements.tabBar, on: &surface)
    let help =
      status.isEmpty
      ? "s share · v list · r note · t toolbar · b tab bar · e rename · enter edit · q quit"
      : status
    surface.write(
      help, at: CellPosition(column: 1, row: surface.size.rows - 1), style: Style(isDim: true))
  }

  private func drawList(on surface: inout CellSurface) {
    let frame = elements.list.frame
    for (index, note) in notebook.notes.enumerated() where index < frame.size.rows {
      let style = Style(isReversed: index == notebook.selection)
      let line = CellRectangle(
        column: 0, row: frame.origin.row + index, columns: frame.size.columns, rows: 1)
      surface.fill(line, style: style)
      surface.write(
        note.title, at: CellPosition(column: 1, row: line.origin.row), style: style, within: line)
    }
    for row in frame.rows {
      surface.write("│", at: CellPosition(column: frame.size.columns, row: row))
    }
  }

  private func drawText(on surface: inout CellSurface) {
    let frame = elements.text.frame
    let text = notebook.selected?.text ?? "No note."
    for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = CellPosition(
        column: frame.origin.column + 1, row: frame.origin.row + 1 + offset)
      surface.write(String(line), at: place, within: frame)
    }
  }

  private func write(_ text: String, in element: TerminalElement, on surface: inout CellSurface) {
    surface.fill(element.frame, style: Style(isReversed: true))
    surface.write(
      text, at: element.frame.origin, style: Style(isReversed: true), within: element.frame)
  }

  private func row(_ row: Int, of surface: CellSurface) -> CellRectangle {
    CellRectangle(column: 0, row: row, columns: surface.size.columns, rows: 1)
  }
}
