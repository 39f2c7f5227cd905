internal import CLibrary

import ActionSheets

extension LinePresenter {
  /// Asks what has not been asked yet, and returns what to wait for; `nil` when everything is answered.
  func prepareWait() -> (terminal: LineTerminal, timeout: Duration?)? {
    guard let terminal else { return nil }
    while let top = stage.top, asked?.id != top { ask(top) }
    if let asked, asked.hasChanged { prompt(asked.id) }
    guard !stage.isEmpty else { return nil }
    return (terminal, deadline.map { max($0 - now(), .zero) })
  }

  /// Takes a line if there is one, and the time.
  func takeInput() {
    guard let terminal, !stage.isEmpty else { return }
    do {
      switch try terminal.read() {
      case .line(let line):
        terminal.discardOwnInput()
        line.withBytes(take)
      case .stopped:
        if let id = asked?.id { prompt(id) }
      case .endOfInput: stage.sendToTop(.cancel(.escape))
      case .hangup: loseTerminal()
      case .none: break
      }
    } catch {
      loseTerminal()
    }
    advance()
  }

  /// Ends the question on the screen: what comes next stands on a line of its own, and takes no leftovers.
  func finishAsking() {
    asked = nil
    terminal?.restoreEcho()
    terminal?.discardOwnInput()
    // The answer is there; a terminal that takes no more output cannot spoil it.
    try? terminal?.startLine { isInTime }
  }

  private func ask(_ id: Presentation.ID) {
    // A sheet that was covered has less time left than when it was first asked about.
    if stage[id]?.options.timeout != nil { stage.send(.elapsed(stage.elapsed(id)), to: id) }
    guard let presentation = stage[id] else { return }
    asked = Asked(id: id, presentation.content)
    put(presentation)
    prompt(id)
  }

  /// Writes the question, which takes no leftovers of an answer to another.
  private func put(_ presentation: Presentation) {
    terminal?.restoreEcho()
    terminal?.discardInput()
    say(script(presentation).question, startingLine: true)
  }

  /// Takes note that the content is other, and tells at once how far a task has come.
  func contentChanged() {
    guard let asked, let presentation = stage[asked.id] else { return }
    let content = presentation.content
    if let progress = content.progress.flatMap({ _ in asked.progress }) {
      var now = progress
      let news = now.news(content)
      self.asked?.progress = now
      if let news { say(script(presentation).progress(news), startingLine: true) }
    } else {
      self.asked?.hasChanged = true
    }
  }

  /// Puts a question again whose content has changed; the field that is asked for stays, if the fields do.
  private func putAgain(_ presentation: Presentation) {
    guard let old = asked else { return }
    var new = Asked(id: old.id, presentation.content)
    if new.labels == old.labels { new.field = old.field }
    asked = new
    put(presentation)
    if new.field == nil, !new.labels.isEmpty { say(script(presentation).choices) }
  }

  /// Prompts for an answer to a question that has been put, unless it is over by now.
  func prompt(_ id: Presentation.ID) {
    guard asked?.id == id, let presentation = stage[id] else { return }
    if asked?.hasChanged == true { putAgain(presentation) }
    guard asked?.progress == nil else { return }
    if let field = asked?.field { return prompt(field, presentation) }
    let offered = presentation.offeredButton
    asked?.offered = offered
    say(script(presentation).prompt(offering: offered))
  }

  private func take(_ line: UnsafeBufferPointer<UInt8>) {
    guard let asked, asked.id == stage.top, asked.progress == nil,
      let presentation = stage[asked.id]
    else { return }
    // The line was typed for what stands on the screen, which is another question by now.
    guard !asked.hasChanged else { return prompt(asked.id) }
    if let field = asked.field { return take(line, field, presentation) }
    guard let text = Self.text(line) else {
      say(script(presentation).unreadable)
      return prompt(asked.id)
    }
    let answer = TypedAnswer(text, to: presentation.content, in: presentation.order)
    switch answer {
    case .button(let id):
      stage.send(.activate(id), to: asked.id)
    case .empty where presentation.order.isEmpty:
      stage.send(.cancel(.escape), to: asked.id)
    case .empty:
      // What the prompt did not name is not chosen, though it may have become the default since.
      let current = presentation.offeredButton
      if let current, current == asked.offered {
        stage.send(.activate(current), to: asked.id)
      } else if current == nil {
        say(script(presentation).reply(to: answer))
      }
    case .disabled where !presentation.content.fields.isEmpty:
      // Perhaps for what stands in a field, which the program or a rule finds wrong.
      say(script(presentation).reply(to: answer))
      return askAgain(presentation.problems.firstIndex { $0 != nil } ?? 0, presentation)
    case .disabled, .ambiguous, .unknown:
      say(script(presentation).reply(to: answer))
    }
    prompt(asked.id)
  }

  /// The text of a line, or `nil` for one that is too long, is not UTF-8, or holds control characters.
  private static func text(_ line: UnsafeBufferPointer<UInt8>) -> String? {
    guard line.count <= LineTerminal.longestLine,
      let text = String(validating: line, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0 == "\t" || $0.properties.generalCategory != .control })
    else { return nil }
    return text
  }

  func say(_ text: String, startingLine: Bool = false) {
    do {
      if startingLine { try terminal?.startLine { isInTime } }
      try terminal?.write(text) { isInTime }
    } catch  where error.code == EINTR {
      // The time ran out while the terminal took nothing.
      advance()
    } catch {
      loseTerminal()
    }
  }

  private func loseTerminal() {
    stage.sendToAll(.cancel(.hostGone))
  }
}
