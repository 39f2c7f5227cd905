/// A grid of cells to draw on: the picture of a terminal screen, or of a part of it, as a value.
///
/// A program draws a whole picture each time. Only the rows that have changed are sent to the terminal.
///
///     var surface = CellSurface(size: CellSize(columns: 20, rows: 3))
///     surface.drawBox(surface.bounds)
///     surface.write("Notes", at: CellPosition(column: 2, row: 1), style: Style(isBold: true))
///
/// Drawing outside the surface, or outside its ``clip``, changes nothing. A cluster of two cells is never cut: where
/// one of its cells is overwritten, or lies outside, the other shows a space.
public struct CellSurface: Hashable, Sendable {
  /// The number of columns and rows.
  public let size: CellSize

  /// The rectangle that drawing is confined to, except the space that replaces half a wide cluster.
  public var clip: CellRectangle

  private var cells: [Cell]

  /// The row of the uppermost cells; above 0 in a surface that is the lower part of a larger one.
  package private(set) var firstRow: Int

  /// Creates a surface of spaces.
  public init(size: CellSize, style: Style = .plain) {
    self.init(size: size, firstRow: 0, style: style)
  }

  /// Creates the lower part of a larger surface: the rows above the first do not exist.
  package init(size: CellSize, firstRow: Int, style: Style = .plain) {
    self.size = size
    self.firstRow = firstRow
    clip = CellRectangle(origin: CellPosition(column: 0, row: firstRow), size: size)
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// All cells of the surface as a rectangle.
  public var bounds: CellRectangle {
    CellRectangle(origin: CellPosition(column: 0, row: firstRow), size: size)
  }

  /// Returns the same cells counted from row 0.
  package func countedFromZero() -> CellSurface {
    var surface = self
    surface.firstRow = 0
    surface.clip = surface.bounds
    return surface
  }

  /// The cells of a row that exists.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    let start = (row - firstRow) * size.columns
    return cells[start..<start + size.columns]
  }

  /// The cell at a position; a plain space outside the surface.
  package subscript(position: CellPosition) -> Cell {
    bounds.contains(position) ? self[position.column, position.row] : .blank()
  }

  /// The cell at a position inside the surface.
  subscript(column: Int, row: Int) -> Cell {
    get { cells[(row - firstRow) * size.columns + column] }
    set { cells[(row - firstRow) * size.columns + column] = newValue }
  }

  /// Makes each cell a space, the clip notwithstanding.
  public mutating func clear(style: Style = .plain) {
    cells = Array(repeating: .blank(style), count: cells.count)
  }

  /// The part of a rectangle that may be drawn on.
  func drawable(_ rectangle: CellRectangle) -> CellRectangle {
    rectangle.intersection(clip).intersection(bounds)
  }

  /// Puts a cell in a place inside the surface, and blanks the other halves of wide clusters that it covers.
  package mutating func place(_ cell: Cell, column: Int, row: Int) {
    free(column..<column + max(1, cell.width), row: row)
    self[column, row] = cell
    if cell.isWide { self[column + 1, row] = .continuation(cell.style) }
  }

  /// Puts the same narrow cell in each place of a row whose columns lie inside the surface.
  mutating func repeatCell(_ cell: Cell, in columns: Range<Int>, row: Int) {
    guard !columns.isEmpty else { return }
    free(columns, row: row)
    for column in columns { self[column, row] = cell }
  }

  /// Blanks the halves outside a range of columns whose other halves lie inside it.
  package mutating func free(_ columns: Range<Int>, row: Int) {
    guard !columns.isEmpty else { return }
    let first = columns.lowerBound
    if self[first, row].isContinuation { self[first - 1, row] = .blank(self[first - 1, row].style) }
    let next = columns.upperBound
    if next < size.columns, self[next, row].isContinuation {
      self[next, row] = .blank(self[next, row].style)
    }
  }
}
