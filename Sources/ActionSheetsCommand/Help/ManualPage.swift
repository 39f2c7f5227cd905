/// The version of the commands.
enum CommandVersion {
  static let current = "0.1.0"

  /// The day of that version, for the foot of the manual page.
  static let date = "2026-11-30"
}

/// The manual page `actionsheet(1)` in roff, made from the table of options.
struct ManualPage {
  /// The source of the page.
  var text: String {
    var lines = [
      ".TH ACTIONSHEET 1 \"\(CommandVersion.date)\" \"actionsheet \(CommandVersion.current)\" \"User Commands\"",
      ".SH NAME", "actionsheet \\- ask with an action sheet, from a shell script", ".SH SYNOPSIS",
    ]
    for subcommand in Subcommand.allCases {
      lines += [
        ".B actionsheet \(subcommand.rawValue)",
        Self.escaped("[OPTION]...\(subcommand.operands)"), ".br",
      ]
    }
    lines.removeLast()
    lines += [".SH DESCRIPTION"]
    for subcommand in Subcommand.allCases {
      lines += Self.entry(".B " + subcommand.rawValue, subcommand.summary)
      for paragraph in subcommand.discussion { lines += [".IP"] + Self.filled(paragraph) }
    }
    lines += [".SH OPTIONS"]
    lines += OptionTable.options.flatMap { Self.entry(Self.tag(of: $0), $0.help) }
    lines += [".SH EXIT STATUS"]
    lines += ExitCode.documented.flatMap { Self.entry(".B " + Self.escaped($0), $1) }
    lines += [".SH ENVIRONMENT"]
    lines += Self.environment.flatMap { Self.entry(".B " + $0, $1) }
    lines += [".SH EXAMPLES", ".nf"]
    lines += Subcommand.allCases.flatMap(\.examples).map(Self.escaped) + [".fi"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let environment: [(name: String, meaning: String)] = [
    ("ACCESSIBLE", "If set and not empty, 0 or false, the terminal asks as with --accessible."),
    ("CLICOLOR_FORCE", "If set and not 0, color is used even where it would not be."),
    ("COLUMNS", "The width of the help."),
    (
      "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
      "The languages of the person who answers, as for gettext: of the Cancel button, of prompts and marks, and of "
        + "the translations of --catalog. Help and messages are English."
    ),
    ("NO_COLOR", "If set and not empty, no color is used."),
    ("TERM", "For dumb, the terminal asks as with --accessible."),
  ]

  private static func entry(_ tag: String, _ text: String) -> [String] {
    [".TP", tag] + filled(text)
  }

  private static func tag(of option: OptionDefinition) -> String {
    var tag = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    tag += "\\fB" + escaped("--" + option.long) + "\\fR"
    if let argument = option.argument { tag += " \\fI" + escaped(argument) + "\\fR" }
    return tag
  }

  /// Returns a paragraph in short lines, which roff fills again.
  private static func filled(_ text: String) -> [String] {
    HelpText.lines(of: text, width: 66).map(escaped)
  }

  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  /// Returns text that roff prints as it is: no escape, no request at the start of a line.
  static func escaped(_ text: String) -> String {
    let result = text.map { escapes[$0] ?? String($0) }.joined()
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
