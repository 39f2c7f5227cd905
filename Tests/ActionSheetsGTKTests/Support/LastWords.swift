import Foundation

/// What is written to standard error if the test program crashes, as it does at a warning of GTK's.
enum LastWords {
  private static let capacity = 4096
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var former: [Int32: sigaction] = [:]
  private static let signals = [SIGTRAP, SIGABRT, SIGSEGV, SIGILL, SIGBUS]

  /// Listens for the end.
  static func begin() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      _ = write(2, LastWords.text, LastWords.length)
      LastWords.restore(signal)
      raise(signal)
    }
    for signal in signals {
      var old = sigaction()
      sigaction(signal, &action, &old)
      former[signal] = old
    }
  }

  /// Listens no longer.
  static func end() {
    for signal in signals { restore(signal) }
  }

  /// Sets what is to be written.
  static func say(_ words: String) {
    length = 0
    for byte in (words + "\n").utf8.prefix(capacity) {
      text[length] = byte
      length += 1
    }
  }

  private static func restore(_ signal: Int32) {
    guard var old = former[signal] else { return }
    sigaction(signal, &old, nil)
  }
}
