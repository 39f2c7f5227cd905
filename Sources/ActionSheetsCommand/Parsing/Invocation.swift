/// What a command line comes to.
public enum Invocation: Sendable, Hashable {
  /// Everything is done; the result is there to be written.
  case finished(CommandResult)

  /// A person must be asked.
  case ask(AskRequest)

  /// Another program takes over, with these arguments.
  case helper(HelperCommand, arguments: ByteStrings)
}
