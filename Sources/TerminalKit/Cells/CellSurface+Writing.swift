extension CellSurface {
  /// Writes clusters into a row, and returns the column after the last.
  ///
  /// A wide cluster that reaches over an edge shows a space in its visible cell. A cluster without width is left out: it
  /// has no cell to stand in.
  ///
  /// - Parameters:
  ///   - clusters: Safe text, in visual order.
  ///   - position: The cell of the first cluster; it may lie outside the surface.
  ///   - style: How the text looks.
  ///   - limits: A rectangle that confines this text, within the clip.
  @discardableResult
  package mutating func write(
    _ clusters: some Sequence<DisplayText.Cluster>, at position: CellPosition,
    style: Style = .plain,
    within limits: CellRectangle? = nil
  ) -> Int {
    let area = drawable(limits ?? bounds)
    let isRowVisible = area.rows.contains(position.row)
    var column = position.column
    for cluster in clusters where cluster.width > 0 {
      if isRowVisible {
        draw(Cell(cluster.text, width: cluster.width, style: style), column, position.row, area)
      }
      let (next, overflow) = column.addingReportingOverflow(min(cluster.width, 2))
      if overflow { break }
      column = next
    }
    return column
  }

  /// Writes any text into a row, and returns the column after it.
  ///
  /// The text may come from anywhere: nothing in it reaches the terminal as a command. Control characters and marks for the
  /// direction of writing show as visible symbols. The text is drawn from left to right in the order of its characters, and
  /// does not wrap.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - position: The cell of the first character; it may lie outside the surface.
  ///   - style: How the text looks.
  ///   - limits: A rectangle that confines this text, within the clip; the whole clip if absent.
  ///   - charset: The characters that the terminal can show.
  @discardableResult
  public mutating func write(
    _ text: String, at position: CellPosition, style: Style = .plain,
    within limits: CellRectangle? = nil, charset: TerminalCharset = .utf8
  ) -> Int {
    write(DisplayText(text, charset: charset), at: position, style: style, within: limits)
  }

  /// Returns the visible part of a cell and its column; of a wide cell that is cut, a space.
  func visiblePart(of cell: Cell, at column: Int, in columns: Range<Int>) -> (Cell, Int)? {
    let isFirstVisible = columns.contains(column)
    guard cell.isWide else { return isFirstVisible ? (cell, column) : nil }
    let isSecondVisible = column < Int.max && columns.contains(column + 1)
    switch (isFirstVisible, isSecondVisible) {
    case (true, true): return (cell, column)
    case (true, false): return (.blank(cell.style), column)
    case (false, true): return (.blank(cell.style), column + 1)
    case (false, false): return nil
    }
  }

  private mutating func draw(_ cell: Cell, _ column: Int, _ row: Int, _ area: CellRectangle) {
    guard let (cell, column) = visiblePart(of: cell, at: column, in: area.columns) else { return }
    place(cell, column: column, row: row)
  }
}
