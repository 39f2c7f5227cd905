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

/// A failed system call.
public struct SystemError: Error, CustomStringConvertible {
  /// The call's name and object.
  public let call: String

  /// The value of `errno`.
  public let code: Int32

  /// The call and the system's own words for the error.
  public var description: String { "\(call): \(SystemCalls.message(code))" }
}
