import ActionSheets

extension SheetDrawing {
  /// The least columns of a modal view whose title leaves room for the way out.
  private static let leastHintedColumns = 30

  /// A corner, a piece of the border and a space stay on either side of the notes.
  private static let margin = 3

  private enum Place { case leading, center, trailing }

  private var vocabulary: TerminalVocabulary {
    settings.vocabulary ?? TerminalVocabulary(presentation.language)
  }

  /// Writes the notes: the time left, the rows out of view, the way back, and the title of a modal view.
  ///
  /// Borders hold them. Without borders they stand beside the texts, and marks tell that the list goes on.
  func drawNotes(on surface: inout CellSurface) {
    if let row = layout.titleRow { return drawTitle(row: row, on: &surface) }
    let rows = Array(layout.frame.rows)
    let isPlain = layout.chrome == .plain
    if let seconds = presentation.secondsLeft {
      let time = presentation.words.countdown(seconds)
      write(time, rows: isPlain ? rows : Array(rows.prefix(1)), at: [.trailing], on: &surface)
    }
    // The lines above and below the list tell what is out of view there.
    let (first, last) = (layout.list.lowerBound, layout.list.upperBound - 1)
    tell(layout.hiddenAbove, settings.box.up, isPlain ? first : first - 1, on: &surface)
    tell(layout.hiddenBelow, settings.box.down, isPlain ? last : last + 1, on: &surface)
    if layout.showsEscapeHint {
      let hint = vocabulary.escapeCancels
      write(hint, rows: isPlain ? rows.reversed() : rows.suffix(1), at: [.trailing], on: &surface)
    }
  }

  /// Tells how many rows are out of view; without borders a mark in the outermost column tells that there are some.
  private func tell(
    _ hidden: Int, _ character: Character, _ row: Int, on surface: inout CellSurface
  ) {
    guard hidden > 0 else { return }
    let columns = layout.frame.columns
    if layout.chrome != .plain {
      let words = vocabulary.more.form(for: hidden).filling(["count": String(hidden)])
      write("\(character) \(words)", rows: [row], at: [.center, .leading], on: &surface)
    } else if columns.count >= SheetText.leastPaddedColumns {
      let column = isMirrored ? columns.lowerBound : columns.upperBound - 1
      draw(SheetLayout.Mark(CellPosition(column: column, row: row), character), on: &surface)
    }
  }

  /// Draws the title of a modal view and the way out of it, in its border or in a bar.
  private func drawTitle(row: Int, on surface: inout CellSurface) {
    let isBar = layout.chrome == .plain
    let style = Style(isBold: true, isReversed: isBar)
    if isBar { surface.fill(CellRectangle(layout.frame.columns, row..<row + 1), style: style) }
    let columns = layout.frame.size.columns
    var hint = 0
    if presentation.content.isDismissible, columns >= Self.leastHintedColumns {
      hint = write(
        vocabulary.escapeCloses, rows: [row], at: [.trailing], style, on: &surface)
    }
    let title = presentation.content.title ?? ""
    write(title, rows: [row], at: [.leading], style, cutAt: columns - hint, on: &surface)
  }

  /// Writes a note with a space on either side at the first place that is free, and returns the columns that it takes.
  ///
  /// - Parameter limit: The columns of the frame at which a note is cut; without it, one that is too long is left out.
  @discardableResult
  private func write(
    _ text: String, rows: [Int], at places: [Place], _ style: Style = .plain,
    cutAt limit: Int? = nil, on surface: inout CellSurface
  ) -> Int {
    let room = max(0, (limit ?? layout.frame.size.columns) - Self.margin * 2)
    guard let line = self.text.line(text, columns: room), line.width > 0,
      limit != nil || !line.isTruncated
    else { return 0 }
    for row in rows {
      for place in places {
        let column = column(of: line, at: place)
        let cells = CellRectangle(column - 1..<column + line.width + 1, row..<row + 1)
        guard isFree(cells, style, on: surface) else { continue }
        surface.fill(cells, style: style)
        write(line, at: CellPosition(column: column, row: row), style: style, on: &surface)
        return cells.size.columns
      }
    }
    return 0
  }

  /// Returns whether a note finds only blanks and borders, and no text right beside it.
  private func isFree(_ cells: CellRectangle, _ style: Style, on surface: CellSurface) -> Bool {
    let border = String(settings.box.horizontal)
    return cells.inset(columns: -1, rows: 0).columns.allSatisfy { column in
      let position = CellPosition(column: column, row: cells.origin.row)
      let cell = surface[position]
      let isBare = cell.style == .plain || cell.style == style
      return (cell.text == " " || cell.text == border) && (isBare || !cells.contains(position))
    }
  }

  private func column(of line: TextLayout.Line, at place: Place) -> Int {
    let columns = layout.frame.columns
    return switch (place, isMirrored) {
    case (.center, _): layout.startColumn(of: line)
    case (.leading, false), (.trailing, true): columns.lowerBound + Self.margin
    case (.trailing, false), (.leading, true): columns.upperBound - Self.margin - line.width
    }
  }
}
