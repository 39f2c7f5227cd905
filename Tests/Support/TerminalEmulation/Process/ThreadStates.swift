/// The scheduler's view of a process, read from `/proc`.
enum ThreadStates {
  /// Tells whether every thread waits for something, or is stopped, or is gone.
  ///
  /// All of them, for a program that awaits its terminal waits on another thread than the one that draws: between
  /// the two the main thread sleeps though there is something to do.
  static func isAsleep(_ process: Int32) -> Bool {
    let folder = "/proc/\(process)/task"
    return SystemCalls.entries(of: folder).allSatisfy { isThreadAsleep("\(folder)/\($0)/stat") }
  }

  private static func isThreadAsleep(_ path: String) -> Bool {
    guard let file = SystemCalls.openFile(path) else { return true }
    defer { SystemCalls.closeDescriptor(file) }
    let line = SystemCalls.readBytes(file, limit: 4096) ?? []
    // The name in parentheses may hold any byte; the state follows its last parenthesis.
    guard let close = line.lastIndex(of: UInt8(ascii: ")")), close + 2 < line.count else {
      return true
    }
    return "STtZX".utf8.contains(line[close + 2])
  }
}
