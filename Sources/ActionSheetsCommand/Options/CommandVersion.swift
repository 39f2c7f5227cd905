/// The version of the commands.
enum CommandVersion {
  static let current = "0.1.0"

  /// The day of that version, for the foot of the manual page.
  static let date = "2026-11-30"
}
