import ActionSheets

extension RequestBuilder {
  /// Reads the question from the file, or makes it of the options, titles and standard input.
  func question(_ system: some CommandSystem) throws(CommandError) -> Question {
    var question: Question
    if subcommand == .demo {
      if !titles.isEmpty || inputPosition != nil { throw .usage("demo takes no titles") }
      return .demo
    } else if let path = values[.from] {
      question = try questionFromFile(path, system)
    } else {
      if cancel != nil, flags.contains(.noCancel) {
        throw .usage("--cancel and --no-cancel exclude each other")
      }
      question = subcommand == .alert ? try alert() : try sheet(system)
    }
    if subcommand == .alert, question.title == nil, question.message == nil,
      question.fields.isEmpty
    {
      throw .usage("an alert needs --title, --message or a field")
    }
    if let name = values[.selected] { try question.select(name) }
    return question
  }

  private func questionFromFile(
    _ path: [UInt8], _ system: some CommandSystem
  ) throws(CommandError) -> Question {
    let refused: [(isGiven: Bool, name: String)] = [
      (!titles.isEmpty, "titles"), (inputPosition != nil, "-"),
      (!destructive.isEmpty, "--destructive"), (cancel != nil, "--cancel"),
      (flags.contains(.noCancel), "--no-cancel"), (flags.contains(.null), "--null"),
      (!ordinary.isEmpty, "--ok"), (fields.contains { !$0.isSecure }, "--field"),
      (!fields.isEmpty, "--secure-field"),
    ]
    if let other = refused.first(where: \.isGiven) {
      let parts = other.name.hasSuffix("field") ? "fields" : "buttons"
      throw .usage("--from and \(other.name) exclude each other; the file lists all \(parts)")
    }
    let isInput = path.elementsEqual("-".utf8)
    var question = try SheetDescription.read(
      isInput ? try system.standardInput() : try system.contents(of: path),
      named: isInput ? "standard input" : MessageText.safe(path),
      as: subcommand == .alert ? .alert : .actionSheet)
    if let title = text(.title) { question.title = title }
    if let message = text(.message) { question.message = message }
    return question
  }

  /// Makes an alert of `--ok`, `--destructive`, `--cancel` and the fields.
  private func alert() throws(CommandError) -> Question {
    if !titles.isEmpty || inputPosition != nil {
      throw .usage("alert takes no titles; its buttons are --ok, --destructive and --cancel")
    }
    var buttons = ordinary.map { Question.Button(title: $0) }
    buttons += destructive.map { Question.Button(title: $0, role: .destructive) }
    if buttons.isEmpty { buttons.append(Question.Button(title: Array("OK".utf8), isOwnWord: true)) }
    // An alert that only informs needs no way back: there is nothing to go back from.
    let asks = buttons.count > 1 || !destructive.isEmpty || !fields.isEmpty
    if cancel != nil || asks { buttons += cancelButton }
    return Question(
      kind: .alert, title: text(.title), message: text(.message), fields: fields,
      buttons: buttons)
  }

  /// Makes a sheet of the titles, of the arguments and of standard input.
  private func sheet(_ system: some CommandSystem) throws(CommandError) -> Question {
    if inputPosition == nil, flags.contains(.null) { throw .usage("--null needs -") }
    var titles = titles
    if let inputPosition {
      titles.insert(contentsOf: try titlesFromInput(system), at: inputPosition)
    }
    guard !titles.isEmpty || !destructive.isEmpty else {
      throw .usage(
        inputPosition == nil
          ? "there is nothing to choose from; give at least one title"
          : "there is nothing to choose from; standard input holds no titles")
    }
    return Question(
      title: text(.title), message: text(.message),
      buttons: destructive.map { Question.Button(title: $0, role: .destructive) }
        + titles.map { Question.Button(title: $0) } + cancelButton)
  }

  /// Reads titles, of which a newline or NUL ends each; a carriage return belongs to its title.
  private func titlesFromInput(_ system: some CommandSystem) throws(CommandError) -> [[UInt8]] {
    let separator: UInt8 = flags.contains(.null) ? 0 : UInt8(ascii: "\n")
    return try system.standardInput().split(separator: separator).map(Array.init)
      .filter { !$0.isBlank }
  }

  private var cancelButton: [Question.Button] {
    if flags.contains(.noCancel) { return [] }
    guard let cancel else {
      return [Question.Button(title: Array("Cancel".utf8), isOwnWord: true, role: .cancel)]
    }
    return [Question.Button(title: cancel, role: .cancel)]
  }

  /// Returns the texts of the fields for `--answer`.
  func textsGiven(for question: Question) throws(CommandError) -> [FieldText] {
    var texts = question.firstTexts
    for (index, bytes) in fieldAnswers.enumerated() {
      guard index < texts.count else {
        throw .usage(
          "--answer-field was given \(fieldAnswers.count) times for \(texts.count) fields")
      }
      if question.fields[index].isSecure {
        throw .usage("--answer-field: field \(index) is secure; only a person may fill it in")
      }
      let text = FieldText(utf8: bytes)
      guard text.isLine else {
        throw .usage("--answer-field: a field holds one line without control characters")
      }
      texts[index] = text
    }
    return texts
  }
}
