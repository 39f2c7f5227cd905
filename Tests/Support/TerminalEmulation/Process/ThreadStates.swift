/// The scheduler's view of a process, read from `/proc`.
enum ThreadStates {
  /// Tells whether the main thread waits for something, or is stopped, or is gone.
  ///
  /// Programs under test do their terminal work on the main thread.
  static func isAsleep(_ process: Int32) -> Bool {
    guard let file = SystemCalls.openFile("/proc/\(process)/stat") else { return true }
    defer { SystemCalls.closeDescriptor(file) }
    let line = SystemCalls.readBytes(file, limit: 4096) ?? []
    // The name in parentheses may hold any byte; the state follows its last parenthesis.
    guard let close = line.lastIndex(of: UInt8(ascii: ")")), close + 2 < line.count else {
      return true
    }
    return "STtZX".utf8.contains(line[close + 2])
  }
}
