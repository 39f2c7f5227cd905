import CGTK
import Synchronization
import Testing

/// Has each warning of GTK, and of what it is built on, fail the test in which it comes.
///
/// GLib's own way, `G_DEBUG=fatal-warnings`, does not: it raises SIGTRAP, for which Swift's runtime prints a backtrace
/// and then goes on, the first time.
enum GLibLog {
  private static let failing =
    G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue

  /// Starts to record, once; before GTK is initialized.
  static let start: Void = {
    // What GLib cannot go on after ends the test program.
    signal(SIGTRAP, nil)
    g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    g_log_set_writer_func(
      { level, fields, count, _ in
        guard level.rawValue & GLibLog.failing != 0 else {
          return g_log_writer_default(level, fields, count, nil)
        }
        let text = g_log_writer_format_fields(level, fields, count, 0)
        defer { g_free(text) }
        GLibLog.hear(text.map { String(cString: $0) } ?? "a warning of GLib")
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }()

  /// The first warning since ``collect()``, or no text; `nil` when each warning fails its test at once.
  private static let collected = Mutex<String?>(nil)

  private static func hear(_ text: String) {
    // What GTK itself says when a window is moved by the mouse, or one under a pressed mouse goes; of no consequence.
    guard !text.contains("Broken accounting of active state") else { return }
    let isKept = collected.withLock { first in
      if first == "" { first = text }
      return first != nil
    }
    if !isKept { Issue.record(Comment(rawValue: text)) }
  }

  /// Keeps the warnings from now on, for a test that says what led to one.
  static func collect() {
    collected.withLock { $0 = "" }
  }

  /// Returns the first warning since ``collect()``, without what differs from run to run.
  ///
  /// Warnings fail their test again.
  static func collectedWarning() -> String? {
    let text = collected.withLock { first in
      defer { first = nil }
      return first
    }
    guard let text, !text.isEmpty else { return nil }
    let message = text.split(separator: "**: ", maxSplits: 1).last.map(String.init) ?? text
    return message.replacing(/^[0-9:.]+ |0x[0-9a-f]+/, with: "")
  }
}

/// Has all tests of a suite fail by warnings.
struct WarningsFail: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    GLibLog.start
    try await body()
  }
}
