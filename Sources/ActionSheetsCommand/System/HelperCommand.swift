/// A program that takes over from this one: `actionsheet lint` runs `actionsheet-lint`.
package enum HelperCommand: String, Sendable, Hashable {
  /// Finds localized titles that are cut off.
  case lint

  /// Asks in a window. `--ui` leads to it, and it takes the whole command line.
  case gtk

  /// Returns the helper that a subcommand runs; the help leaves it out until it exists.
  static func subcommand(_ name: String) -> HelperCommand? {
    name == HelperCommand.lint.rawValue ? .lint : nil
  }

  /// The file name of the program, looked for beside this one and then on `PATH`.
  package var program: String { "actionsheet-\(rawValue)" }
}
