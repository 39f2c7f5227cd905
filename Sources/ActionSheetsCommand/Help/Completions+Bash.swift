extension Completions {
  /// The completions for bash 4 and later. They need no other package.
  static var bash: String {
    """
    # Completions of actionsheet for bash.
    _actionsheet() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local position
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        \(reply(topLevelWords))
        return
      fi
      # Bash splits --option=value at the equals sign.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((position = 2; position < COMP_CWORD; position++)); do
        [[ ${COMP_WORDS[position]} == '--' ]] && return
      done
      case ${COMP_WORDS[1]} in
    \(Subcommand.allCases.map(bashCase).joined(separator: "\n"))
      esac
    }
    complete -F _actionsheet actionsheet

    """
  }

  private static var topLevelWords: [String] {
    Subcommand.allCases.map(\.rawValue) + OptionTable.topLevel.flatMap(\.spellings)
  }

  private static func bashCase(_ subcommand: Subcommand) -> String {
    let options = OptionTable.options(of: subcommand)
    var lines = ["    \(subcommand.rawValue))", "      case $previous in"]
    for option in options where option.argument != nil {
      let pattern = option.spellings.joined(separator: " | ")
      let action =
        switch option.completion {
        case .none: "return"
        case .file: files + "; return"
        case .words(let words): reply(words) + "; return"
        }
      lines.append("        \(pattern)) \(action) ;;")
    }
    lines.append("      esac")
    lines.append("      if [[ $current == -* ]]; then")
    lines.append("        " + reply(options.flatMap(\.spellings)))
    switch subcommand.operandCompletion {
    case .none: break
    case .file: lines += ["      else", "        \(files)"]
    case .words(let operands): lines += ["      else", "        " + reply(operands)]
    }
    lines += ["      fi", "      ;;"]
    return lines.joined(separator: "\n")
  }

  /// The command that offers the names of files.
  private static let files =
    "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"

  /// Returns the command that offers the words that begin with what has been typed.
  private static func reply(_ words: [String]) -> String {
    "mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$current\")"
  }
}
