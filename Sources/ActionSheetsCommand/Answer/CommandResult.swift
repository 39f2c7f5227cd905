/// How a command ends: what it prints, what it says, and its exit code.
///
/// The initializers leave no room for success with nothing printed, nor for an answer beside a failure.
public struct CommandResult: Sendable, Hashable {
  /// What goes to standard output, secrets included, in memory that is not overwritten.
  public var standardOutput: [UInt8] { pieces.flatMap(\.bytes) }

  /// The line for standard error, without its end, or `nil`.
  public let message: String?

  /// The status to exit with. It is ``ExitCode/chosen`` exactly when ``standardOutput`` is not empty.
  public let exit: ExitCode

  private let pieces: [Answer.Piece]

  private init(pieces: [Answer.Piece] = [], message: String?, exit: ExitCode) {
    self.pieces = pieces
    self.message = message
    self.exit = exit
  }

  init(answer: Answer) {
    self.init(pieces: answer.pieces, message: nil, exit: .chosen)
  }

  /// Creates the end of a command that was asked for a text: help, completions, a description.
  init(printing text: [UInt8]) {
    self.init(
      pieces: [.plain(text.last == 10 ? text : text + [10])], message: nil, exit: .chosen)
  }

  /// Creates the end of a command that failed.
  public init(_ error: CommandError) {
    self.init(message: "actionsheet: " + error.message, exit: error.exit)
  }

  /// Creates the end of a question that was not answered.
  init(unanswered ending: UnansweredEnding) {
    self.init(message: nil, exit: ending.exit)
  }

  /// Writes the answer and the message to the process's own streams.
  ///
  /// - Returns: The status to exit with: ``exit``, or ``ExitCode/software`` when the answer could not be
  ///   written, which is then said on standard error.
  public func write() -> ExitCode {
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
