/// One option of the command: how it is written, what it does, and where it belongs.
///
/// The parser, the help, the manual page and the completions are all made from these values.
struct OptionDefinition: Sendable {
  /// What the option is to the program.
  var identifier: OptionIdentifier

  /// The letter after one `-`, if it has one.
  var short: Character?

  /// The name after `--`.
  var long: String

  /// What stands for the value in the help, or `nil` for an option without a value.
  var argument: String?

  /// What can stand for the value.
  var completion: CompletionKind = .none

  /// Whether the option may be given more than once.
  var isRepeatable = false

  /// The subcommands that take the option.
  var subcommands: [Subcommand]

  /// One or more plain sentences.
  var help: String

  /// A few words for the menus of completions.
  var summary: String

  /// The option as it is written: `-t, --title TITLE`.
  var usage: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--\(long)"
    return argument.map { "\(names) \($0)" } ?? names
  }
}
