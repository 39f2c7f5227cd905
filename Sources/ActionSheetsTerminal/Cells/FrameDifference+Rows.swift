extension FrameDifference {
  /// The state of one row while it is written from left to right.
  private struct Progress {
    var column = 0
    /// Cells before this column may have been drawn over, and are sent even when unchanged.
    var disturbed = 0
    var mayOverrun = false

    mutating func disturb(upTo end: Int, of columns: Int) {
      disturbed = max(disturbed, min(end, columns))
      if end > columns { mayOverrun = true }
    }
  }

  /// Writes the changes of a row; tells whether a terminal with wider glyphs might reach beyond it.
  func writeRow(_ row: Int, to writer: inout FrameWriter) -> Bool {
    let columns = new.size.columns
    var progress = Progress()
    var tail: Int?
    while progress.column < columns {
      if progress.column >= progress.disturbed {
        progress.column = firstChange(from: progress.column, row: row)
        if progress.column == columns { break }
      }
      let column = progress.column
      let cell = new[column, row]
      if cell.isBlank {
        let start = tail ?? plainTail(row)
        tail = start
        if column >= start, erasingPays(column, row, progress) {
          writer.move(toColumn: column, row: row)
          writer.eraseRow()
          break
        }
      }
      approach(column, row, &writer)
      switch cell.certainty {
      case .certain:
        writer.write(cell)
        progress.column += 1
      case .oneOrTwo: writeRun(row, &progress, &writer)
      case .doubtful: writeDoubtful(row, &progress, &writer)
      }
    }
    return progress.mayOverrun
  }

  private func isDue(_ column: Int, _ row: Int, _ progress: Progress) -> Bool {
    column < progress.disturbed || isChanged(column, row)
  }

  /// Erasing takes three bytes; so do three spaces.
  private func erasingPays(_ column: Int, _ row: Int, _ progress: Progress) -> Bool {
    var count = 0
    for column in column..<new.size.columns where isDue(column, row, progress) {
      count += 1
      if count > 3 { return true }
    }
    return false
  }

  /// Moves to a cell, by writing the unchanged cells before it again where that is shorter.
  private func approach(_ column: Int, _ row: Int, _ writer: inout FrameWriter) {
    if writer.row == row, let current = writer.column, current < column,
      column - current <= writer.costOfMove(toColumn: column)
    {
      let gap = (current..<column).map { new[$0, row] }
      let pen = writer.pen
      let isRewritable = gap.allSatisfy { cell in
        let style = cell.style.reduced(to: depth)
        return cell.certainty == .certain
          && (style == pen || cell.isBlank && style.onBlank == pen?.onBlank)
      }
      if isRewritable { gap.forEach { writer.write($0) } }
    }
    writer.move(toColumn: column, row: row)
  }

  /// Writes clusters that take one cell, or two on a terminal that is set so, without a move between them.
  private func writeRun(_ row: Int, _ progress: inout Progress, _ writer: inout FrameWriter) {
    let start = progress.column
    while progress.column < new.size.columns {
      let cell = new[progress.column, row]
      // After the first, every further one stands where the one before may have been drawn.
      guard cell.certainty == .oneOrTwo else { break }
      writer.write(cell)
      progress.column += 1
    }
    progress.disturb(upTo: start + 2 * (progress.column - start), of: new.size.columns)
  }

  /// Writes clusters of doubtful width in one style, each with its column.
  private func writeDoubtful(_ row: Int, _ progress: inout Progress, _ writer: inout FrameWriter) {
    let start = progress.column
    let style = new[start, row].style
    var end = start
    var reach = progress
    while end < new.size.columns, new[end, row].style == style,
      new[end, row].certainty == .doubtful, isDue(end, row, reach)
    {
      let cell = new[end, row]
      reach.disturb(upTo: end + max(cell.width, cell.greatestWidth), of: new.size.columns)
      end += max(1, cell.width)
    }
    let blank = Cell.blank(style)
    let isBlankAlready = (start..<end).allSatisfy {
      let last = row < old.size.rows ? old[$0, row] : .blank()
      return $0 >= progress.disturbed && looksSame(last, blank)
    }
    if !isBlankAlready { writer.writeBlanks(end - start, style: style) }
    while progress.column < end {
      let cell = new[progress.column, row]
      writer.move(toColumn: progress.column, row: row)
      writer.write(cell)
      progress.column += cell.width
    }
    progress.disturb(upTo: reach.disturbed, of: new.size.columns)
    progress.mayOverrun = progress.mayOverrun || reach.mayOverrun
  }
}
