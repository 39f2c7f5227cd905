import ActionSheets

/// Gathers the options and titles of `show` into a question and how to ask it.
struct RequestBuilder {
  /// The buffer of the arguments, to which standard input is added; titles are places in it.
  private var titles: ByteStrings
  private var given: [ByteStrings.Bounds] = []
  private var destructive: [ByteStrings.Bounds] = []
  private var cancel: ByteStrings.Bounds?
  private var values = OptionValues()
  private var flags: [OptionIdentifier] = []
  private var inputPosition: Int?

  init(_ arguments: ByteStrings) {
    titles = ByteStrings(buffer: arguments.buffer)
  }

  /// Takes one element of the command line.
  mutating func add(_ element: OptionParser.Element) throws(CommandError) {
    switch element {
    case .flag(let identifier): flags.append(identifier)
    case .value(.destructive, let bounds): destructive.append(bounds)
    case .value(.cancel, let bounds): cancel = bounds
    case .value(let identifier, let bounds): values[identifier] = bounds
    case .operand(let bounds, let isAfterTerminator):
      let isInput = !isAfterTerminator && titles.buffer[bounds.range].elementsEqual("-".utf8)
      guard isInput else { return given.append(bounds) }
      if inputPosition != nil { throw .usage("- was given twice; standard input is read once") }
      inputPosition = given.count
    }
  }

  /// Whether `--help` was given.
  var wantsHelp: Bool { flags.contains(.help) }

  /// Returns what the command line comes to.
  ///
  /// - Parameter fixed: The question, for a subcommand that takes none.
  mutating func finish(
    _ system: some CommandSystem, fixed: Question? = nil
  ) throws(CommandError) -> Invocation {
    let options = try resolvedOptions(system)
    if readsInput, asksPerson, let helper = try options.interface.helper(system) {
      return .helper(helper, arguments: system.arguments)
    }
    var question: Question
    if let fixed {
      if !given.isEmpty || inputPosition != nil { throw .usage("demo takes no titles") }
      question = fixed
    } else if let file = values[.from] {
      question = try questionFromFile(titles.buffer[file.range], system)
      if let title = text(.title) { question.title = title.isEmpty ? nil : title }
      if let message = text(.message) { question.message = message.isEmpty ? nil : message }
    } else {
      question = try questionFromTitles(system)
    }
    var request = options
    request.question = question
    return try invocation(request, system)
  }

  /// Whether standard input is a part of the question.
  private var readsInput: Bool {
    inputPosition != nil
      || values[.from].map { titles.buffer[$0.range].elementsEqual("-".utf8) } == true
  }

  /// Whether the question is put to a person, who needs a terminal or a window.
  private var asksPerson: Bool { values[.answer] == nil && !flags.contains(.describe) }

  private func invocation(
    _ request: AskRequest, _ system: some CommandSystem
  ) throws(CommandError) -> Invocation {
    var request = request
    let question = request.question
    if let bounds = values[.timeoutAnswer] {
      if request.timeout == nil { throw .usage("--timeout-answer needs --timeout") }
      request.timeoutAnswer = try question.timeoutAnswerIndex(titles.buffer[bounds.range])
    }
    if let bounds = values[.answer] {
      if flags.contains(.describe) { throw .usage("--describe and --answer exclude each other") }
      return .finished(request.chosen(try question.answerIndex(titles.buffer[bounds.range])))
    }
    if flags.contains(.describe) {
      return .finished(CommandResult(printing: question.description))
    }
    // With input the way to ask was decided before that was read.
    if !readsInput, let helper = try request.interface.helper(system) {
      return .helper(helper, arguments: system.arguments)
    }
    return .ask(request)
  }

  private func resolvedOptions(_ system: some CommandSystem) throws(CommandError) -> AskRequest {
    var timeout: Duration?
    if let bounds = values[.timeout] {
      timeout = try TimeSpan.parse(titles.buffer[bounds.range], for: "--timeout")
    }
    return AskRequest(
      question: Question(buttons: QuestionButtons(titles: ByteStrings(), roles: [])),
      timeout: timeout, timeoutAnswer: nil,
      interface: UserInterface(
        kind: try word(.ui) ?? .auto, isAccessible: flags.contains(.accessible),
        accessibleVariable: system.environmentValue("ACCESSIBLE")),
      color: try word(.color) ?? .auto, isAnimated: !flags.contains(.noAnimation),
      format: try word(.print) ?? .title,
      answerEnd: flags.contains(.print0) ? 0 : UInt8(ascii: "\n"))
  }

  private func text(_ identifier: OptionIdentifier) -> String? {
    values[identifier].map { String(decoding: titles.buffer[$0.range], as: UTF8.self) }
  }

  /// Returns the value of an option that takes one of a few words.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ identifier: OptionIdentifier
  ) throws(CommandError) -> Word? where Word.RawValue == String {
    guard let text = text(identifier) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let name = OptionTable.options.first { $0.identifier == identifier }?.long ?? ""
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("--\(name): expected one of \(words), found \(MessageText.quoted(text.utf8))")
  }
}

extension RequestBuilder {
  private func questionFromFile(
    _ path: ArraySlice<UInt8>, _ system: some CommandSystem
  ) throws(CommandError) -> Question {
    let refused: [(isGiven: Bool, name: String)] = [
      (!given.isEmpty, "titles"), (inputPosition != nil, "-"),
      (!destructive.isEmpty, "--destructive"), (cancel != nil, "--cancel"),
      (flags.contains(.noCancel), "--no-cancel"), (flags.contains(.null), "--null"),
    ]
    if let other = refused.first(where: \.isGiven) {
      throw .usage("--from and \(other.name) exclude each other; the file lists all buttons")
    }
    var contents: [UInt8] = []
    if path.elementsEqual("-".utf8) {
      try system.readStandardInput(into: &contents, limit: SheetDescription.sizeLimit)
      return try SheetDescription.read(contents, named: "standard input").question
    }
    try system.readFile(at: path, into: &contents, limit: SheetDescription.sizeLimit)
    return try SheetDescription.read(contents, named: MessageText.safe(path)).question
  }

  private mutating func questionFromTitles(
    _ system: some CommandSystem
  ) throws(CommandError) -> Question {
    if cancel != nil, flags.contains(.noCancel) {
      throw .usage("--cancel and --no-cancel exclude each other")
    }
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
