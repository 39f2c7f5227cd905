extension CellSurface {
  /// Writes clusters into a row, and returns the column after the last.
  ///
  /// A wide cluster that reaches over an edge shows a space in its visible cell.
  ///
  /// - Parameters:
  ///   - position: The cell of the first cluster; it may lie outside the surface.
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
        let cell = Cell(cluster.text, width: cluster.width, style: style)
        draw(cell, column: column, row: position.row, in: area.columns)
      }
      let (next, overflow) = column.addingReportingOverflow(min(cluster.width, 2))
      if overflow { break }
      column = next
    }
    return column
  }

  /// Writes any text into a row, and returns the column after it.
  ///
  /// Nothing in the text reaches the terminal as a command: control characters and marks for the
  /// direction of writing show as visible symbols. It is drawn from left to right as it is stored,
  /// and does not wrap.
  ///
  /// - Parameters:
  ///   - position: The cell of the first character; it may lie outside the surface.
  ///   - limits: A rectangle that confines this text, within the clip; the whole clip if absent.
  ///   - charset: The characters that the terminal can show.
  @discardableResult
  public mutating func write(
    _ text: String, at position: CellPosition, style: Style = .plain,
    within limits: CellRectangle? = nil, charset: TerminalCharset = .utf8
  ) -> Int {
    write(DisplayText(text, charset: charset), at: position, style: style, within: limits)
  }

  /// Puts a character into a cell that is blank, in the style of the cell; any other cell stays.
  package mutating func fillBlank(at position: CellPosition, with character: Character) {
    let place = CellRectangle(origin: position, size: CellSize(columns: 1, rows: 1))
    guard !drawable(place).isEmpty, self[position].isBlank else { return }
    self[position.column, position.row] = Cell(String(character), style: self[position].style)
  }

  /// Whether a row has a letter that is written from right to left outside some columns.
  package func hasRightToLeft(inRow row: Int, outside columns: Range<Int>) -> Bool {
    bounds.rows.contains(row)
      && self.row(row).enumerated().contains { column, cell in
        !columns.contains(column) && DirectionClass(of: cell.text).isRight
      }
  }

  /// Draws as much of a cell as lies in the columns; of a wide cell that is cut, a space.
  mutating func draw(_ cell: Cell, column: Int, row: Int, in columns: Range<Int>) {
    guard column < columns.upperBound else { return }
    let visible = (column..<column + cell.width).clamped(to: columns)
    guard let first = visible.first else { return }
    place(visible.count == cell.width ? cell : .blank(cell.style), column: first, row: row)
  }
}
