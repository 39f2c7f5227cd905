/// The options, by the names that stand after `--`.
enum OptionIdentifier: String, Sendable, Hashable, CaseIterable {
  case title, message, ok, destructive, cancel, selected, field, from, null
  case noCancel = "no-cancel"
  case secureField = "secure-field"
  case print, print0, describe, answer, timeout
  case answerField = "answer-field"
  case timeoutAnswer = "timeout-answer"
  case catalog, domain, language
  case ui, accessible, color, name, icon, attach
  case noAnimation = "no-animation"
  case rule, languages, device, sheets, report, github, baseline, preview, localizer, verbose
  case noRule = "no-rule"
  case failOn = "fail-on"
  case requireSources = "require-sources"
  case man, help, version
}

/// The words that a shell offers for the value of an option.
enum CompletionKind: Sendable, Hashable {
  /// None: any text will do.
  case none
  /// The names of files.
  case file
  /// A few words, of which the value must be one.
  case words([String])

  var words: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}

/// One option of the command, from which parser, help, manual page and completions are made.
struct OptionDefinition: Sendable {
  var identifier: OptionIdentifier
  /// The letter after one `-`, if it has one.
  var short: Character?
  /// The name of the value in the help, or `nil` for an option without a value.
  var argument: String?
  /// The words that can be the value.
  var completion: CompletionKind = .none
  /// Whether the option may be given more than once.
  var isRepeatable = false
  /// The subcommands that take the option.
  var subcommands: [Subcommand]
  /// One or more plain sentences, the first of them short.
  var help: String

  /// The first sentence of the help, for the menus of completions.
  var summary: String { String(help.prefix { $0 != "." }) }

  /// The option as it is written: `-t, --title TITLE`.
  var usage: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--\(long)"
    return argument.map { "\(names) \($0)" } ?? names
  }

  /// The name after `--`.
  var long: String { identifier.rawValue }

  /// The spellings of the option: `-t`, `--title`.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(long)"]
  }
}
