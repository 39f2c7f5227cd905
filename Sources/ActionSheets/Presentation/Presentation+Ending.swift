extension Presentation {
  /// Presses a button: the one way in which anything is ever chosen.
  mutating func choose(_ id: ButtonID) -> [Effect] {
    guard isOpen, isPressable(id) else { return isOpen && isWaiting(id) ? showProblem() : [] }
    let outcome: Outcome<ButtonID> =
      content[id]?.role == .cancel ? .cancelled(.cancelButton) : .chose(id)
    return close(outcome, calls: [.clicked(id)])
  }

  /// Cancels without a press.
  mutating func cancel(_ cause: Cancellation) -> [Effect] {
    switch cause {
    case .cancelButton:
      return order.cancel.map { choose($0) } ?? []
    case .outsidePress:
      return pressOutside()
    case .escape where !content.isDismissible:
      return []
    case .programmatic, .taskCancelled, .notPresented:
      return close(.cancelled(cause), calls: [])
    case .escape, .timedOut, .interrupted, .hostGone:
      return close(.cancelled(cause), calls: [.cancel])
    }
  }

  /// Does what closing the window means: it cancels, or tells the program where only the view's own controls dismiss.
  mutating func requestClose() -> [Effect] {
    content.isDismissible ? cancel(.escape) : [.call(.attemptedDismissal)]
  }

  /// Settles the outcome and starts to leave.
  mutating func close(
    _ outcome: Outcome<ButtonID>, calls: [Call]
  ) -> [Effect] {
    guard isOpen else { return [] }
    phase = .closing(outcome)
    // There is nothing left to move on a host that is gone.
    let moves = isAnimated && outcome != .cancelled(.hostGone)
    var effects = forgetPress()
    effects += calls.map { .call($0) }
    effects += [.call(.willDismiss(outcome)), .close(animated: moves)]
    if !moves { effects += endTransition() }
    return effects
  }

  /// Goes on from the end of a movement.
  mutating func endTransition() -> [Effect] {
    switch phase {
    case .opening:
      phase = .shown
      return [.call(.didPresent)]
    case .closing(let outcome):
      phase = .ended
      return [.remove] + (focusMovedAway ? [] : [.restoreFocus])
        + [.call(.didDismiss(outcome)), .finish(outcome)]
    case .waiting, .shown, .ended:
      return []
    }
  }

  /// Ends at once; an outcome that was settled before stands.
  mutating func loseHost() -> [Effect] {
    switch phase {
    case .waiting: return abandon(.hostGone)
    case .opening, .shown: return cancel(.hostGone)
    case .closing: return endTransition()
    case .ended: return []
    }
  }

  /// Cancels for what took the place away; where that alone ends nothing, the sheet is still nowhere.
  mutating func losePlace(_ cause: Cancellation) -> [Effect] {
    let effects = cancel(cause)
    return isOpen ? effects + cancel(.hostGone) : effects
  }

  /// Takes note of the time, and of its end.
  mutating func elapse(_ time: Duration) -> [Effect] {
    guard let timeout = options.timeout else { return [] }
    let time = max(time, .zero)
    if time >= timeout {
      secondsLeft = 0
      if let id = content.timeoutAnswer, content[id]?.role == .default, isPressable(id) {
        return choose(id)
      }
      return cancel(.timedOut)
    }
    let left = Presentation.wholeSeconds(timeout - time)
    guard left != secondsLeft else { return [] }
    secondsLeft = left
    return [.countdown(seconds: left)]
  }
}
