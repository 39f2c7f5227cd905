import ActionSheets

extension AskRequest {
  /// How the question is to be presented.
  public var options: PresentationOptions {
    PresentationOptions(
      isAnimated: isAnimated, timeout: timeout, timeoutAnswer: timeoutAnswer.map { ButtonID($0) })
  }

  /// Returns the result of an outcome. This is the one place where outcomes become exit codes.
  ///
  /// - Parameters:
  ///   - outcome: The choice is an index, as in ``Question/content``.
  ///   - texts: What the fields of an alert hold.
  ///   - signal: The number of the signal that interrupted the question. Without one, an interruption is a
  ///     cancellation.
  public func result(
    of outcome: Outcome<Int>, texts: [FieldText]? = nil, signal: Int32? = nil
  ) -> CommandResult {
    switch outcome {
    case .chose(let index): return chosen(index, texts: texts)
    case .cancelled(let cause):
      switch cause {
      case .cancelButton, .outsidePress, .escape, .programmatic, .hostGone: return cancelled()
      case .timedOut: return timedOut()
      case .interrupted: return signal.map(interrupted) ?? cancelled()
      case .notPresented(let error):
        if case .hostUnavailable(let reason) = error {
          return CommandResult(CommandError(.unavailable, reason))
        }
        return CommandResult(CommandError(.software, error.description))
      }
    }
  }
}
