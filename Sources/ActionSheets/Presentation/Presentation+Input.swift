extension Presentation {
  /// Takes a key.
  mutating func press(_ stroke: KeyStroke) -> [Effect] {
    if let field = focusedField, let effects = press(stroke, in: field) { return effects }
    if let effects = scrollText(stroke.key) { return effects }
    let before = focusedButton
    switch stroke.key {
    case .escape:
      bodyUsedEscape = false
      return stroke.isRepeat ? [] : cancel(.escape)
    case .tab where focusesField(after: stroke.key): return moveFocus(toField: 0)
    case .backTab where focusesField(after: stroke.key), .up where focusesField(after: stroke.key):
      return moveFocus(toField: content.fields.count - 1)
    case .enter:
      return stroke.isRepeat ? [] : activateFocused(at: stroke.time)
    case .space where !typeSelect.isActive(at: stroke.time):
      return stroke.isRepeat ? [] : activateFocused(at: stroke.time)
    case .space: type(" ", at: stroke.time)
    case .character(let character): type(character, at: stroke.time)
    case .up, .backTab: focus.step(forward: false, content, in: order)
    case .down, .tab: focus.step(forward: true, content, in: order)
    case .home: focus.jump(toNearest: 0, content, in: order)
    case .end: focus.jump(toNearest: order.count - 1, content, in: order)
    case .pageUp: focus.advance(by: -layout.rowsInView, content, in: order)
    case .pageDown: focus.advance(by: layout.rowsInView, content, in: order)
    case .left, .right: stepSideways(stroke.key)
    }
    switch stroke.key {
    case .character, .space: break
    default: typeSelect.reset()
    }
    return announceFocus(before: before)
  }

  /// Reads on in a text that is cut, or back, or returns `nil` for a key that does neither.
  ///
  /// The text is read to its end before Page Down moves the focus, and Page Up reads back once the focus is where it
  /// was at first: from there it would come to what destroys.
  private mutating func scrollText(_ key: Key) -> [Effect]? {
    switch key {
    case .pageDown where layout.hidesTextBelow: break
    case .pageUp where layout.hidesTextAbove && !focus.isBelowFirst(of: content, in: order): break
    default: return nil
    }
    typeSelect.reset()
    return [.scrollText(forward: key == .pageDown)]
  }

  /// Moves between two buttons that stand side by side, as they stand on screen.
  private mutating func stepSideways(_ key: Key) {
    guard order.isSideBySide else { return }
    let isForward = (key == .right) == (layoutDirection == .leftToRight)
    focus.advance(by: isForward ? 1 : -1, content, in: order)
  }

  /// Takes the focus along as the person scrolls by rows.
  mutating func scroll(by rows: Int) -> [Effect] {
    var moved = focus
    moved.advance(by: rows, content, in: order)
    // A wheel that moves nothing is no sign that the person wants what has the focus.
    guard focusedField == nil, moved.button != focus.button else { return [] }
    let before = focusedButton
    focus = moved
    return announceFocus(before: before)
  }

  /// Takes note of what the body of a modal view did with a key; Escape that it had no use for cancels (row L7).
  mutating func takeBodyKey(
    _ key: Key?, isRepeat: Bool, wasUsed: Bool
  ) -> [Effect] {
    // A key that is held down is one press.
    if key != .escape || !isRepeat { bodyUsedEscape = key == .escape && wasUsed }
    return key == .escape && !wasUsed && !isRepeat ? cancel(.escape) : []
  }

  private mutating func type(_ character: Character, at time: Duration) {
    let found = typeSelect.type(character, at: time, from: focus.button, content, in: order)
    if let found { focus.move(to: found) }
  }

  private mutating func activateFocused(at time: Duration) -> [Effect] {
    guard let id = focusedButton, let button = content[id] else { return [] }
    // A first focus that fell on a destructive button, for want of others, is not a choice, nor is pasted text.
    let isChoice = focus.isDeliberate && !typeSelect.isBurst(at: time)
    guard !button.role.needsIntent || isChoice else { return [] }
    return choose(id)
  }

  /// Puts the focus on a button that the toolkit focused.
  mutating func moveFocus(to id: ButtonID) -> [Effect] {
    let before = focusedButton
    guard id != before, isPressable(id) else { return [] }
    let left = focusedField.map { touch($0) } ?? []
    focusedField = nil
    focus.move(to: id)
    return left + announceFocus(before: before)
  }

  /// Shows where the focus is, if it has moved.
  func announceFocus(before: ButtonID?) -> [Effect] {
    focusedButton == before ? [] : [.focus(focusedButton)]
  }

  /// Takes a step of a pointer.
  mutating func point(
    _ pointer: Int, _ phase: PointerPhase, _ target: Target
  ) -> [Effect] {
    let waits = hasProblem
    let before = highlightedButton
    let result = pressTracking.handle(
      pointer: pointer, phase, over: target,
      isPressable: { content.canPress($0) && order.contains($0) },
      isWaiting: { waits && asked.mustWait($0) && order.contains($0) },
      needsIntent: { content[$0]?.role.needsIntent == true })
    let effects = announceHighlight(before: before)
    switch result {
    case .nothing: return effects
    case .fire(let id): return effects + choose(id)
    case .pressOutside: return effects + pressOutside()
    }
  }

  /// Forgets a press that is under way, because the pointer belongs to something else now.
  mutating func forgetPress() -> [Effect] {
    let before = highlightedButton
    pressTracking = PressTracking()
    return announceHighlight(before: before)
  }

  /// Shows no button as pressed when the one that is can no longer be.
  mutating func checkHighlight() -> [Effect] {
    let before = highlightedButton
    if let before, !isPressable(before) { pressTracking.unhighlight() }
    return announceHighlight(before: before)
  }

  private func announceHighlight(before: ButtonID?) -> [Effect] {
    highlightedButton == before ? [] : [.highlight(highlightedButton)]
  }

  /// A press outside cancels where a way back is shown or a popover stands for it.
  mutating func pressOutside() -> [Effect] {
    switch content.kind {
    case .alert: return []
    case .modal: guard content.isDismissible, form == .formSheet else { return [] }
    case .actionSheet: guard form.isInPopover || order.cancel != nil else { return [] }
    }
    return close(.cancelled(.outsidePress), calls: [.cancel])
  }
}
