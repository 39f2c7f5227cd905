/// The scheduler's view of a process, read from `/proc`.
enum ThreadStates {
  /// Tells whether every thread waits for something, or is stopped, or is gone.
  ///
  /// All of them, for a program that awaits its terminal waits on another thread than the one that draws: between
  /// the two the main thread sleeps though there is something to do.
  ///
  /// Looked at twice: between looks at two threads one may wake the other and fall asleep. Whoever has not been
  /// switched from in the meantime has slept all the time, and all of them have at one moment.
  static func isAsleep(_ process: Int32) -> Bool {
    guard let first = sleepers(process) else { return false }
    return sleepers(process) == first
  }

  /// Returns how often each thread has been switched from, or nil when one of them is not asleep.
  private static func sleepers(_ process: Int32) -> [String: [String]]? {
    let folder = "/proc/\(process)/task"
    var switches: [String: [String]] = [:]
    for thread in SystemCalls.entries(of: folder) {
      guard let file = SystemCalls.openFile("\(folder)/\(thread)/status") else { continue }
      defer { SystemCalls.closeDescriptor(file) }
      let lines = String(decoding: SystemCalls.readBytes(file, limit: 8192) ?? [], as: UTF8.self)
        .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
      let state = lines.first { $0.first == "State:" }?.dropFirst().first?.first
      if let state, !"STtZX".contains(state) { return nil }
      switches[thread] = lines.filter { $0.first?.hasSuffix("ctxt_switches:") == true }
        .compactMap(\.last)
    }
    return switches
  }
}
