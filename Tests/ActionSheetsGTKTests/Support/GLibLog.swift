import CGTK
import Testing

/// Has each warning of GTK, and of what it is built on, fail the test in which it comes.
///
/// GLib's own way, `G_DEBUG=fatal-warnings`, does not: it raises SIGTRAP, for which Swift's runtime prints a backtrace
/// and then goes on, the first time.
enum GLibLog {
  private static let failing =
    G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue

  /// Starts to record, once; before GTK is initialised.
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
        Issue.record(Comment(rawValue: text.map { String(cString: $0) } ?? "a warning of GLib"))
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }()
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
