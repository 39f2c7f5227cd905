import ActionSheets

extension TerminalPresenter {
  /// Carries out an effect of the stage. Nothing is drawn before the next frame.
  func perform(_ effect: PresentationEffect, of id: PresentationID) {
    switch effect {
    case .open(let form, let animated):
      var layer = SheetLayer(id: id)
      if let state = stage[id] { layer.editors = FieldEditor.editors(of: state) }
      compositor.add(layer)
      if animated { start(.appearing, of: id, in: form) }
    case .close(let animated):
      let position = compositor[id]?.position(at: loop.now) ?? 1
      if animated, let form = stage[id]?.form { start(.leaving(from: position), of: id, in: form) }
    case .remove:
      compositor.remove(id)
      closeIfEmpty()
    case .finish:
      closeIfEmpty()
    case .changeForm, .update, .focus, .focusField, .highlight, .countdown:
      break
    case .restoreFocus, .call, .text, .scrollText:
      // The cursor is the terminal's focus and what its screen readers follow; it goes back by itself.
      return
    }
    needsFrame = true
  }

  /// Starts a movement. Only a bottom sheet moves, and an inline one leaves at once: its answer is waited for.
  private func start(_ transition: Transition, of id: PresentationID, in form: Form) {
    let isLeaving = transition.end == 0
    guard form == .bottomSheet, !(isLeaving && canvas.leavesAtOnce) else {
      stage.send(.transitionEnded, to: id)
      return
    }
    compositor.move(id, SheetLayer.Movement(transition: transition, start: loop.now))
  }

  /// Ends the movements that are over, or all of them where the terminal cannot keep up.
  func endMovements(atOnce: Bool = false) {
    guard compositor.layers.contains(where: { $0.movement != nil }) else { return }
    let endsAll = atOnce || canvas.isSlow
    for layer in compositor.layers {
      guard let movement = layer.movement, endsAll || movement.isOver(at: loop.now) else {
        continue
      }
      compositor.move(layer.id, nil)
      stage.send(.transitionEnded, to: layer.id)
    }
    needsFrame = true
  }

  /// Draws a frame if something has changed.
  func drawIfNeeded() throws(TerminalError) {
    guard needsFrame, isOpen else { return }
    needsFrame = false
    let bounds = CellRectangle(origin: CellPosition(column: 0, row: 0), size: canvas.extent)
    arrangeAlerts(in: bounds)
    let top = compositor.layOut(
      in: bounds,
      anchor: { id in stage.anchor(of: id).map { Self.cells(of: $0).intersection(bounds) } },
      presentation: { stage[$0] })
    let frame = compositor.draw(
      top: top, over: { canvas.background(fromRow: top) },
      isBeneathKept: !canvas.hasNewBackground, dimsPicture: canvas.hasPicture, at: loop.now,
      presentation: { stage[$0] }, body: { stage[item: $0] ?? nil })
    needsFrame = false
    try canvas.show(compositor.picture, frame)
    for layer in compositor.layers {
      guard let layout = layer.layout, let state = stage[layer.id] else { continue }
      let isSideBySide = state.order.isSideBySide
      stage.send(
        .laidOut(
          PresentationLayout(rowsInView: layout.rowsInView, isSideBySide: isSideBySide)),
        to: layer.id)
    }
  }

  /// Tells the core which alerts have their two buttons side by side, before they are drawn so.
  private func arrangeAlerts(in bounds: CellRectangle) {
    for layer in compositor.layers {
      guard let state = stage[layer.id], state.content.kind == .alert else { continue }
      let builder = AlertLayoutBuilder(
        presentation: state, settings: compositor.settings, bounds: bounds)
      stage.send(
        .laidOut(PresentationLayout(isSideBySide: builder.fitsSideBySide)), to: layer.id)
    }
  }

  /// Returns the cells that an anchor covers now.
  private static func cells(of anchor: Anchor<TerminalElement>) -> CellRectangle {
    let frame = anchor.element.frame
    guard let part = anchor.rectangle else { return frame }
    return CellRectangle(
      column: frame.origin.column + Int(part.x), row: frame.origin.row + Int(part.y),
      columns: Int(part.width), rows: Int(part.height))
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
