import ActionSheets

/// What the person can be said to have meant so far, kept apart from the code under test.
struct Intent {
  /// The presentation within which each pointer last went down.
  private(set) var pressed: [Int: Presentation.ID] = [:]
  /// The presentations in which the person has moved the focus since it was last put somewhere for them.
  private(set) var moved: Set<Presentation.ID> = []

  mutating func take(_ act: Act, before: PresentationStack, after: PresentationStack) {
    for id in after.visible where !isByPerson(act, id, before) {
      if before[id]?.focusedButton != after[id]?.focusedButton { moved.remove(id) }
    }
    guard let top = before.top, before[top]?.isOpen == true, isByPerson(act, top, before),
      let event = act.event
    else { return }
    switch event {
    case .pointer(let pointer, .began, let target):
      pressed[pointer] = target == .outside ? nil : top
    case .key(let key, _, _):
      if key != .enter && key != .space && key != .escape { moved.insert(top) }
      // A space may also continue a title that is being typed.
      if before[top]?.focusedButton != after[top]?.focusedButton { moved.insert(top) }
    case .focus, .scroll:
      if before[top]?.focusedButton != after[top]?.focusedButton { moved.insert(top) }
    default: break
    }
  }

  private func isByPerson(_ act: Act, _ id: Presentation.ID, _ before: PresentationStack) -> Bool {
    guard id == before.top, act.event?.isInput == true else { return false }
    if case .send(_, let target) = act { return target == id }
    return true
  }
}

extension Act {
  /// What is sent, if anything is.
  var event: Presentation.Event? {
    switch self {
    case .present: nil
    case .sendToTop(let event), .send(let event, _), .sendToAll(let event): event
    }
  }
}
