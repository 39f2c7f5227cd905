extension Completions {
  /// The completions for zsh, to be found as `_actionsheet` on its function path.
  static var zsh: String {
    """
    #compdef actionsheet
    # Completions of actionsheet for zsh.
    _actionsheet() {
      local -a subcommands
      subcommands=(
    \(Subcommand.allCases.map { "    " + quoted("\($0.rawValue):\(zshText($0.summary))") }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe -t commands subcommand subcommands
        _arguments \(OptionTable.topLevel.map(zshArgument).joined(separator: " "))
        return
      fi
      local subcommand=$words[2]
      shift words
      ((CURRENT--))
      case $subcommand in
    \(Subcommand.allCases.map(zshCase).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _actionsheet ]]; then
      _actionsheet "$@"
    else
      compdef _actionsheet actionsheet
    fi

    """
  }

  private static func zshCase(_ subcommand: Subcommand) -> String {
    var arguments = OptionTable.options(of: subcommand).map(zshArgument)
    let operands =
      switch subcommand.operandCompletion {
      case .none: "*: :"
      case .file: "*: :_files"
      case .words(let operands): "1: :(\(operands.joined(separator: " ")))"
      }
    arguments.append(quoted(operands))
    return "    \(subcommand.rawValue))\n      _arguments -s -S \\\n        "
      + arguments.joined(separator: " \\\n        ") + "\n      ;;"
  }

  /// Returns one specification of `_arguments`: exclusions, spellings, explanation, value.
  private static func zshArgument(_ option: OptionDefinition) -> String {
    let spellings = option.spellings
    var specification = "[\(zshText(option.summary))]"
    if option.argument != nil {
      let action =
        switch option.completion {
        case .none: " "
        case .file: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
      specification += ":\(zshText(option.argument ?? "")):\(action)"
    }
    let prefix = option.isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
    let suffix: (String) -> String = { spelling in
      guard option.argument != nil else { return "" }
      return spelling.hasPrefix("--") ? "=" : "+"
    }
    return spellings.map { quoted(prefix + $0 + suffix($0) + specification) }
      .joined(separator: " ")
  }

  private static func zshText(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
