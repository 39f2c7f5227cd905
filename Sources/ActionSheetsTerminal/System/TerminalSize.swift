/// The size of a terminal's window in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns, at least 1.
  public var columns: Int
  /// The number of rows, at least 1.
  public var rows: Int

  /// Makes a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What to assume of a terminal that does not know its size: that of the VT100.
  public static let standard = TerminalSize(columns: 80, rows: 24)
}
