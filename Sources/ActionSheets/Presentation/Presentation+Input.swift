extension Presentation {
  /// Takes a key.
  mutating func press(_ stroke: KeyStroke) -> [PresentationEffect] {
    let before = focusedButton
    switch stroke.key {
    case .escape:
      return stroke.isRepeat ? [] : cancel(.escape)
    case .enter:
      return stroke.isRepeat ? [] : activateFocused()
    case .space where !typeSelect.isActive(at: stroke.time):
      return stroke.isRepeat ? [] : activateFocused()
    case .space: type(" ", at: stroke.time)
    case .character(let character): type(character, at: stroke.time)
    case .up, .backTab: focus.step(forward: false, content, in: order)
    case .down, .tab: focus.step(forward: true, content, in: order)
    case .home: focus.jump(toNearest: 0, content, in: order)
    case .end: focus.jump(toNearest: order.count - 1, content, in: order)
    case .pageUp: focus.jump(toNearest: (focus.place ?? 0) - rowsInView, content, in: order)
    case .pageDown: focus.jump(toNearest: (focus.place ?? 0) + rowsInView, content, in: order)
    }
    switch stroke.key {
    case .character, .space: break
    default: typeSelect.reset()
    }
    return announceFocus(before: before)
  }

  private mutating func type(_ character: Character, at time: Duration) {
    let found = typeSelect.type(character, at: time, from: focus.place, content, in: order)
    if let found { focus.move(to: found) }
  }

  private mutating func activateFocused() -> [PresentationEffect] {
    guard let id = focusedButton, let button = content[id] else { return [] }
    // A first focus that fell on a destructive button, for want of others, is not a choice.
    guard button.role != .destructive || focus.isDeliberate else { return [] }
    return choose(id)
  }

  /// Puts the focus on a button that the toolkit focused.
  mutating func moveFocus(to id: ButtonID) -> [PresentationEffect] {
    let before = focusedButton
    guard id != before, let place = order.place(of: id), content[id]?.isEnabled == true else {
      return []
    }
    focus.move(to: place)
    return announceFocus(before: before)
  }

  private func announceFocus(before: ButtonID?) -> [PresentationEffect] {
    guard let id = focusedButton, id != before else { return [] }
    return [.focus(id)] + (Transcript.button(id, in: content).map { [.speak([$0])] } ?? [])
  }

  /// Takes a step of a pointer.
  mutating func point(
    _ pointer: Int, _ phase: PointerPhase, _ target: PressTarget
  ) -> [PresentationEffect] {
    let result = pressTracking.handle(pointer: pointer, phase, over: target) { id in
      content[id]?.isEnabled == true && order.place(of: id) != nil
    }
    switch result {
    case .nothing: return []
    case .highlight(let id):
      highlightedButton = id
      return [.highlight(id)]
    case .fire(let id): return choose(id)
    case .pressOutside: return pressOutside()
    }
  }

  /// A press outside cancels where a way back is shown or a popover stands for it.
  private mutating func pressOutside() -> [PresentationEffect] {
    switch form {
    case .popover: return cancel(.outsidePress)
    case .bottomSheet, .centered, .insidePopover:
      return order.cancel == nil ? [] : cancel(.outsidePress)
    }
  }
}
