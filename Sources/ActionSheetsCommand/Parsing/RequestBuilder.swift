import ActionSheets

/// Gathers the options and titles of `show` and `alert` into a question and how to ask it.
struct RequestBuilder {
  /// The buffer of the arguments, to which standard input is added; titles are places in it.
  var titles: ByteStrings
  var given: [ByteStrings.Bounds] = []
  var destructive: [ByteStrings.Bounds] = []
  var cancel: ByteStrings.Bounds?
  var values = OptionValues()
  var flags: [OptionIdentifier] = []
  var inputPosition: Int?
  var ordinary: [ByteStrings.Bounds] = []
  var fields: [TextField] = []
  var fieldAnswers: [ByteStrings.Bounds] = []
  let kind: Content.Kind

  init(_ arguments: ByteStrings, kind: Content.Kind = .actionSheet) {
    titles = ByteStrings(buffer: arguments.buffer)
    self.kind = kind
  }

  /// Takes one element of the command line.
  mutating func add(_ element: OptionParser.Element) throws(CommandError) {
    switch element {
    case .flag(let identifier): flags.append(identifier)
    case .value(.destructive, let bounds): destructive.append(bounds)
    case .value(.ok, let bounds): ordinary.append(bounds)
    case .value(.field, let bounds): fields.append(TextField(text(at: bounds)))
    case .value(.secureField, let bounds):
      fields.append(TextField(text(at: bounds), isSecure: true))
    case .value(.answerField, let bounds): fieldAnswers.append(bounds)
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
    } else if kind == .alert {
      question = try alertFromOptions()
    } else {
      question = try questionFromTitles(system)
    }
    if kind == .alert, question.title == nil, question.message == nil, question.fields.isEmpty {
      throw .usage("an alert needs --title, --message or a field")
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
      let index = try question.answerIndex(titles.buffer[bounds.range])
      return .finished(request.chosen(index, texts: try textsGiven(for: question)))
    }
    if !fieldAnswers.isEmpty { throw .usage("--answer-field needs --answer") }
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
      window: try windowTraits(), color: try word(.color) ?? .auto,
      isAnimated: !flags.contains(.noAnimation),
      format: try word(.print) ?? .title,
      answerEnd: flags.contains(.print0) ? 0 : UInt8(ascii: "\n"))
  }

  private func windowTraits() throws(CommandError) -> WindowTraits {
    var traits = WindowTraits(name: text(.name), icon: text(.icon))
    if let given = text(.attach) {
      let number = given.hasPrefix("0x") ? UInt32(given.dropFirst(2), radix: 16) : UInt32(given)
      guard let number, number > 0 else {
        throw .usage(
          "--attach: expected a window's number, found \(MessageText.quoted(given.utf8))")
      }
      traits.parent = number
    }
    return traits
  }

  func text(_ identifier: OptionIdentifier) -> String? {
    values[identifier].map(text(at:))
  }

  private func text(at bounds: ByteStrings.Bounds) -> String {
    String(decoding: titles.buffer[bounds.range], as: UTF8.self)
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
