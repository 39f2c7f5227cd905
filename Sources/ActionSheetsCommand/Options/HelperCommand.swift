/// A program of its own that takes over, as git does it: `actionsheet lint` runs `actionsheet-lint`.
public enum HelperCommand: String, Sendable, Hashable {
  /// Checks localized titles for those that are cut off.
  case lint

  /// Asks in a window. It is no subcommand: `--ui` leads to it, and it takes the whole command line.
  case gtk

  /// The helpers that are subcommands.
  ///
  /// The help, the manual page and the completions leave them out: this package does not install them.
  private static let subcommands: [HelperCommand] = [.lint]

  /// Returns the helper that is run for a subcommand, or `nil` if none is.
  static func subcommand(_ name: String) -> HelperCommand? {
    subcommands.first { $0.rawValue == name }
  }

  /// The file name of the program, looked for beside this one and then on `PATH`.
  public var program: String { "actionsheet-\(rawValue)" }
}
