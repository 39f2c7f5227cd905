/// How a command ends: what it prints, what it says, and its exit code.
///
/// The initialisers leave no room for success with nothing printed, nor for an answer beside a failure.
public struct CommandResult: Sendable, Hashable {
  /// What goes to standard output.
  public let standardOutput: [UInt8]

  /// The line for standard error, without its end, or `nil`.
  public let message: String?

  /// The status to exit with. It is ``ExitCode/chosen`` exactly when ``standardOutput`` is not empty.
  public let exit: ExitCode

  private init(standardOutput: [UInt8], message: String?, exit: ExitCode) {
    self.standardOutput = standardOutput
    self.message = message
    self.exit = exit
  }

  init(answer: Answer) {
    self.init(standardOutput: answer.bytes, message: nil, exit: .chosen)
  }

  /// Creates the end of a command that was asked for a text: help, completions, a description.
  init(printing text: [UInt8]) {
    self.init(standardOutput: text.last == 10 ? text : text + [10], message: nil, exit: .chosen)
  }

  /// Creates the end of a command that failed.
  public init(_ error: CommandError) {
    self.init(
      standardOutput: [], message: "actionsheet: " + error.message, exit: error.exit)
  }

  /// Creates the end of a question that was not answered.
  init(unanswered ending: UnansweredEnding) {
    self.init(standardOutput: [], message: nil, exit: ending.exit)
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
    guard let reason = StandardStream.output.write(standardOutput) else { return exit }
    let failure = CommandResult(CommandError(.software, "cannot write the answer: \(reason)"))
    return failure.write()
  }
}
