/// A subcommand that a program of its own carries out, as git does it: `actionsheet lint` runs
/// `actionsheet-lint`.
public enum HelperCommand: String, Sendable, Hashable, CaseIterable {
  /// Checks localized titles for those that are cut off.
  case lint

  /// The file name of the program, looked for beside this one and then on `PATH`.
  public var program: String { "actionsheet-\(rawValue)" }

  var summary: String {
    switch self {
    case .lint: "Check localized titles (runs actionsheet-lint)."
    }
  }
}
