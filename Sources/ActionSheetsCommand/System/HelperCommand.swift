/// A program that takes over from this one: `actionsheet lint` runs `actionsheet-lint`.
package enum HelperCommand: String, Sendable, Hashable {
  /// Finds localized titles that are cut off.
  case lint

  /// Asks in a window. `--ui` leads to it, and it takes the whole command line.
  case gtk

  /// Returns the helper that a subcommand runs, or `nil` if it runs none.
  ///
  /// The help leaves `lint` out, because this package does not install it.
  static func subcommand(_ name: String) -> HelperCommand? {
    name == HelperCommand.lint.rawValue ? .lint : nil
  }

  /// The file name of the program, looked for beside this one and then on `PATH`.
  package var program: String { "actionsheet-\(rawValue)" }
}
