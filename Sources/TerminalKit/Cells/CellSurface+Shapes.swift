extension CellSurface {
  /// Makes the cells of a rectangle spaces of one style.
  public mutating func fill(_ rectangle: CellRectangle, style: Style = .plain) {
    fill(rectangle, with: .blank(style))
  }

  /// Draws the border of a rectangle; the cells inside stay.
  ///
  /// A rectangle of fewer than two columns or rows has no inside, and no box is drawn.
  package mutating func drawBox(
    _ rectangle: CellRectangle, style: Style = .plain, characters: BoxCharacters = .rounded
  ) {
    guard rectangle.size.columns > 1, rectangle.size.rows > 1 else { return }
    let columns = rectangle.columns
    let rows = rectangle.rows
    draw(characters.vertical, columns.prefix(1), rows, style)
    draw(characters.vertical, columns.suffix(1), rows, style)
    let line = characters.horizontal
    drawLine(columns, rows.prefix(1), characters.topLeft, line, characters.topRight, style)
    drawLine(columns, rows.suffix(1), characters.bottomLeft, line, characters.bottomRight, style)
  }

  /// Draws a horizontal line to the right of a position; `joinsBox` draws its ends as joints with a box's sides.
  package mutating func drawHorizontalRule(
    at position: CellPosition, columns: Int, joinsBox: Bool = false, style: Style = .plain,
    characters: BoxCharacters = .rounded
  ) {
    let rule = CellRectangle(origin: position, size: CellSize(columns: columns, rows: 1))
    let line = characters.horizontal
    drawLine(
      rule.columns, rule.rows, joinsBox ? characters.leftTee : line, line,
      joinsBox ? characters.rightTee : line, style)
  }

  /// Changes the style of each cluster that has a cell in a rectangle, for instance to dim it.
  package mutating func restyle(_ rectangle: CellRectangle, _ change: (inout Style) -> Void) {
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

  private mutating func fill(_ rectangle: CellRectangle, with cell: Cell) {
    let area = drawable(rectangle)
    for row in area.rows { repeatCell(cell, in: area.columns, row: row) }
  }

  private mutating func draw(
    _ character: Character, _ columns: Range<Int>, _ rows: Range<Int>, _ style: Style
  ) {
    fill(
      CellRectangle(columns: columns, rows: rows), with: Cell(String(character), style: style))
  }

  private mutating func drawLine(
    _ columns: Range<Int>, _ rows: Range<Int>, _ start: Character, _ middle: Character,
    _ end: Character, _ style: Style
  ) {
    draw(middle, columns, rows, style)
    draw(end, columns.suffix(1), rows, style)
    draw(start, columns.prefix(1), rows, style)
  }
}
