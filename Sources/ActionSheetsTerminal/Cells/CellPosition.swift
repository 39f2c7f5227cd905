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
