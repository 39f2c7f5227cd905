/// The size of a terminal in character cells.
public struct Size: Sendable, Equatable {
  /// The number of columns.
  public var columns: Int

  /// The number of rows.
  public var rows: Int

  /// Creates a size, by default the classic 80 × 24.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}
