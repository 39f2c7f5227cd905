import ActionSheets

/// A question to put to the person, and everything the command line says about how.
///
/// An executable asks it and turns what comes back into a ``CommandResult`` with the methods below;
/// they are the only way to one.
public struct AskRequest: Sendable, Hashable {
  /// What to ask.
  public internal(set) var question: Question

  /// How long to ask, or `nil` for as long as it takes.
  public internal(set) var timeout: Duration?

  /// The index to choose when the time is over, or `nil` for an end without an answer.
  ///
  /// It is always the index of an enabled button with the default role.
  public internal(set) var timeoutAnswer: Int?

  /// How the person is to be asked.
  public internal(set) var interface: UserInterface

  /// What a window that asks is like.
  public internal(set) var window: WindowTraits

  /// When color is used.
  public internal(set) var color: ColorChoice

  /// Whether the sheet may move.
  public internal(set) var isAnimated: Bool

  var format: AnswerFormat
  var answerEnd: UInt8

  /// Returns the result of choosing a button; choosing Cancel is cancelling.
  ///
  /// - Parameters:
  ///   - index: A position in the question. One that is out of range is an internal failure.
  ///   - texts: What the fields of an alert hold, or `nil` for what they held at first.
  public func chosen(_ index: Int, texts: [FieldText]? = nil) -> CommandResult {
    guard (0..<question.buttons.count).contains(index) else {
      return CommandResult(CommandError(.software, "the answer \(index) is not a button"))
    }
    if question.buttons.roles[index] == .cancel { return cancelled() }
    return CommandResult(
      answer: Answer(
        question.buttons, chosen: index, fields: question.fields,
        texts: texts ?? question.firstTexts, as: format, endedBy: answerEnd))
  }

  /// Returns the result of cancelling: nothing printed, exit 1.
  public func cancelled() -> CommandResult { CommandResult(unanswered: .cancelled) }

  /// Returns the result of the time limit: the answer set for it, or exit 124.
  public func timedOut() -> CommandResult {
    timeoutAnswer.map { chosen($0) } ?? CommandResult(unanswered: .timedOut)
  }

  /// Returns the result of being interrupted by a signal: exit 128 + its number.
  public func interrupted(bySignal number: Int32) -> CommandResult {
    CommandResult(unanswered: .signal(number))
  }
}
