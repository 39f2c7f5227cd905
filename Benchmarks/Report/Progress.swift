import TerminalEmulation

/// Messages to who waits for the tables.
enum Progress {
  /// Writes a line to standard error.
  static func write(_ text: String) {
    _ = SystemCalls.writeBytes(2, Array((text + "\n").utf8))
  }
}
