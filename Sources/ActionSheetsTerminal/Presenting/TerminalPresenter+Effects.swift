import ActionSheets

extension TerminalPresenter {
  /// Carries out an effect of the stage. Nothing is drawn before the next frame.
  func perform(_ effect: Presentation.Effect, of id: Presentation.ID) {
    switch effect {
    case .open(let form, let animated):
      layers.append(SheetLayer(id: id, state: stage[id]))
      if animated { start(.appearing, of: id, in: form) }
    case .close(let animated):
      let position = layers.first { $0.id == id }?.position(at: loop.now) ?? 1
      if animated, let form = stage[id]?.form { start(.leaving(from: position), of: id, in: form) }
    case .remove:
      layers.removeAll { $0.id == id }
      closeIfEmpty()
    case .finish:
      closeIfEmpty()
    case .update, .changeContent:
      if let state = stage[id] { layers.first { $0.id == id }?.follow(state) }
    case .changeForm, .focus, .focusField, .highlight, .countdown:
      break
    case .restoreFocus, .call, .text, .scrollText:
      // The cursor is the terminal's focus and what its screen readers follow; it goes back by itself.
      return
    }
    needsFrame = true
  }

  /// Starts a movement. Only a bottom sheet moves, and an inline one leaves at once: its answer is waited for.
  private func start(_ transition: Transition, of id: Presentation.ID, in form: Presentation.Form) {
    let isLeaving = transition.end == 0
    guard form == .bottomSheet, !(isLeaving && canvas.leavesAtOnce) else {
      stage.send(.transitionEnded, to: id)
      return
    }
    let layer = layers.first { $0.id == id }
    layer?.movement = SheetLayer.Movement(transition: transition, start: loop.now)
  }

  /// Ends the movements that are over, or all of them where the terminal cannot keep up.
  func endMovements(atOnce: Bool = false) {
    guard layers.contains(where: { $0.movement != nil }) else { return }
    let endsAll = atOnce || canvas.isSlow
    for layer in layers {
      guard let movement = layer.movement, endsAll || movement.isOver(at: loop.now) else {
        continue
      }
      layer.movement = nil
      stage.send(.transitionEnded, to: layer.id)
    }
    needsFrame = true
  }

  /// Gives the terminal back and raises a signal again that cancelled the sheets.
  func raiseFatalSignal() {
    guard let signal = fatalSignal else { return }
    fatalSignal = nil
    lastSignal = signal
    giveBackTerminal()
    TerminalSession.reRaise(signal)
    // The program lives on, and so does what it has asked for when it heard of the cancelling.
    guard !stage.isEmpty else { return }
    needsFrame = true
    if openIfNeeded() != nil { stage.sendToAll(.cancel(.hostGone)) }
  }
}
