/// All options of the command, in the order in which the help lists them.
///
/// A new option is a case of ``OptionIdentifier`` and an entry here, for parser, help and
/// completions. ``RequestBuilder`` reads its value; the compiler does not ask for that.
enum OptionTable {
  /// The options that stand before a subcommand.
  static let topLevel = options.filter { [.help, .version].contains($0.identifier) }

  /// The options of one subcommand.
  static func options(of subcommand: Subcommand) -> [OptionDefinition] {
    options.filter { $0.subcommands.contains(subcommand) }
  }

  /// Returns the value of an option that takes one of a few words.
  static func word(
    _ text: String, of identifier: OptionIdentifier
  ) throws(CommandError) -> String {
    let words = options.first { $0.identifier == identifier }?.completion.words ?? []
    if words.contains(text) { return text }
    let list = words.joined(separator: ", ")
    throw .usage(
      "--\(identifier.rawValue): expected one of \(list), found \(MessageText.quoted(text.utf8))")
  }

  private static let asking: [Subcommand] = [.show, .alert, .demo]
  private static let both: [Subcommand] = [.show, .alert]

  static let options: [OptionDefinition] = [
    OptionDefinition(
      identifier: .title, short: "t", argument: "TITLE", subcommands: both,
      help:
        "The title above the buttons. A sheet is best without one: its buttons should explain "
        + "themselves."),
    OptionDefinition(
      identifier: .message, short: "m", argument: "MESSAGE", subcommands: both,
      help: "An explanation below the title."),
    OptionDefinition(
      identifier: .ok, argument: "TITLE", isRepeatable: true, subcommands: [.alert],
      help:
        "A button of the alert. May be repeated; Return in the last field presses the first. An "
        + "alert with neither this nor a destructive button has a button \"OK\"."),
    OptionDefinition(
      identifier: .destructive, short: "d", argument: "TITLE",
      isRepeatable: true, subcommands: both,
      help:
        "A button for something that cannot be undone. It is marked, stands first in a sheet, and is "
        + "never chosen by default. May be repeated."),
    OptionDefinition(
      identifier: .cancel, short: "c", argument: "TITLE", subcommands: both,
      help:
        "The title of the Cancel button. Without the option it is \"Cancel\", and an alert that only "
        + "informs, with one button and no field, has no Cancel button."),
    OptionDefinition(
      identifier: .noCancel, subcommands: both, help: "No Cancel button. Escape still cancels."),
    OptionDefinition(
      identifier: .selected, argument: "INDEX|TITLE", subcommands: [.show],
      help:
        "The choice that is set now. It has a check mark, and the first focus unless it is "
        + "destructive or disabled. The button is named as for --answer; it cannot be Cancel."),
    OptionDefinition(
      identifier: .field, argument: "LABEL", isRepeatable: true, subcommands: [.alert],
      help: "Ask for a line of text. May be repeated."),
    OptionDefinition(
      identifier: .secureField, argument: "LABEL", isRepeatable: true, subcommands: [.alert],
      help: "Ask for a line of text that is not shown. May be repeated."),
    OptionDefinition(
      identifier: .from, argument: "FILE", completion: .file, subcommands: both,
      help:
        "Read the question from a JSON file. With - it is read from standard input. The keys are "
        + "title, message and buttons; the keys of a button are title, id, role (default, cancel or "
        + "destructive), enabled, selected, subtitle and translation. An alert also has fields, with "
        + "the keys label, secure, text and translation. A key version may say 1, 2 or 3; a newer "
        + "one is refused. --title and --message, and --selected of show, replace the file's; "
        + "nothing else can be added."),
    OptionDefinition(
      identifier: .null, subcommands: [.show],
      help: "Titles on standard input end with NUL instead of a newline."),
    OptionDefinition(
      identifier: .print, argument: "FORMAT",
      completion: .words(AnswerFormat.allCases.map(\.rawValue)), subcommands: asking,
      help:
        "Print the title, the index or JSON. FORMAT is title (the default), index, or json for an "
        + "object with index, title, id, role, and selected if the button was. Texts entered in an "
        + "alert follow, one per line, or stand in the object as fields with label, secure and text."
    ),
    OptionDefinition(
      identifier: .print0, short: "0", subcommands: asking,
      help: "End the answer with NUL instead of a newline, and each text that follows it."),
    OptionDefinition(
      identifier: .describe, subcommands: asking,
      help: "Print the question as JSON without asking it. --from reads this JSON."),
    OptionDefinition(
      identifier: .answer, argument: "INDEX|TITLE", subcommands: asking,
      help:
        "Answer the question without asking it. Digits are an index, anything else is a title; a "
        + "title that is a number, or that two buttons share, is named by its index. Naming Cancel "
        + "cancels."),
    OptionDefinition(
      identifier: .answerField, argument: "TEXT", isRepeatable: true, subcommands: [.alert],
      help:
        "With --answer, the text of the first field. Repeated, it is the text of the next field. "
        + "Fields without one keep their text. A secure field cannot be answered so, because other "
        + "users of the system could read the text."),
    OptionDefinition(
      identifier: .timeout, argument: "TIME", subcommands: asking,
      help:
        "Stop asking after a time. TIME is 500ms, 5s, 2m or 1h, for example; a number alone is in "
        + "seconds. The exit code is then 124, unless --timeout-answer is given."),
    OptionDefinition(
      identifier: .timeoutAnswer, argument: "INDEX", subcommands: asking,
      help:
        "Choose this button when the time is over. The exit code is then 0. It cannot be a "
        + "destructive button."),
    OptionDefinition(
      identifier: .catalog, argument: "PATH", completion: .file, subcommands: both,
      help:
        "Translate the question. Titles, messages and labels are keys of the catalog; the answer is "
        + "the title as it was given. PATH is a file (.xcstrings, .strings, .stringsdict, .po or "
        + ".mo), or a folder with such files, .lproj folders, or LANGUAGE/LC_MESSAGES/DOMAIN.mo. "
        + "A text without a translation is shown as it was given. The titles \"Cancel\" and \"OK\" "
        + "that the command adds are its own."),
    OptionDefinition(
      identifier: .domain, argument: "NAME", subcommands: both,
      help:
        "With --catalog, which of several catalogs in the folder. NAME is gettext's domain, or the "
        + "table of .lproj folders or .xcstrings files. The default is Localizable, or the only one."
    ),
    OptionDefinition(
      identifier: .language, argument: "LIST", subcommands: both,
      help:
        "The languages that the person prefers. LIST is de:fr, for example, as in the environment "
        + "variable LANGUAGE, and replaces what LANGUAGE, LC_ALL, LC_MESSAGES and LANG say."),
    OptionDefinition(
      identifier: .ui, argument: "KIND",
      completion: .words(UserInterface.Kind.allCases.map(\.rawValue)), subcommands: asking,
      help:
        "How to ask. KIND is auto (the default: the terminal if there is one, else a window), "
        + "terminal, line (numbered lines and a prompt), or gtk (a window)."),
    OptionDefinition(
      identifier: .accessible, subcommands: asking,
      help:
        "In a terminal, ask with numbered lines and a prompt. Nothing is redrawn. The environment "
        + "variable ACCESSIBLE does the same."),
    OptionDefinition(
      identifier: .color, argument: "WHEN", completion: .words(["auto", "always", "never"]),
      subcommands: asking + [.lint],
      help: "When to use color. WHEN is auto (the default), always or never."),
    OptionDefinition(
      identifier: .noAnimation, subcommands: asking, help: "Show and remove the sheet at once."),
    OptionDefinition(
      identifier: .name, argument: "NAME", subcommands: asking,
      help: "In a window, the name of the program that asks."),
    OptionDefinition(
      identifier: .icon, argument: "ICON", completion: .file, subcommands: asking,
      help:
        "In a window under X11, the icon. ICON is a name from the icon theme, or the path of an "
        + "image."),
    OptionDefinition(
      identifier: .attach, argument: "WINDOW", subcommands: asking,
      help:
        "In a window under X11, the window that asks. WINDOW is its number, such as the one in the "
        + "variable WINDOWID; the sheet stays above it."),
    OptionDefinition(
      identifier: .rule, argument: "NAME", isRepeatable: true, subcommands: [.lint],
      help:
        "Follow a rule that is off. May be repeated; all stands for every rule. The names are those "
        + "in brackets behind each finding."),
    OptionDefinition(
      identifier: .noRule, argument: "NAME", isRepeatable: true, subcommands: [.lint],
      help: "Do not follow a rule. May be repeated; all stands for every rule."),
    OptionDefinition(
      identifier: .languages, argument: "LIST", subcommands: [.lint],
      help: "The languages to check. LIST is de,fr, for example; without it all are checked."),
    OptionDefinition(
      identifier: .device, argument: "DEVICE", isRepeatable: true, subcommands: [.lint],
      help:
        "Where sheets are shown. DEVICE is the width of a phone in points, such as 320, 375 (the "
        + "default), 390 or 430, or terminal:COLUMNS (terminal:80). May be repeated; the one with the "
        + "least room on which a title is cut is reported."),
    OptionDefinition(
      identifier: .localizer, argument: "NAME", isRepeatable: true, subcommands: [.lint],
      help:
        "A function of the program that looks up a text by its key, in addition to those that are "
        + "recognized. May be repeated."),
    OptionDefinition(
      identifier: .sheets, argument: "FILE", completion: .file, isRepeatable: true,
      subcommands: [.lint],
      help:
        "Read sheets from a list in JSON instead of sources. With - it is read from standard input. "
        + "May be repeated."),
    OptionDefinition(
      identifier: .requireSources, subcommands: [.lint],
      help: "End with exit code 66 when there are sources that nothing here can read."),
    OptionDefinition(
      identifier: .report, argument: "FORMAT=FILE", isRepeatable: true, subcommands: [.lint],
      help:
        "Also write a report to a file. FORMAT is json, sarif or gitlab. May be repeated. With - as "
        + "FILE it is written to standard output instead of the text."),
    OptionDefinition(
      identifier: .github, subcommands: [.lint],
      help: "Also print commands that have GitHub show the findings beside the lines."),
    OptionDefinition(
      identifier: .preview, argument: "FILE", completion: .file, subcommands: [.lint],
      help: "Also write a page in HTML that draws each sheet in each language."),
    OptionDefinition(
      identifier: .baseline, argument: "FILE", completion: .file, subcommands: [.lint],
      help: "Leave out the findings of an earlier report, which --report json=FILE wrote."),
    OptionDefinition(
      identifier: .failOn, argument: "SEVERITY",
      completion: .words(["error", "warning", "note", "never"]), subcommands: [.lint],
      help: "The least severity that ends with exit code 1. SEVERITY is error (the default), "
        + "warning, note or never."),
    OptionDefinition(
      identifier: .verbose, subcommands: [.lint],
      help: "Also list the places that could not be followed, and each language of a finding."),
    OptionDefinition(
      identifier: .man, subcommands: [.help], help: "Print the manual page in roff."),
    OptionDefinition(
      identifier: .help, short: "h", subcommands: Subcommand.allCases, help: "Print this help."),
    OptionDefinition(identifier: .version, subcommands: [], help: "Print the version."),
  ]
}
