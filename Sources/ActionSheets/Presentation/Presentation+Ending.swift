extension Presentation {
  /// Presses a button: the one way in which anything is ever chosen.
  mutating func choose(_ id: ButtonID) -> [PresentationEffect] {
    guard isOpen, let button = content[id], button.isEnabled, order.place(of: id) != nil else {
      return []
    }
    let outcome: Outcome<ButtonID> =
      button.role == .cancel ? .cancelled(.cancelButton) : .chose(id)
    return close(outcome, calls: [.clicked(id)])
  }

  /// Cancels without a press.
  mutating func cancel(_ cause: Cancellation) -> [PresentationEffect] {
    switch cause {
    case .cancelButton:
      return order.cancel.map { choose($0) } ?? []
    case .programmatic, .notPresented:
      return close(.cancelled(.programmatic), calls: [])
    case .outsidePress, .escape, .timedOut, .interrupted, .hostGone:
      return close(.cancelled(cause), calls: [.cancel])
    }
  }

  /// Settles the outcome and starts to leave.
  mutating func close(
    _ outcome: Outcome<ButtonID>, calls: [LifecycleCall]
  ) -> [PresentationEffect] {
    guard isOpen else { return [] }
    phase = .closing(outcome)
    var effects: [PresentationEffect] = []
    if highlightedButton != nil {
      highlightedButton = nil
      effects.append(.highlight(nil))
    }
    effects += calls.map { .call($0) }
    effects += [.call(.willDismiss(outcome)), .close(animated: isAnimated)]
    if !isAnimated { effects += endTransition() }
    return effects
  }

  /// Goes on from the end of a movement.
  mutating func endTransition() -> [PresentationEffect] {
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

  /// Ends at once, without movement, for there is nothing left to move.
  mutating func loseHost() -> [PresentationEffect] {
    if phase == .waiting { return abandon(.hostGone) }
    var effects = cancel(.hostGone)
    if case .closing = phase { effects += endTransition() }
    return effects
  }

  /// Takes note of the time, and of its end.
  mutating func elapse(_ time: Duration) -> [PresentationEffect] {
    guard let timeout = options.timeout else { return [] }
    let left = Presentation.wholeSeconds(timeout - time)
    if time >= timeout {
      secondsLeft = 0
      if let id = options.timeoutAnswer, content[id]?.role == .default,
        content[id]?.isEnabled == true
      {
        return choose(id)
      }
      return cancel(.timedOut)
    }
    guard left != secondsLeft else { return [] }
    secondsLeft = left
    return [.countdown(seconds: left)]
  }
}
