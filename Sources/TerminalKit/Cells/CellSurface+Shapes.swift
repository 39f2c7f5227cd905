extension CellSurface {
  /// Makes the cells of a rectangle spaces of one style.
  public mutating func fill(_ rectangle: CellRectangle, style: Style = .plain) {
    let area = drawable(rectangle)
    let blank = Cell.blank(style)
    for row in area.rows { repeatCell(blank, in: area.columns, row: row) }
  }

  /// Draws the border of a rectangle; the cells inside stay.
  ///
  /// A rectangle of fewer than two columns or rows has no inside, and no box is drawn.
  public mutating func drawBox(
    _ rectangle: CellRectangle, style: Style = .plain, characters: BoxCharacters = .rounded
  ) {
    guard rectangle.size.columns > 1, rectangle.size.rows > 1 else { return }
    let left = rectangle.columns.lowerBound
    let right = rectangle.columns.upperBound - 1
    let top = rectangle.rows.lowerBound
    let bottom = rectangle.rows.upperBound - 1
    drawLine(top, left, right, (characters.topLeft, characters.topRight), style, characters)
    drawLine(
      bottom, left, right, (characters.bottomLeft, characters.bottomRight), style, characters)
    for row in drawable(rectangle).rows where row != top && row != bottom {
      put(characters.vertical, left, row, style)
      put(characters.vertical, right, row, style)
    }
  }

  /// Draws a horizontal line to the right of a position; `joinsBox` draws its ends as joints with a box's sides.
  public mutating func drawHorizontalRule(
    at position: CellPosition, columns: Int, joinsBox: Bool = false, style: Style = .plain,
    characters: BoxCharacters = .rounded
  ) {
    let rule = CellRectangle(origin: position, size: CellSize(columns: columns, rows: 1))
    guard !rule.isEmpty else { return }
    let line = characters.horizontal
    let ends = joinsBox ? (characters.leftTee, characters.rightTee) : (line, line)
    let last = rule.columns.upperBound - 1
    drawLine(position.row, rule.columns.lowerBound, last, ends, style, characters)
  }

  /// Changes the style of each cluster in a rectangle, for instance to dim it.
  ///
  /// A wide cluster has one style: it changes as a whole where either of its cells is in the rectangle.
  public mutating func restyle(_ rectangle: CellRectangle, _ change: (inout Style) -> Void) {
    let area = drawable(rectangle)
    for row in area.rows {
      for column in area.columns {
        let isSecondHalf = self[column, row].isContinuation
        if isSecondHalf, column > area.columns.lowerBound { continue }
        let head = isSecondHalf ? column - 1 : column
        change(&self[head, row].style)
        if self[head, row].isWide { self[head + 1, row] = .continuation(self[head, row].style) }
      }
    }
  }

  private mutating func drawLine(
    _ row: Int, _ left: Int, _ right: Int, _ ends: (Character, Character), _ style: Style,
    _ characters: BoxCharacters
  ) {
    put(ends.0, left, row, style)
    if right > left { put(ends.1, right, row, style) }
    guard right > left + 1 else { return }
    let line = drawable(
      CellRectangle(column: left + 1, row: row, columns: right - left - 1, rows: 1))
    let cell = Cell(String(characters.horizontal), style: style)
    for row in line.rows { repeatCell(cell, in: line.columns, row: row) }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int, _ style: Style) {
    guard drawable(bounds).contains(CellPosition(column: column, row: row)) else { return }
    place(Cell(String(character), style: style), column: column, row: row)
  }
}
