import ActionSheets

/// Gathers the options and titles of a subcommand into a question and how to ask it.
struct RequestBuilder {
  let subcommand: Subcommand
  var titles: [[UInt8]] = []
  var destructive: [[UInt8]] = []
  var ordinary: [[UInt8]] = []
  var cancel: [UInt8]?
  var fields: [Content.Field] = []
  var fieldAnswers: [[UInt8]] = []
  /// The values of the options that are given at most once.
  var values: [OptionIdentifier: [UInt8]] = [:]
  var flags: Set<OptionIdentifier> = []
  /// The position among the titles at which those of standard input stand.
  var inputPosition: Int?

  init(_ subcommand: Subcommand) {
    self.subcommand = subcommand
  }

  /// Takes one element of the command line.
  mutating func add(_ element: OptionParser.Element) throws(CommandError) {
    switch element {
    case .flag(let identifier): flags.insert(identifier)
    case .value(.destructive, let title): destructive.append(try checked(title, "--destructive"))
    case .value(.ok, let title): ordinary.append(try checked(title, "--ok"))
    case .value(.cancel, let title): cancel = try checked(title, "--cancel")
    case .value(.field, let label): try addField(label, "--field", isSecure: false)
    case .value(.secureField, let label): try addField(label, "--secure-field", isSecure: true)
    case .value(.answerField, let text): fieldAnswers.append(text)
    case .value(let identifier, let value): values[identifier] = value
    case .operand(let operand, let isAfterTerminator):
      if isAfterTerminator || !operand.elementsEqual("-".utf8) {
        titles.append(try checked(operand, "title \(titles.count + 1)"))
      } else if inputPosition == nil {
        inputPosition = titles.count
      } else {
        throw .usage("- was given twice; standard input is read once")
      }
    }
  }

  private mutating func addField(
    _ label: [UInt8], _ name: String, isSecure: Bool
  ) throws(CommandError) {
    let label = try checked(label, name, "a label")
    fields.append(Content.Field(String(decoding: label, as: UTF8.self), isSecure: isSecure))
  }

  /// Refuses a blank title, which often comes from a variable that a script has not set.
  private func checked(
    _ title: [UInt8], _ name: String, _ noun: String = "a title"
  ) throws(CommandError) -> [UInt8] {
    if title.isBlank { throw .usage("\(name): \(noun) must not be blank") }
    return title
  }

  /// Returns the invocation of the whole command line.
  func finish(_ system: some CommandSystem) throws(CommandError) -> Invocation {
    let format = try word(.print).flatMap(AnswerFormat.init) ?? .title
    let color = try word(.color)
    let window = try windowTraits()
    var timeout: Duration?
    if let time = values[.timeout] { timeout = try TimeSpan.parse(time, for: "--timeout") }
    let interface = UserInterface(
      kind: try word(.ui).flatMap(UserInterface.Kind.init) ?? .auto,
      isAccessible: flags.contains(.accessible))
    let asksPerson = values[.answer] == nil && !flags.contains(.describe)
    if readsInput, asksPerson, let helper = try interface.helper(system) {
      return .helper(helper, arguments: system.arguments)
    }
    if values[.answer] == nil, !fieldAnswers.isEmpty {
      throw .usage("--answer-field needs --answer")
    }
    if values[.answer] != nil, flags.contains(.describe) {
      throw .usage("--describe and --answer exclude each other")
    }
    var question = try question(system)
    let timeoutAnswer = try timeoutAnswer(question)
    if !readsInput, asksPerson, let helper = try interface.helper(system) {
      return .helper(helper, arguments: system.arguments)
    }
    let warnings = try translate(&question, system)
    let request = AskRequest(
      question: question, warnings: warnings, timeout: timeout, timeoutAnswer: timeoutAnswer,
      interface: interface, window: window,
      usesColor: color == "always" ? true : color == "never" ? false : nil,
      isAnimated: !flags.contains(.noAnimation), format: format,
      answerEnd: flags.contains(.print0) ? 0 : UInt8(ascii: "\n"))
    if let name = values[.answer] {
      let index = try question.enabledIndex(named: name, by: "--answer")
      return .finished(request.chosen(index, texts: try textsGiven(for: question)))
    }
    if flags.contains(.describe) {
      return .finished(CommandResult(printing: question.description, warnings: warnings))
    }
    return .ask(request)
  }

  /// Whether standard input is a part of the question.
  private var readsInput: Bool {
    inputPosition != nil || values[.from].map { $0.elementsEqual("-".utf8) } == true
  }

  private func timeoutAnswer(_ question: Question) throws(CommandError) -> Int? {
    guard let name = values[.timeoutAnswer] else { return nil }
    if values[.timeout] == nil { throw .usage("--timeout-answer needs --timeout") }
    return try question.timeoutAnswerIndex(name)
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
    values[identifier].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of an option that takes one of a few words.
  private func word(_ identifier: OptionIdentifier) throws(CommandError) -> String? {
    guard let text = text(identifier) else { return nil }
    return try OptionTable.word(text, of: identifier)
  }
}
