import Foundation

/// Whether the tests that can go on for long shall do so.
enum LongRun {
  /// Set by whoever wants them to: `ACTIONSHEETS_LONG=1`.
  static var isWanted: Bool {
    !["", "0", nil].contains(ProcessInfo.processInfo.environment["ACTIONSHEETS_LONG"])
  }
}
