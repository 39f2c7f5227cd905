import ActionSheetsGTK
import Foundation

/// What the command line asks for.
struct Options {
  private static let usage = """
    Usage: GTKNotes [--ios]

      --ios   show sheets in the look of iOS
      --help  print this text

    """

  private(set) var appearance = Appearance.toolkit

  /// Reads the arguments; help and mistakes end the program here.
  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--ios": appearance = .iOS
      case "--help", "-h":
        try? FileHandle.standardOutput.write(contentsOf: Data(Options.usage.utf8))
        exit(0)
      default:
        let mistake = "GTKNotes: unknown argument \(argument.debugDescription)\n\n"
        try? FileHandle.standardError.write(contentsOf: Data((mistake + Options.usage).utf8))
        exit(64)
      }
    }
  }
}
