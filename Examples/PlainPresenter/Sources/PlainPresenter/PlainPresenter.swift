import ActionSheets

/// Asks with `print` and `readLine`: the smallest presenter that shows all that can be asked.
///
/// It carries out the effects of a stage and reports events to it; the core decides everything else.
final class PlainPresenter: BlockingPresenter {
  /// The place that a sheet comes from has no meaning here.
  typealias Element = Never
  /// The text of a modal view.
  typealias Body = String

  let stage: Stage<Never, String?>
  private let screen = Screen()

  /// What is to be printed; apart from the presenter, so that the stage can hold it without a cycle.
  private final class Screen {
    /// The question that stands on the screen and is still to be answered.
    var printed: Presentation.ID?
  }

  init() {
    let start = ContinuousClock.now
    stage = Stage(
      environment: Presentation.Environment(reducesMotion: true),
      clock: { ContinuousClock.now - start }
    ) { [screen] id, effect in
      switch effect {
      case .open, .changeContent, .remove: screen.printed = nil
      case .countdown(let seconds): print("(\(seconds) s left)")
      // Nothing moves, and there is no focus to show: a line names the button.
      case .close, .changeForm, .update, .focus, .focusField, .highlight, .scrollText,
        .restoreFocus, .text, .call, .finish:
        break
      }
    }
  }

  func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<Never>?, body: String?
  ) throws(PresentationError) -> String? {
    body
  }

  func turn() -> Bool {
    guard let id = stage.top, let state = stage[id] else { return false }
    if screen.printed != id { ask(state, body: stage[item: id] ?? nil) }
    screen.printed = id
    guard let line = readLine() else {
      stage.sendToAll(.cancel(.hostGone))
      return false
    }
    stage.tick()
    // The time may have run out while the person typed.
    if stage.top == id { take(line, state, id) }
    return true
  }

  private func ask(_ state: Presentation, body: String?) {
    let content = state.content
    for text in [content.title, content.message, body].compactMap({ $0 }) {
      print(VisibleText.paragraphs(text))
    }
    for (field, shown) in zip(content.fields, state.texts) {
      print("\(VisibleText.paragraph(field.label)): \(field.isSecure ? "…" : shown.string)")
    }
    for (place, id) in state.order.enumerated() {
      guard let button = content[id] else { continue }
      let marks = [
        button.role.mark, button.isSelected ? "✓" : nil, button.isEnabled ? nil : "(not now)",
      ]
      let words = marks.compactMap { $0 } + [button.title, button.subtitle].compactMap { $0 }
      print("\(place + 1). \(VisibleText.paragraph(words.joined(separator: " ")))")
    }
  }

  private func take(_ line: String, _ state: Presentation, _ id: Presentation.ID) {
    if let field = state.focusedField {
      if !line.isEmpty { stage.send(.setText(field: field, FieldText(line)), to: id) }
      if stage[id]?.problem(of: field) == nil { stage.press(.tab) }
    } else if let number = Int(line), number > 0, number <= state.order.count {
      stage.send(.activate(state.order[number - 1]), to: id)
    } else if line.isEmpty {
      stage.send(.cancel(.escape), to: id)
    } else {
      print("A number, please, or an empty line to cancel.")
    }
    for field in state.content.fields.indices {
      if let problem = stage[id]?.problem(of: field) {
        print("! \(VisibleText.paragraph(problem))")
      }
    }
  }
}
