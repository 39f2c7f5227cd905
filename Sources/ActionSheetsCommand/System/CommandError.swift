/// The reason why a command failed, in one line.
package struct CommandError: Error, Sendable, Hashable {
  /// The status that the command ends with.
  package let exit: ExitCode
  /// The reason and the remedy, without the name of the program; nothing is unseen (row C17).
  package let message: String

  /// Creates an error with one line of text, which is made safe for the terminal.
  package init(_ exit: ExitCode, _ message: String) {
    self.exit = exit
    self.message = MessageText.safe(message.utf8)
  }

  static func usage(_ message: String) -> CommandError { CommandError(.usage, message) }
}
