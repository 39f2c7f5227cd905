/// Why a command could not do what it was asked, in one line.
public struct CommandError: Error, Sendable, Hashable {
  /// The kinds of failure, each with its own exit code.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The command was called wrongly.
    case usage

    /// An input could not be read.
    case noInput

    /// There is no way to ask.
    case unavailable

    /// The command itself failed.
    case software
  }

  /// What kind of failure it is.
  public let kind: Kind

  /// What happened, and what to do about it: one line without the name of the program.
  ///
  /// Text that came from outside has been made safe: nothing in it is unseen (row C17).
  public let message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: The kind, which decides the exit code.
  ///   - message: One line. What would be unseen in it is replaced as in titles, `␛` for an escape character.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = MessageText.safe(message.utf8)
  }

  /// The status that the command ends with.
  public var exit: ExitCode {
    switch kind {
    case .usage: .usage
    case .noInput: .noInput
    case .unavailable: .unavailable
    case .software: .software
    }
  }

  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }
}
