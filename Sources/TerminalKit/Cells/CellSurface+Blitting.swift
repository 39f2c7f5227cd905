extension CellSurface {
  /// Copies another surface, or a part of it, onto this one.
  ///
  /// - Parameters:
  ///   - source: The surface to copy from.
  ///   - part: The part to copy; all of it if absent. Cells outside the source are not copied.
  ///   - position: The cell here for the top left cell of the part; it may lie outside this surface.
  package mutating func blit(
    _ source: CellSurface, part: CellRectangle? = nil, at position: CellPosition
  ) {
    let wanted = part ?? source.bounds
    let visible = wanted.intersection(source.bounds)
    let columns = position.column - wanted.origin.column
    let rows = position.row - wanted.origin.row
    let area = drawable(
      CellRectangle(
        origin: CellPosition(
          column: visible.origin.column + columns, row: visible.origin.row + rows),
        size: visible.size))
    for row in area.rows {
      for column in area.columns {
        var cell = source[column - columns, row - rows]
        if cell.isContinuation {
          // A second half comes along with its first; without it, its place shows a space.
          if column > area.columns.lowerBound { continue }
          cell = .blank(cell.style)
        }
        draw(cell, column: column, row: row, in: area.columns)
      }
    }
  }
}
