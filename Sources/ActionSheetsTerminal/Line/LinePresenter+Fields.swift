import ActionSheets

extension LinePresenter {
  /// Prompts for the text of a field; a secret only where it can be typed unseen.
  func prompt(_ field: Int, _ presentation: Presentation) {
    do {
      if presentation.content.fields[field].isSecure {
        try terminal?.suppressEcho()
      } else {
        terminal?.restoreEcho()
      }
    } catch {
      say(script(presentation).echoStays, startingLine: true)
      stage.sendToTop(.cancel(.notPresented(.hostUnavailable(error.description))))
      return
    }
    say(script(presentation).fieldPrompt(field), startingLine: true)
  }

  /// Takes a line as the text of a field, and asks for what comes next. An empty line keeps what the field holds.
  func take(_ line: UnsafeBufferPointer<UInt8>, _ field: Int, _ presentation: Presentation) {
    guard let id = asked?.id else { return }
    guard Self.isText(line) else {
      say(script(presentation).unreadable, startingLine: true)
      return prompt(field, presentation)
    }
    if !line.isEmpty { stage.send(.setText(field: field, FieldText(utf8: line)), to: id) }
    guard asked?.id == id, let now = stage[id] else { return }
    guard asked?.hasChanged == false else { return prompt(id) }
    if now.problems[field] != nil { return askAgain(field, now) }
    let next = field + 1
    if next < now.content.fields.count {
      asked?.field = next
      return prompt(next, now)
    }
    if let wrong = now.problems.firstIndex(where: { $0 != nil }) { return askAgain(wrong, now) }
    asked?.field = nil
    terminal?.restoreEcho()
    say(script(now).choices, startingLine: true)
    prompt(id)
  }

  /// Says why the text of a field is not valid, and asks for it again.
  func askAgain(_ field: Int, _ presentation: Presentation) {
    asked?.field = field
    if let problem = presentation.problems[field] {
      say(script(presentation).problem(problem), startingLine: true)
    }
    prompt(field, presentation)
  }

  /// Returns whether a line can be the text of a field, without making a string of what may be a secret.
  private static func isText(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count <= LineTerminal.longestLine else { return false }
    var iterator = line.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return true
      case .error: return false
      case .scalarValue(let scalar): if !FieldText.canHold(scalar) { return false }
      }
    }
  }
}
