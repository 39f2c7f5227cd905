/// All options of the command, in the order in which the help lists them.
///
/// A new option is one case in ``OptionIdentifier`` and one entry here; the parser, the help, the manual page and
/// the completions then know it. ``RequestBuilder`` gives it its meaning; the compiler does not ask for that.
enum OptionTable {
  static let options: [OptionDefinition] = content + answer + automation + appearance + general

  private static let asking: [Subcommand] = [.show, .alert, .demo]
  private static let both: [Subcommand] = [.show, .alert]

  private static let content: [OptionDefinition] = [
    OptionDefinition(
      identifier: .title, short: "t", long: "title", argument: "TITLE", subcommands: both,
      help:
        "The title above the buttons. Best left out of a sheet, whose buttons should speak for "
        + "themselves.",
      summary: "title above the buttons"),
    OptionDefinition(
      identifier: .message, short: "m", long: "message", argument: "MESSAGE", subcommands: both,
      help: "An explanation below the title.",
      summary: "explanation below the title"),
    OptionDefinition(
      identifier: .ok, long: "ok", argument: "TITLE", isRepeatable: true, subcommands: [.alert],
      help:
        "A button of the alert; \"OK\" if there is neither this nor a destructive one. May be "
        + "repeated; Return in the last field presses the first.",
      summary: "button of the alert"),
    OptionDefinition(
      identifier: .destructive, short: "d", long: "destructive", argument: "TITLE",
      isRepeatable: true, subcommands: both,
      help:
        "A button for something that cannot be undone. It is marked, stands first in a sheet, and is "
        + "never chosen by default. May be repeated.",
      summary: "button that cannot be undone"),
    OptionDefinition(
      identifier: .cancel, short: "c", long: "cancel", argument: "TITLE", subcommands: both,
      help:
        "The title of the Cancel button; \"Cancel\" if the option is not given. An alert that only "
        + "informs, with one button and no field, has none unless it is given.",
      summary: "title of the Cancel button"),
    OptionDefinition(
      identifier: .noCancel, long: "no-cancel", subcommands: both,
      help: "No Cancel button. Escape still cancels.",
      summary: "no Cancel button"),
    OptionDefinition(
      identifier: .field, long: "field", argument: "LABEL", isRepeatable: true,
      subcommands: [.alert],
      help: "Ask for a line of text. May be repeated.",
      summary: "ask for a line of text"),
    OptionDefinition(
      identifier: .secureField, long: "secure-field", argument: "LABEL", isRepeatable: true,
      subcommands: [.alert],
      help: "Ask for a line of text that is not shown. May be repeated.",
      summary: "ask for a line of text that is not shown"),
    OptionDefinition(
      identifier: .from, long: "from", argument: "FILE", completion: .file, subcommands: both,
      help:
        "Read the question from a JSON file, or from standard input for -. The keys are title, "
        + "message and buttons; the keys of a button are title, id, role (default, cancel or "
        + "destructive) and enabled. An alert also has fields, with the keys label, secure and text. "
        + "--title and --message replace the file's; nothing else can be added.",
      summary: "read the question from a JSON file"),
    OptionDefinition(
      identifier: .null, long: "null", subcommands: [.show],
      help: "Titles on standard input end with NUL instead of a newline.",
      summary: "titles on standard input end with NUL"),
  ]

  private static let answer: [OptionDefinition] = [
    OptionDefinition(
      identifier: .print, long: "print", argument: "FORMAT",
      completion: .words(AnswerFormat.allCases.map(\.rawValue)), subcommands: asking,
      help:
        "What is printed of the button chosen: title (the default), index, or json for an object "
        + "with index, title, id and role. Texts entered in an alert follow it, one per line, or "
        + "stand in the object as fields with label, secure and text.",
      summary: "what is printed of the button chosen"),
    OptionDefinition(
      identifier: .print0, short: "0", long: "print0", subcommands: asking,
      help: "End the answer, and each text that follows it, with NUL instead of a newline.",
      summary: "end the answer with NUL"),
  ]

  private static let automation: [OptionDefinition] = [
    OptionDefinition(
      identifier: .describe, long: "describe", subcommands: asking,
      help: "Print the question as JSON without asking it. --from reads what this prints.",
      summary: "print the question as JSON"),
    OptionDefinition(
      identifier: .answer, long: "answer", argument: "INDEX|TITLE", subcommands: asking,
      help:
        "Answer the question without asking it. Digits are an index, anything else is a title; a "
        + "title that is a number, or that two buttons share, is named by its index. Naming Cancel "
        + "cancels.",
      summary: "answer without asking"),
    OptionDefinition(
      identifier: .answerField, long: "answer-field", argument: "TEXT", isRepeatable: true,
      subcommands: [.alert],
      help:
        "With --answer, the text of the first field; repeated, of the next one. What is left out "
        + "stays as it was. A secure field cannot be answered so, for others could read it.",
      summary: "text of a field, with --answer"),
    OptionDefinition(
      identifier: .timeout, long: "timeout", argument: "TIME", subcommands: asking,
      help:
        "Stop asking after a time such as 500ms, 5s, 2m or 1h; a number alone is in seconds. The "
        + "exit code is then 124, unless --timeout-answer is given.",
      summary: "stop asking after a time"),
    OptionDefinition(
      identifier: .timeoutAnswer, long: "timeout-answer", argument: "INDEX", subcommands: asking,
      help:
        "Choose this button when the time is over, and exit with 0. It cannot be a destructive one.",
      summary: "button to choose when the time is over"),
  ]

  private static let appearance: [OptionDefinition] = [
    OptionDefinition(
      identifier: .ui, long: "ui", argument: "KIND",
      completion: .words(UserInterface.Kind.allCases.map(\.rawValue)), subcommands: asking,
      help:
        "How to ask: auto (the default: the terminal if there is one, else a window), terminal, "
        + "line (numbered lines and a prompt), or gtk (a window).",
      summary: "how to ask"),
    OptionDefinition(
      identifier: .accessible, long: "accessible", subcommands: asking,
      help:
        "In a terminal, ask with numbered lines and a prompt; nothing is redrawn. The environment "
        + "variable ACCESSIBLE does the same.",
      summary: "ask with plain numbered lines"),
    OptionDefinition(
      identifier: .color, long: "color", argument: "WHEN",
      completion: .words(ColorChoice.allCases.map(\.rawValue)), subcommands: asking,
      help: "Use color: auto (the default), always or never.",
      summary: "when to use color"),
    OptionDefinition(
      identifier: .noAnimation, long: "no-animation", subcommands: asking,
      help: "Show and remove the sheet at once.",
      summary: "show and remove the sheet at once"),
    OptionDefinition(
      identifier: .name, long: "name", argument: "NAME", subcommands: asking,
      help: "In a window, the name of the program that asks.",
      summary: "name of the program that asks"),
    OptionDefinition(
      identifier: .icon, long: "icon", argument: "ICON", completion: .file, subcommands: asking,
      help:
        "In a window under X11, its icon: a name from the icon theme, or the path of an image.",
      summary: "icon of the window"),
    OptionDefinition(
      identifier: .attach, long: "attach", argument: "WINDOW", subcommands: asking,
      help:
        "In a window under X11, the number of the window that asks, such as the one in the variable "
        + "WINDOWID; the sheet stays above it.",
      summary: "window that asks"),
  ]

  private static let general: [OptionDefinition] = [
    OptionDefinition(
      identifier: .man, long: "man", subcommands: [.help],
      help: "Print the manual page in roff.",
      summary: "print the manual page in roff"),
    OptionDefinition(
      identifier: .help, short: "h", long: "help", subcommands: Subcommand.allCases,
      help: "Print this help.",
      summary: "print the help"),
  ]

  /// The options that stand before a subcommand.
  static let topLevel: [OptionDefinition] = [
    OptionDefinition(
      identifier: .help, short: "h", long: "help", subcommands: [],
      help: "Print this help.", summary: "print the help"),
    OptionDefinition(
      identifier: .version, long: "version", subcommands: [],
      help: "Print the version.", summary: "print the version"),
  ]

  /// The options of one subcommand.
  static func options(of subcommand: Subcommand) -> [OptionDefinition] {
    options.filter { $0.subcommands.contains(subcommand) }
  }
}
