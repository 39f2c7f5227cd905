#if canImport(CVTerm)
  /// A wait that came to nothing, with all there is to see.
  public struct WaitFailure: Error, CustomStringConvertible {
    /// What was waited for, the program's state, the screen and the standard error.
    public let description: String
  }

  extension TerminalTest {
    /// Waits until a condition holds.
    ///
    /// - Parameter limit: The longest wait. It is no expectation, only the end of a test that hangs;
    ///   the default leaves room for a sanitizer on a busy machine.
    /// - Throws: `WaitFailure` at the limit, or as soon as the program has ended without fulfilling
    ///   the condition.
    public func waitUntil(_ condition: Condition, limit: Duration = .seconds(60)) throws {
      let clock = ContinuousClock()
      let end = clock.now + limit
      while true {
        let isFinal = hasEnded
        // A terminal shows a synchronized frame at its end; half of one is no state to look at.
        if isFinal || !modes.isSynchronizing, condition.holds(self) { return }
        guard !isFinal, clock.now < end else { throw failure(condition) }
        takeOutput()
      }
    }

    private func failure(_ condition: Condition) -> WaitFailure {
      let size = emulator.size
      let frame = String(repeating: "-", count: size.columns)
      var report = """
        waited until \(condition.description); the program is \(state)
        cursor: column \(cursor.column), row \(cursor.row), \(cursor.isVisible ? "visible" : "hidden")
        \(frame)
        \(screen)
        \(frame)
        """
      if !standardError.isEmpty { report += "\nstandard error:\n\(standardError)" }
      if !standardOutput.isEmpty { report += "\nstandard output:\n\(standardOutput)" }
      return WaitFailure(description: report)
    }
  }
#endif
