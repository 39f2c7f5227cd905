/// A shell that completions exist for.
enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash, zsh, fish
}

/// A subcommand of `actionsheet`; ``HelperCommand`` tells which program carries it out.
enum Subcommand: String, Sendable, Hashable, CaseIterable {
  case show, alert, lint, demo, completions, help

  /// The purpose of the subcommand, as one sentence.
  var summary: String {
    switch self {
    case .show: "Ask with an action sheet and print the answer."
    case .alert: "Show a message that must be answered, or ask for text."
    case .lint: "Find titles that are cut off, and buttons that cannot be told apart."
    case .demo: "Show a sample sheet."
    case .completions: "Print the completions for a shell."
    case .help: "Explain a subcommand."
    }
  }

  /// The arguments in the usage line.
  var operands: String {
    switch self {
    case .show: " [--] [TITLE]..."
    case .lint: " [--] [PATH]..."
    case .alert, .demo: ""
    case .completions: " SHELL"
    case .help: " [SUBCOMMAND]"
    }
  }

  /// The words that a shell offers for the arguments.
  var operandCompletion: CompletionKind {
    switch self {
    case .show, .alert, .demo: .none
    case .lint: .file
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(Subcommand.allCases.map(\.rawValue))
    }
  }

  /// The paragraphs below the usage line.
  var discussion: [String] {
    switch self {
    case .show:
      [
        "Each TITLE is a button. The title of the button that is chosen is printed to standard output. "
          + "A lone - stands for titles read from standard input, one per line. After -- everything is "
          + "a title. A title may be any bytes: the screen shows control characters as visible symbols, "
          + "and the answer is printed exactly as the title was given. A title must not be blank, that "
          + "is, empty or white space only; blank lines of standard input are left out.",
        "The sheet and its keys use the terminal, messages go to standard error, and standard output holds "
          + "the answer or nothing: a command that exits with anything but 0 has printed no answer.",
        "Arrow keys, Tab, Home, End and the page keys move; letters move to the next title that begins "
          + "with them; Return and Space choose; Escape cancels; Ctrl-C ends the command.",
        "A button's index counts from 0 in the order on the screen: destructive buttons first, then the "
          + "others as given, Cancel last. For --from it is the position in the file's list of buttons.",
        "What the command adds, such as Cancel, is in the language of the person who answers. --catalog "
          + "translates the rest; --describe shows each translation.",
      ]
    case .alert:
      [
        "An alert interrupts with something important. It needs a title, a message or a field. The "
          + "title of the button that is pressed is printed to standard output, and after it the text "
          + "of each field on a line of its own, in the order of the fields.",
        "A secure field shows a mark for each character; its text goes to standard output and nowhere "
          + "else.",
        "A button's index counts from 0: those of --ok as given, then the destructive ones, Cancel "
          + "last. For --from it is the position in the file's list of buttons.",
      ]
    case .lint:
      [
        "Sheets are found in the sources below each PATH, the current folder by default, and their "
          + "titles are checked in all languages of the catalogs below it. No configuration is needed. "
          + "Swift is read by the program actionsheet-lint-swift; C, Vala, Python and .ui files are "
          + "read without it.",
        "Exit code 0 means that nothing was found that is as bad as --fail-on says, 1 that something "
          + "was. The other codes are those of every subcommand; actionsheet --help lists them.",
        "A file .actionsheet-lint.json in the first PATH or in a folder above it may have the keys "
          + "rules (an object of names with true or false), languages, devices, localizers and "
          + "exclude, which are lists. Options come after it. A comment actionsheet-lint:disable NAME "
          + "in a source switches a rule off for its line or the next one.",
      ]
    case .demo:
      ["The sheet offers actions for a note. Its answer is printed; nothing else happens."]
    case .completions:
      [
        "SHELL is bash, zsh or fish. For bash, for example: "
          + "source <(actionsheet completions bash)"
      ]
    case .help: ["Without SUBCOMMAND, all subcommands are listed."]
    }
  }

  /// Command lines worth showing.
  var examples: [String] {
    switch self {
    case .show:
      [
        "actionsheet show --destructive \"Delete Note\" Email Print",
        "choice=$(actionsheet show -t \"Share Note\" Email Print) || exit",
        "git branch --format='%(refname:short)' | actionsheet show -t Branch -",
        "actionsheet show --selected Date Name Date Size",
        "actionsheet show --timeout 10s --timeout-answer 0 Continue Stop",
        "actionsheet show --describe Email Print > sheet.json",
        "actionsheet show --from sheet.json --print json",
        "actionsheet show --catalog Notes.xcstrings -d \"Delete Note\" Email Print",
      ]
    case .alert:
      [
        "actionsheet alert -t \"Backup finished\" -m \"All files were copied.\"",
        "actionsheet alert -t \"Delete this note?\" --destructive Delete || exit",
        "actionsheet alert -t \"Rename Note\" --ok Rename --field Name | sed -n 2p",
        "actionsheet alert -t Login --field User --secure-field Password --print json",
      ]
    case .lint:
      [
        "actionsheet lint", "actionsheet lint --rule missing --languages de,fr App",
        "actionsheet lint --report sarif=lint.sarif --fail-on warning App",
      ]
    case .demo: ["actionsheet demo"]
    case .completions: ["source <(actionsheet completions bash)"]
    case .help: ["actionsheet help show"]
    }
  }
}
