import ActionSheets

extension SheetDrawing {
  /// Writes what the borders tell: the time left, what is out of view, and the way back.
  func drawNotes(on surface: inout CellSurface) {
    guard layout.chrome != .plain, let first = layout.boxes.first, let last = layout.boxes.last
    else { return drawPlainNotes(on: &surface) }
    let top = first.rows.lowerBound
    let words = settings.vocabulary
    if let seconds = presentation.secondsLeft {
      note("\(seconds) \(words.seconds)", row: top, at: .trailing, on: &surface)
    }
    if layout.hiddenAbove > 0 {
      note("\(settings.box.up) \(layout.hiddenAbove) \(words.more)", row: top, on: &surface)
    }
    if layout.hiddenBelow > 0 {
      let row = first.rows.upperBound - 1
      note("\(settings.box.down) \(layout.hiddenBelow) \(words.more)", row: row, on: &surface)
    }
    if layout.showsEscapeHint {
      let row = last.rows.upperBound - 1
      note(words.escapeCancels, row: row, at: .trailing, on: &surface)
    }
  }

  private enum NotePlace { case center, trailing }

  private func note(
    _ text: String, row: Int, at place: NotePlace = .center, besideTitle: Bool = false,
    on surface: inout CellSurface
  ) {
    // A corner, a piece of the border and a space stay on either side.
    let room = layout.frame.size.columns - 6
    let lines = TextLayout(DisplayText(text, charset: settings.charset))
      .lines(width: room, limit: 1)
    guard room > 0, let line = lines.first, !line.isTruncated else { return }
    let isMirrored = settings.layoutDirection == .rightToLeft
    let column =
      switch place {
      case .center: layout.startColumn(of: line)
      case .trailing where isMirrored: layout.frame.columns.lowerBound + 3
      case .trailing: layout.frame.columns.upperBound - 3 - line.width
      }
    // The title matters more than the note.
    if besideTitle, let title = columns(ofTitleIn: row),
      title.overlaps(column - 1..<column + line.width + 1)
    {
      return
    }
    surface.fill(CellRectangle(column: column - 1, row: row, columns: line.width + 2, rows: 1))
    surface.write(line.clusters, at: CellPosition(column: column, row: row))
  }

  private func columns(ofTitleIn row: Int) -> Range<Int>? {
    guard let shown = layout.rows.first(where: { $0.frame.rows.contains(row) }) else { return nil }
    let line = shown.lines[min(row - shown.frame.origin.row, shown.lines.count - 1)]
    let start = layout.startColumn(of: line)
    return start - RowText.padding..<start + line.width + RowText.padding
  }

  /// Without borders, marks in the outermost column tell that the list goes on, and notes stand beside titles.
  private func drawPlainNotes(on surface: inout CellSurface) {
    guard let first = layout.rows.first, let last = layout.rows.last,
      layout.frame.size.columns >= 4
    else { return }
    let column =
      settings.layoutDirection == .rightToLeft
      ? layout.frame.columns.lowerBound : layout.frame.columns.upperBound - 1
    drawPlainTexts(first.frame.origin.row, last.frame.rows.upperBound - 1, on: &surface)
    if layout.hiddenAbove > 0 {
      mark(settings.box.up, column, first.frame.origin.row, on: &surface)
    }
    if layout.hiddenBelow > 0 {
      mark(settings.box.down, column, last.frame.rows.upperBound - 1, on: &surface)
    }
  }

  private func mark(
    _ character: Character, _ column: Int, _ row: Int, on surface: inout CellSurface
  ) {
    surface.write(
      String(character), at: CellPosition(column: column, row: row), charset: settings.charset)
  }

  private func drawPlainTexts(_ firstRow: Int, _ lastRow: Int, on surface: inout CellSurface) {
    let words = settings.vocabulary
    if let seconds = presentation.secondsLeft {
      note(
        "\(seconds) \(words.seconds)", row: firstRow, at: .trailing, besideTitle: true, on: &surface
      )
    }
    if layout.showsEscapeHint {
      note(words.escapeCancels, row: lastRow, at: .trailing, besideTitle: true, on: &surface)
    }
  }
}
