/// A program that takes over from this one: `actionsheet lint` runs `actionsheet-lint`.
package enum HelperCommand: String, Sendable, Hashable {
  /// Checks titles.
  case lint

  /// Asks in a window. `--ui` leads to it, and it takes the whole command line.
  case gtk

  /// The file name of the program, looked for beside this one and then on `PATH`.
  package var program: String { "actionsheet-\(rawValue)" }
}
