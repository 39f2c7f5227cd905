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
      lines += [".TP", ".B \(subcommand.rawValue)"] + Self.filled(subcommand.summary)
      for paragraph in subcommand.discussion { lines += [".IP"] + Self.filled(paragraph) }
    }
    lines += [".SH OPTIONS"]
    for option in OptionTable.options + OptionTable.topLevel.filter({ $0.identifier == .version }) {
      lines += [".TP", Self.tag(of: option)] + Self.filled(option.help)
    }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in ExitCode.documented {
      lines += [".TP", ".B \(Self.escaped(code))"] + Self.filled(meaning)
    }
    lines += [".SH ENVIRONMENT"]
    for (name, meaning) in Self.environment {
      lines += [".TP", ".B \(name)"] + Self.filled(meaning)
    }
    lines += [".SH EXAMPLES", ".nf"]
    lines += Subcommand.allCases.flatMap(\.examples).map(Self.escaped) + [".fi"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let environment: [(name: String, meaning: String)] = [
    ("ACCESSIBLE", "If set and not empty, 0 or false, the terminal asks as with --accessible."),
    ("CLICOLOR_FORCE", "If set and not 0, color is used even where it would not be."),
    ("COLUMNS", "The width of the help."),
    ("NO_COLOR", "If set and not empty, no color is used."),
    ("TERM", "For dumb, the terminal asks as with --accessible."),
  ]

  private static func tag(of option: OptionDefinition) -> String {
    var tag = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    tag += "\\fB" + escaped("--" + option.long) + "\\fR"
    if let argument = option.argument { tag += " \\fI" + escaped(argument) + "\\fR" }
    return tag
  }

  /// Returns a paragraph in short lines, which roff fills again.
  private static func filled(_ text: String) -> [String] {
    TextWrapping.lines(of: text, width: 66).map(escaped)
  }

  /// Returns text that roff prints as it is: no escape, no request at the start of a line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
