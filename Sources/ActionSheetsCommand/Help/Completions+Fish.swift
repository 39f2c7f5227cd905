extension Completions {
  /// The completions for fish.
  static var fish: String {
    var lines = ["# Completions of actionsheet for fish.", "complete -c actionsheet -f"]
    for subcommand in Subcommand.allCases {
      lines.append(
        "complete -c actionsheet -n __fish_use_subcommand -a \(subcommand.rawValue)"
          + " -d \(quoted(subcommand.summary))")
    }
    for option in OptionTable.topLevel {
      lines.append("complete -c actionsheet -n __fish_use_subcommand" + fishOption(option))
    }
    for subcommand in Subcommand.allCases {
      let start =
        "complete -c actionsheet -n '__fish_seen_subcommand_from \(subcommand.rawValue)'"
      for option in OptionTable.options(of: subcommand) { lines.append(start + fishOption(option)) }
      switch subcommand.operandCompletion {
      case .none: break
      case .file: lines.append(start + " -F")
      case .words(let operands):
        lines.append(start + " -a \(quoted(operands.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishOption(_ option: OptionDefinition) -> String {
    var text = option.short.map { " -s \($0)" } ?? ""
    text += " -l \(option.long)"
    if option.argument != nil {
      switch option.completion {
      case .none: text += " -x"
      case .file: text += " -r -F"
      case .words(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
      }
    }
    return text + " -d \(quoted(option.summary))"
  }
}
