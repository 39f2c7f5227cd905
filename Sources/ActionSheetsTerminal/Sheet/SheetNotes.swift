import ActionSheets

/// Writes short notes into the lines of a sheet, none over another; one without room is left out.
struct SheetNotes {
  /// Where in its line a note stands.
  enum Place { case leading, center, trailing }

  let layout: SheetLayout
  let settings: SheetSettings
  private var taken: [Int: [Range<Int>]] = [:]

  init(layout: SheetLayout, settings: SheetSettings) {
    self.layout = layout
    self.settings = settings
  }

  /// Keeps notes off the texts of the sheet, which matter more.
  mutating func spareTexts() {
    for text in layout.textLines { spare(text.line, row: text.row) }
    for row in layout.rows {
      for (offset, line) in row.lines.prefix(row.frame.size.rows).enumerated() {
        spare(line, row: row.frame.origin.row + offset)
      }
    }
  }

  private mutating func spare(_ line: TextLayout.Line, row: Int) {
    let start = layout.startColumn(of: line)
    let range = start - RowText.padding..<start + line.width + RowText.padding
    taken[row, default: []].append(range)
  }

  /// Writes a note at the first place that is free; tells whether there was one.
  @discardableResult
  mutating func write(
    _ text: String, row: Int, at places: [Place], on surface: inout CellSurface
  ) -> Bool {
    // A corner, a piece of the border and a space stay on either side.
    let room = layout.frame.size.columns - 6
    guard room > 0 else { return false }
    let lines = TextLayout(DisplayText(text, charset: settings.charset))
      .lines(width: room, limit: 1)
    guard let line = lines.first, !line.isTruncated else { return false }
    for place in places {
      let column = column(of: line, at: place)
      let range = column - 1..<column + line.width + 1
      guard taken[row, default: []].allSatisfy({ !$0.overlaps(range) }) else { continue }
      taken[row, default: []].append(range)
      surface.fill(
        CellRectangle(column: range.lowerBound, row: row, columns: range.count, rows: 1))
      surface.write(line.clusters, at: CellPosition(column: column, row: row))
      return true
    }
    return false
  }

  private func column(of line: TextLayout.Line, at place: Place) -> Int {
    let isMirrored = settings.layoutDirection == .rightToLeft
    return switch (place, isMirrored) {
    case (.center, _): layout.startColumn(of: line)
    case (.leading, false), (.trailing, true): layout.frame.columns.lowerBound + 3
    case (.trailing, false), (.leading, true): layout.frame.columns.upperBound - 3 - line.width
    }
  }
}
