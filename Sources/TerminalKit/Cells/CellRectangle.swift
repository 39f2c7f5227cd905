/// A place in a cell surface, counted in cells from its top left corner.
public struct CellPosition: Hashable, Sendable {
  /// The column; 0 is the leftmost.
  public var column: Int
  /// The row; 0 is the topmost.
  public var row: Int

  /// Creates a position; it may lie outside every surface.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in whole cells, never negative.
public struct CellSize: Hashable, Sendable {
  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a size; a negative extent counts as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A rectangle of whole cells: one of three columns at column 2 ends before column 5.
public struct CellRectangle: Hashable, Sendable {
  /// The top left cell.
  public let origin: CellPosition
  /// The extent.
  public let size: CellSize

  /// Creates a rectangle from its top left cell and its extent.
  public init(origin: CellPosition, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers; a negative extent counts as zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPosition(column: column, row: row),
      size: CellSize(columns: columns, rows: rows))
  }

  /// Creates a rectangle from the columns and rows that it covers.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// A rectangle that covers no cell.
  package static var empty: CellRectangle { CellRectangle(column: 0, row: 0, columns: 0, rows: 0) }

  /// The columns that the rectangle covers.
  public var columns: Range<Int> { Self.span(origin.column, size.columns) }

  /// The rows that the rectangle covers.
  public var rows: Range<Int> { Self.span(origin.row, size.rows) }

  /// Whether the rectangle covers no cell.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Tells whether a cell lies in the rectangle.
  public func contains(_ position: CellPosition) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }

  /// Returns the cells that both rectangles cover; an empty rectangle when there are none.
  public func intersection(_ other: CellRectangle) -> CellRectangle {
    CellRectangle(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the rectangle without a border; a negative inset grows it, a large one empties it.
  public func inset(columns: Int, rows: Int) -> CellRectangle {
    CellRectangle(
      column: origin.column + columns, row: origin.row + rows,
      columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
  }

  /// Returns the rectangle without a border of the given thickness on all four sides.
  public func inset(by cells: Int) -> CellRectangle { inset(columns: cells, rows: cells) }

  /// Returns a rectangle of the given size in the middle of this one, rounded to its top left.
  package func centered(_ size: CellSize) -> CellRectangle {
    CellRectangle(
      origin: CellPosition(
        column: origin.column + (self.size.columns - size.columns) / 2,
        row: origin.row + (self.size.rows - size.rows) / 2),
      size: size)
  }

  /// Ends at the largest number, so that a rectangle may reach to the right without end.
  private static func span(_ start: Int, _ length: Int) -> Range<Int> {
    let (end, overflow) = start.addingReportingOverflow(length)
    return start..<(overflow ? Int.max : end)
  }
}
