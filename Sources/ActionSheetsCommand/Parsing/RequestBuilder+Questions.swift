import ActionSheets

extension RequestBuilder {
  /// Reads the question from the file that `--from` names.
  func questionFromFile(
    _ path: ArraySlice<UInt8>, _ system: some CommandSystem
  ) throws(CommandError) -> Question {
    let refused: [(isGiven: Bool, name: String)] = [
      (!given.isEmpty, "titles"), (inputPosition != nil, "-"),
      (!destructive.isEmpty, "--destructive"), (cancel != nil, "--cancel"),
      (flags.contains(.noCancel), "--no-cancel"), (flags.contains(.null), "--null"),
      (!ordinary.isEmpty, "--ok"), (fields.contains { !$0.isSecure }, "--field"),
      (!fields.isEmpty, "--secure-field"),
    ]
    if let other = refused.first(where: \.isGiven) {
      let parts = other.name.hasSuffix("field") ? "fields" : "buttons"
      throw .usage("--from and \(other.name) exclude each other; the file lists all \(parts)")
    }
    var contents: [UInt8] = []
    if path.elementsEqual("-".utf8) {
      try system.readStandardInput(into: &contents, limit: SheetDescription.sizeLimit)
      return try SheetDescription.read(contents, named: "standard input", as: kind).question
    }
    try system.readFile(at: path, into: &contents, limit: SheetDescription.sizeLimit)
    return try SheetDescription.read(contents, named: MessageText.safe(path), as: kind).question
  }

  /// Makes an alert of `--ok`, `--destructive`, `--cancel` and the fields.
  mutating func alertFromOptions() throws(CommandError) -> Question {
    try checkCancel()
    if !given.isEmpty || inputPosition != nil {
      throw .usage("alert takes no titles; its buttons are --ok, --destructive and --cancel")
    }
    if ordinary.isEmpty, destructive.isEmpty { ordinary.append(titles.store("OK".utf8)) }
    titles.bounds = ordinary + destructive
    var roles = [ButtonRole](repeating: .default, count: ordinary.count)
    roles += repeatElement(.destructive, count: destructive.count)
    // An alert that only informs needs no way back: there is nothing to go back from.
    let asks = roles.count > 1 || !destructive.isEmpty || !fields.isEmpty
    if cancel != nil || (asks && !flags.contains(.noCancel)) {
      titles.bounds.append(cancel ?? titles.store("Cancel".utf8))
      roles.append(.cancel)
    }
    return Question(
      kind: .alert, title: text(.title), message: text(.message), fields: fields,
      buttons: QuestionButtons(titles: titles, roles: roles))
  }

  /// Returns what the fields hold for `--answer`.
  func textsGiven(for question: Question) throws(CommandError) -> [FieldText] {
    var texts = question.firstTexts
    for (index, bounds) in fieldAnswers.enumerated() {
      guard index < texts.count else {
        throw .usage(
          "--answer-field was given \(fieldAnswers.count) times for \(texts.count) fields")
      }
      if question.fields[index].isSecure {
        throw .usage("--answer-field: field \(index) is secure; only a person may fill it in")
      }
      let text = FieldText(utf8: titles.buffer[bounds.range])
      guard text.isLine else {
        throw .usage("--answer-field: a field holds one line without control characters")
      }
      texts[index] = text
    }
    return texts
  }

  private func checkCancel() throws(CommandError) {
    if cancel != nil, flags.contains(.noCancel) {
      throw .usage("--cancel and --no-cancel exclude each other")
    }
  }

  /// Makes a sheet of the titles, of the arguments and of standard input.
  mutating func questionFromTitles(
    _ system: some CommandSystem
  ) throws(CommandError) -> Question {
    try checkCancel()
    if inputPosition == nil, flags.contains(.null) { throw .usage("--null needs -") }
    if let position = inputPosition {
      let offset = titles.buffer.count
      try system.readStandardInput(into: &titles.buffer, limit: ByteStrings.capacity)
      let separator: UInt8 = flags.contains(.null) ? 0 : UInt8(ascii: "\n")
      let pieces = ByteStrings.pieces(of: titles.buffer, from: offset, endedBy: separator)
      given.insert(contentsOf: pieces, at: position)
    }
    guard !given.isEmpty || !destructive.isEmpty else {
      throw .usage(
        inputPosition == nil
          ? "there is nothing to choose from; give at least one title"
          : "there is nothing to choose from; standard input holds no titles")
    }
    var roles = [ButtonRole](repeating: .destructive, count: destructive.count)
    roles.append(contentsOf: repeatElement(.default, count: given.count))
    titles.bounds = destructive
    titles.bounds.append(contentsOf: given)
    given = []
    if !flags.contains(.noCancel) {
      titles.bounds.append(cancel ?? titles.store("Cancel".utf8))
      roles.append(.cancel)
    }
    return Question(
      title: text(.title), message: text(.message),
      buttons: QuestionButtons(titles: titles, roles: roles))
  }
}
