extension CellSurface {
  /// Copies another surface, or a part of it, onto this one.
  ///
  /// - Parameters:
  ///   - source: The surface to copy from.
  ///   - part: The part to copy; all of it if absent. Cells outside the source are not copied.
  ///   - position: The cell here for the top left cell of the part; it may lie outside this surface.
  public mutating func blit(
    _ source: CellSurface, part: CellRectangle? = nil, at position: CellPosition
  ) {
    let wanted = part ?? source.bounds
    let visible = wanted.intersection(source.bounds)
    let shift = (
      columns: position.column - wanted.origin.column, rows: position.row - wanted.origin.row
    )
    let area = drawable(
      CellRectangle(
        column: visible.origin.column + shift.columns, row: visible.origin.row + shift.rows,
        columns: visible.size.columns, rows: visible.size.rows))
    for row in area.rows {
      let sourceRow = row - shift.rows
      for column in area.columns {
        let sourceColumn = column - shift.columns
        let cell = source[sourceColumn, sourceRow]
        // A second half comes along with its first; without it, its place shows a space.
        if cell.isContinuation, column > area.columns.lowerBound { continue }
        let whole = cell.isContinuation ? Cell.blank(cell.style) : cell
        if let (part, column) = visiblePart(of: whole, at: column, in: area.columns) {
          place(part, column: column, row: row)
        }
      }
    }
  }
}
