import ActionSheets

/// The look of a window that asks; a terminal ignores it.
package struct WindowTraits: Sendable, Hashable {
  /// The name of the program that asks, or `nil` when none was given.
  package var name: String?
  /// The icon: a name from the icon theme, or a path, which has a slash in it.
  package var icon: String?
  /// The number of the window that asks, on X11.
  package var parent: UInt32?
}

/// A question to put to the person, and all that the command line says about how.
package struct AskRequest: Sendable, Hashable {
  /// The question to ask.
  package let question: Question
  /// What was odd in the catalog, for the person who writes the script.
  let warnings: [String]
  /// How long to ask, or `nil` for as long as it takes.
  package let timeout: Duration?
  /// The index of the enabled button with the default role to choose when the time is over.
  let timeoutAnswer: Int?
  /// The kind of interface to ask in.
  package let interface: UserInterface
  /// The look of a window that asks.
  package let window: WindowTraits
  /// Whether color is used, or `nil` to follow the terminal and its environment.
  package let usesColor: Bool?
  /// Whether the sheet may move.
  package let isAnimated: Bool
  let format: AnswerFormat
  let answerEnd: UInt8

  /// Returns what to present on a host that has a language.
  package func presentation(on host: Language) -> Presentation.Request {
    var content = question.content(on: host)
    content.timeoutAnswer = timeoutAnswer.map { ButtonID($0) }
    return Presentation.Request(
      content, options: Presentation.Options(isAnimated: isAnimated, timeout: timeout))
  }

  /// Tells on standard error what was odd in the catalog. A program that asks calls it first.
  package func writeWarnings() {
    for warning in warnings { _ = StandardStream.error.write(Array((warning + "\n").utf8)) }
  }

  /// Returns the result of choosing a button, with the texts in the fields or those at first.
  ///
  /// Choosing Cancel is cancelling. An index out of range is an internal failure.
  func chosen(_ index: Int, texts: [FieldText]? = nil) -> CommandResult {
    guard question.buttons.indices.contains(index) else {
      return CommandResult(CommandError(.software, "the answer \(index) is not a button"))
    }
    if question.buttons[index].role == .cancel { return .cancelled }
    return CommandResult(
      Answer(
        question, chosen: index, texts: texts ?? question.firstTexts, as: format,
        endedBy: answerEnd))
  }

  /// Returns the result of an outcome. This is the one place where outcomes become exit codes.
  ///
  /// - Parameter signal: The number of the signal that interrupted the question. Without one, an
  ///   interruption is a cancellation.
  package func result(
    of outcome: Outcome<ButtonID>, texts: [FieldText]? = nil, signal: Int32? = nil
  ) -> CommandResult {
    switch outcome {
    case .chose(let id): chosen(id.number, texts: texts)
    case .cancelled(.cancelButton), .cancelled(.outsidePress), .cancelled(.escape),
      .cancelled(.programmatic), .cancelled(.taskCancelled), .cancelled(.hostGone):
      .cancelled
    case .cancelled(.timedOut): .timedOut
    case .cancelled(.interrupted): signal.map(CommandResult.interrupted) ?? .cancelled
    case .cancelled(.notPresented(.hostUnavailable(let reason))):
      CommandResult(CommandError(.unavailable, reason))
    case .cancelled(.notPresented(let error)):
      CommandResult(CommandError(.software, error.description))
    }
  }
}
