extension Presentation {
  /// Takes a key while a field has the focus, or returns `nil` for one that means the same everywhere.
  ///
  /// Keys that edit are the presenter's: it reports the text that results.
  mutating func press(_ stroke: KeyStroke, in field: Int) -> [Effect]? {
    guard !stroke.key.editsText else { return [] }
    switch stroke.key {
    case .tab, .down: return moveFocus(beyond: field, forward: true)
    case .backTab, .up: return moveFocus(beyond: field, forward: false)
    case .enter where stroke.isRepeat: return []
    case .enter where problems[field] != nil: return showProblem()
    case .enter where field + 1 < content.fields.count: return moveFocus(toField: field + 1)
    case .enter where hasProblem: return showProblem()
    case .enter: return defaultButton.map { choose($0) } ?? []
    default: return nil
    }
  }

  /// Returns whether a key leads from the focused button into the fields: past the last one, or before the first.
  func focusesField(after key: Key) -> Bool {
    guard !content.fields.isEmpty, let place = focus.button.flatMap({ order.place(of: $0) })
    else { return false }
    let beyond = key == .tab ? order[(place + 1)...] : order[..<place]
    return !beyond.contains { content.canPress($0) }
  }

  /// Puts the focus on a field.
  mutating func moveFocus(toField field: Int) -> [Effect] {
    guard content.fields.indices.contains(field), field != focusedField else { return [] }
    let left = focusedField.map { touch($0) } ?? []
    focusedField = field
    return left + [.focusField(field)]
  }

  /// Takes note of what a field holds: one line, whatever a paste or an input method has put there.
  mutating func setText(_ text: FieldText, of field: Int) -> [Effect] {
    guard texts.indices.contains(field) else { return [] }
    let line = text.line
    // The presenter shows what the field was given, not what it holds.
    let correction: [Effect] = line == text ? [] : [.update]
    guard texts[field] != line else { return correction }
    texts[field] = line
    return touch(field) + [.text(field: field, line), .update]
  }

  /// Stores why a text is not valid, or that it is valid again.
  mutating func setProblem(_ problem: String?, of field: Int) -> [Effect] {
    guard problems.indices.contains(field), problems[field] != problem else { return [] }
    problems[field] = problem
    return showStates()
  }

  /// Whether a field holds a text that is not valid.
  var hasProblem: Bool { problems.contains { $0 != nil } }

  /// Returns whether a button waits until the fields hold valid texts.
  func isWaiting(_ id: ButtonID) -> Bool {
    hasProblem && asked.mustWait(id)
  }

  /// Leads to the first field whose text is not valid, and shows why.
  mutating func showProblem() -> [Effect] {
    guard let field = problems.firstIndex(where: { $0 != nil }) else { return [] }
    isTouched[field] = true
    let moves = moveFocus(toField: field)
    return (moves.isEmpty ? [.focusField(field)] : moves) + [.update]
  }

  /// Shows from now on why a field's text is not valid.
  mutating func touch(_ field: Int) -> [Effect] {
    guard isTouched.indices.contains(field), !isTouched[field] else { return [] }
    isTouched[field] = true
    return problems[field] == nil ? [] : [.update]
  }

  /// The effect that shows the focus where it is.
  var focusEffect: Effect {
    focusedField.map { .focusField($0) } ?? .focus(focusedButton)
  }

  private mutating func moveFocus(beyond field: Int, forward: Bool) -> [Effect] {
    let next = forward ? field + 1 : field - 1
    if content.fields.indices.contains(next) { return moveFocus(toField: next) }
    let enabled = order.filter { content.canPress($0) }
    guard let id = forward ? enabled.first : enabled.last else {
      return touch(field) + moveFocus(toField: forward ? 0 : content.fields.count - 1)
    }
    let left = touch(field)
    focusedField = nil
    focus.move(to: id)
    return left + announceFocus(before: nil)
  }
}
