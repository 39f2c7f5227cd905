extension Presentation {
  /// Follows the host and the place that the sheet comes from; the form may be another one then.
  mutating func adapt(
    to environment: Environment, from origin: Origin?,
    _ isFromPopover: Bool
  ) -> [Effect] {
    guard
      environment != self.environment || origin != self.origin
        || isFromPopover != self.isFromPopover
    else { return [] }
    self.environment = environment
    self.origin = origin
    self.isFromPopover = isFromPopover
    let next = Form.resolve(
      content.kind, origin: origin, environment: environment,
      isInsidePopover: options.isInsidePopover || isFromPopover)
    guard next != form else { return isVisible ? [.update] : [] }
    let focused = focusedButton
    form = next
    order = Order(content, in: form, sideBySide: order.isSideBySide)
    focus.follow(content, in: order)
    guard isVisible else { return [] }
    return [.changeForm(form)] + checkHighlight() + announceFocus(before: focused)
  }

  /// Lets a button be pressed, or no longer.
  mutating func setEnabled(_ id: ButtonID, _ isEnabled: Bool) -> [Effect] {
    guard !isSettled, let index = asked.index(of: id), asked.buttons[index].isEnabled != isEnabled
    else { return [] }
    asked.buttons[index].isEnabled = isEnabled
    return showStates()
  }

  /// Shows which buttons can be pressed now; the focus leaves one that cannot.
  mutating func showStates() -> [Effect] {
    let focused = focusedButton
    content = asked.waiting(for: problems)
    // A popover must show Cancel when nothing harmless is left beside it. Cancel that is already there
    // stays, lest it vanish under the person's hand.
    if form == .popover, order.cancel == nil { order = Order(content, in: form) }
    focus.follow(content, in: order)
    guard isVisible else { return [] }
    return [.update] + checkHighlight() + announceFocus(before: focused)
  }

  /// Takes another question in the place of this one. What stays keeps the focus, a press and what was typed.
  mutating func replaceContent(_ new: Content) -> [Effect] {
    guard !isSettled, new != asked, new.kind == asked.kind, new.problem == nil else { return [] }
    let (before, field, old) = (focusedButton, focusedField, asked.fields)
    let kept = new.fields.indices.map {
      old.indices.contains($0) && old[$0].label == new.fields[$0].label
    }
    texts = new.fields.indices.map { kept[$0] ? texts[$0] : FieldText(new.fields[$0].text).line }
    problems = new.fields.indices.map { kept[$0] ? problems[$0] : new.fields[$0].problem }
    isTouched = new.fields.indices.map { kept[$0] && isTouched[$0] }
    focusedField = focusedField.flatMap { new.fields.isEmpty ? nil : min($0, new.fields.count - 1) }
    asked = new
    content = new.waiting(for: problems)
    order = Order(content, in: form, sideBySide: layout.isSideBySide)
    if field != nil, focusedField == nil {
      // No button was chosen to have the focus.
      focus = Focus(first: content, in: order)
    } else {
      focus.follow(content, in: order)
    }
    typeSelect.reset()
    guard isVisible else { return [] }
    // A press on a button that is gone is over, and no pointer fires a button that has come beneath it.
    let isPressGone = highlightedButton.map { !isPressable($0) } ?? false
    let effects = isPressGone ? forgetPress() : []
    pressTracking.hold()
    let isOtherField = focusedField != nil && focusedField != field
    return [.changeContent] + effects
      + (isOtherField ? [focusEffect] : announceFocus(before: before))
  }
}
