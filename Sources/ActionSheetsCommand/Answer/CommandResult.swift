/// The end of a command: the text on standard output, a message, and the exit code.
///
/// No initializer allows success with nothing printed, or an answer beside a failure.
package struct CommandResult: Sendable, Hashable {
  /// The bytes for standard output, secrets included, in memory that is not overwritten.
  package var standardOutput: [UInt8] { pieces.flatMap(\.bytes) }

  /// The lines for standard error, without the end of the last, or `nil`.
  package let message: String?
  /// The status to exit with: ``ExitCode/chosen`` exactly when something is printed.
  package let exit: ExitCode
  private let pieces: [Answer.Piece]

  private init(pieces: [Answer.Piece] = [], message: String? = nil, exit: ExitCode) {
    self.pieces = pieces
    self.message = message
    self.exit = exit
  }

  init(_ answer: Answer) {
    self.init(pieces: answer.pieces, exit: .chosen)
  }

  /// Creates the end of a command that prints a text: help, completions, a description.
  init(printing text: String, warnings: [String] = []) {
    self.init(
      pieces: [.plain(text.last == "\n" ? text : text + "\n")],
      message: warnings.isEmpty ? nil : warnings.joined(separator: "\n"), exit: .chosen)
  }

  /// Creates the end of a command that failed.
  package init(_ error: CommandError) {
    self.init(message: "actionsheet: " + error.message, exit: error.exit)
  }

  /// The end of a question that was cancelled.
  static let cancelled = CommandResult(exit: .cancelled)
  /// The end of a question whose time ran out without an answer.
  static let timedOut = CommandResult(exit: .timedOut)

  /// Returns the end of a question that a signal interrupted.
  static func interrupted(bySignal number: Int32) -> CommandResult {
    CommandResult(exit: .signal(number))
  }

  /// Writes the answer and the message, and returns the status to exit with.
  package func write() -> ExitCode {
    if let message {
      // A message that cannot be written has nowhere else to go; the status still tells.
      _ = StandardStream.error.write(Array((message + "\n").utf8))
    }
    for piece in pieces {
      guard let reason = piece.write(to: .output) else { continue }
      let failure = CommandResult(CommandError(.software, "cannot write the answer: \(reason)"))
      return failure.write()
    }
    return exit
  }
}
