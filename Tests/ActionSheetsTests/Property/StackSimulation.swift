import ActionSheets
import RandomTesting

/// Runs acts against a ``PresentationStack`` and checks the rules after each.
struct StackSimulation {
  private var stack = PresentationStack(environment: .pad)
  private var witnesses: [Presentation.ID: Witness] = [:]
  private var intent = Intent()
  /// How many destructive buttons were chosen, so that a run can show that it got that far.
  private(set) var destroyed = 0

  /// Runs acts, then takes the host away, which must end everything.
  static func run(_ acts: [Act]) throws -> StackSimulation {
    var simulation = StackSimulation()
    for act in acts { try simulation.perform(act) }
    try simulation.perform(.sendToAll(.cancel(.hostGone)))
    try require(simulation.stack.isEmpty, "Exactly one outcome: something outlives its host")
    try require(
      simulation.witnesses.values.allSatisfy(\.isFinished), "Exactly one outcome: one is missing")
    return simulation
  }

  private mutating func perform(_ act: Act) throws {
    let before = stack
    var steps: [PresentationStack.Step] = []
    switch act {
    case .present(let request, let problem):
      let (id, new) = stack.present(request, problem: problem)
      try require(witnesses[id] == nil, "Identity: a presentation's identity was given twice")
      witnesses[id] = Witness()
      steps = new
    case .send(let event, let id): steps = stack.send(event, to: id)
    case .sendToTop(let event): steps = before.top.map { stack.send(event, to: $0) } ?? []
    case .sendToAll(let event): steps = stack.sendToAll(event)
    }
    try follow(steps, before)
    try checkChoices(steps, act, before)
    try checkMovement(steps, act, before)
    try checkUpdate(act, before)
    try checkState()
    intent.take(act, before: before, after: stack)
  }

  private mutating func follow(_ steps: [PresentationStack.Step], _ before: PresentationStack)
    throws
  {
    var visible = before.visible
    for step in steps {
      try require(
        witnesses[step.id]?.isFinished == false, "Nothing comes after the outcome: \(step.effect)")
      switch step.effect {
      case .call(let call): try witnesses[step.id]?.hear(call)
      case .open:
        try require(
          witnesses[step.id]?.hasBegun == true, "L1: something is seen before willPresent")
        visible.append(step.id)
      case .focus, .restoreFocus:
        try require(visible.last == step.id, "I8: \(step.effect) beneath another sheet")
      case .finish(let outcome):
        try witnesses[step.id]?.finish(outcome)
        visible.removeAll { $0 == step.id }
      default: break
      }
    }
    try require(
      visible == stack.visible, "What is visible follows from what was opened and finished")
  }

  /// Rules 2 and 4: a choice follows from a press of that very button, and from nothing else.
  private mutating func checkChoices(
    _ steps: [PresentationStack.Step], _ act: Act, _ before: PresentationStack
  ) throws {
    for step in steps {
      guard case .call(.willDismiss(.chose(let id))) = step.effect,
        let presentation = before[step.id], let button = presentation.content[id]
      else { continue }
      let isTop = step.id == before.top
      let event: Presentation.Event
      switch act {
      case .send(let sent, let target) where target == step.id: event = sent
      case .sendToTop(let sent), .sendToAll(let sent): event = sent
      case .send, .present: throw Violation("By accident: \(button) chosen by \(act)")
      }
      let isMeant =
        switch event {
        case .activate(id): isTop
        case .pointer(let pointer, .ended, .button(id)): isTop && intent.pressed[pointer] == step.id
        case .key(let key, let isRepeat, _):
          isTop && !isRepeat && (key == .enter || key == .space)
            && isFocused(id, presentation, isMeant: intent.moved.contains(step.id))
        case .elapsed:
          button.role == .default && presentation.content.timeoutAnswer == id
        default: false
        }
      try require(isMeant && button.isEnabled, "By accident: \(button) chosen by \(event)")
      if button.role == .destructive { destroyed += 1 }
    }
  }

  /// Whether an activation key may press a button: it has the focus, or it is the default of a field that has.
  private func isFocused(
    _ id: ButtonID, _ presentation: Presentation, isMeant: Bool
  ) -> Bool {
    let isDestructive = presentation.content[id]?.role == .destructive
    if presentation.focusedField != nil {
      return presentation.defaultButton == id && !isDestructive
    }
    return presentation.focusedButton == id && (!isDestructive || isMeant)
  }

  /// L13 and L19: nothing begins while another moves, and a dismissal leaves the others alone.
  private func checkMovement(
    _ steps: [PresentationStack.Step], _ act: Act, _ before: PresentationStack
  ) throws {
    let opened = steps.compactMap { step -> Presentation.ID? in
      if case .open = step.effect { step.id } else { nil }
    }
    if !opened.isEmpty {
      for id in stack.visible where id != opened.last {
        try require(stack[id]?.isInTransition == false, "L13: one begins while another moves")
      }
    }
    if case .send(.cancel(.programmatic), let target) = act {
      for id in before.visible where id != target {
        try require(stack[id]?.phase == before[id]?.phase, "L19: a dismissal touched another")
      }
    }
  }

  /// New content leaves the focus on its button, or moves it to one that destroys nothing while there is one.
  private func checkUpdate(_ act: Act, _ before: PresentationStack) throws {
    guard case .contentChanged = act.event else { return }
    for id in stack.visible {
      guard let now = stack[id], let new = now.focusedButton, new != before[id]?.focusedButton
      else { continue }
      let others = now.order.filter {
        now.content[$0]?.isEnabled == true && now.content[$0]?.role != .destructive
      }
      try require(
        now.content[new]?.role != .destructive || others.isEmpty,
        "Update: the focus has come to a button that destroys")
    }
  }

  private func checkState() throws {
    let visible = stack.visible
    try require(stack.top == visible.last, "The topmost is the last of the visible")
    try require(
      zip(visible, visible.dropFirst()).allSatisfy { $0.number < $1.number },
      "First come, first shown")
    for (id, witness) in witnesses {
      try require(
        (stack[id] == nil) == witness.isFinished, "A presentation is gone exactly when it has ended"
      )
      try require(
        visible.contains(id) == (witness.hasBegun && !witness.isFinished),
        "Visible from willPresent to didDismiss")
    }
    for id in visible {
      guard let presentation = stack[id] else {
        throw Violation("A visible presentation has a state")
      }
      try checkScreen(presentation)
    }
    try checkWayOut()
  }

  private func checkScreen(_ presentation: Presentation) throws {
    let content = presentation.content
    let order = presentation.order
    let shown = Array(order)
    try require(
      Set(shown).count == shown.count,
      "Each button stands in one place")
    let enabled = shown.filter { content[$0]?.isEnabled == true }
    if let focused = presentation.focusedButton {
      try require(enabled.contains(focused), "I2: the focus is on screen and enabled")
    } else {
      try require(
        enabled.isEmpty || presentation.focusedField != nil,
        "I2: there is a focus where something can be pressed")
    }
    if let highlighted = presentation.highlightedButton {
      try require(
        presentation.isOpen && enabled.contains(highlighted),
        "Only what can be pressed looks pressed")
    }
    let isHidden = content.cancelButton != nil && order.cancel == nil
    let harmless = enabled.contains { content[$0]?.role == .default }
    try require(
      !isHidden || presentation.form == .popover && harmless, "P5: Cancel is hidden without need")
  }

  /// Rule 3: Escape leads out of whatever stands on top.
  private func checkWayOut() throws {
    guard let top = stack.top, stack[top]?.isOpen == true else { return }
    var copy = stack
    let steps = copy.send(.key(.escape), to: top)
    try require(
      steps.contains { $0.id == top && $0.effect == .call(.willDismiss(.cancelled(.escape))) },
      "A way out: Escape leads nowhere")
  }
}
