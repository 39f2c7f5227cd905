/// A program of its own that takes over, as git does it: `actionsheet lint` runs `actionsheet-lint`.
public enum HelperCommand: String, Sendable, Hashable {
  /// Checks localized titles for those that are cut off.
  case lint

  /// Asks in a window. It is no subcommand: `--ui` leads to it, and it takes the whole command line.
  case gtk

  /// The helpers that are subcommands.
  static let subcommands: [HelperCommand] = [.lint]

  /// The file name of the program, looked for beside this one and then on `PATH`.
  public var program: String { "actionsheet-\(rawValue)" }

  var summary: String {
    switch self {
    case .lint: "Check localized titles (runs actionsheet-lint)."
    case .gtk: "Ask in a window (runs actionsheet-gtk)."
    }
  }
}
