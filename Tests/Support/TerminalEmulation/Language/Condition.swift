#if canImport(CVTerm)
  /// Something to wait for, with the words that a failure uses.
  public struct Condition {
    /// The condition in words, after "waited until".
    public let description: String

    let holds: (TerminalTest) -> Bool

    /// Creates a condition of a test's own.
    public init(_ description: String, holds: @escaping (TerminalTest) -> Bool) {
      self.description = description
      self.holds = holds
    }

    /// Holds when the text stands in one row of the screen.
    public static func screen(contains text: String) -> Condition {
      Condition("the screen contains \"\(text)\"") { $0.isSettled && $0.screen.contains(text) }
    }

    /// Holds when the text stands nowhere on the screen.
    public static func screen(lacks text: String) -> Condition {
      Condition("the screen lacks \"\(text)\"") { $0.isSettled && !$0.screen.contains(text) }
    }

    /// Holds when the cursor stands there, counted from zero.
    public static func cursor(column: Int, row: Int) -> Condition {
      Condition("the cursor is at column \(column), row \(row)") {
        $0.isSettled && $0.cursor.column == column && $0.cursor.row == row
      }
    }

    /// Holds when the row that the cursor stands on contains the text.
    public static func cursorRow(contains text: String) -> Condition {
      Condition("the cursor's row contains \"\(text)\"") {
        $0.isSettled && $0.lines[$0.cursor.row].contains(text)
      }
    }

    /// Holds when the text has been written to the piped standard error.
    public static func standardError(contains text: String) -> Condition {
      Condition("standard error contains \"\(text)\"") { $0.standardError.contains(text) }
    }

    /// Holds when the program has ended and all its output has been read.
    public static var ended: Condition {
      Condition("the program ends") { $0.hasEnded }
    }

    /// Holds when the program has been suspended.
    public static var stopped: Condition {
      Condition("the program is suspended") { $0.state == .stopped }
    }

    /// Holds when the program has written nothing for a moment and all its threads wait.
    ///
    /// It is for what has no visible sign, such as a key that must do nothing.
    public static var quiet: Condition {
      Condition("the program is quiet") { $0.isQuiet }
    }
  }
#endif
