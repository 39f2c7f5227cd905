import ActionSheets

extension TerminalPresenter {
  /// The time between two frames of a movement: 60 in a second.
  private static let frameTime: Duration = .milliseconds(16)

  /// The moment at which something happens by itself, or `nil` when only the person can make it.
  var deadline: Duration? {
    var times: [Duration] = []
    if needsFrame { times.append(loop.now) }
    if layers.contains(where: { $0.movement != nil }) { times.append(loop.now + Self.frameTime) }
    if let next = stage.deadline { times.append(next) }
    return times.min()
  }

  /// Takes an event of the terminal. Returns whether it was meant for a sheet alone.
  func handle(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key, .mouse, .paste:
      guard !layers.isEmpty, !isForLiveBar(event) else { return false }
      handleInput(event)
    case .resized(let size):
      canvas.screenChanged(size)
      stage.setEnvironment(environment)
      needsFrame = true
      return false
    case .resumed:
      canvas.screenLost()
      needsFrame = true
      return false
    case .signal(let signal):
      fatalSignal = signal
      stage.sendToAll(.cancel(.interrupted))
      endMovements(atOnce: true)
      return false
    case .closed:
      stage.sendToAll(.cancel(.hostGone))
      return false
    }
    return true
  }

  /// Lets the time pass for countdowns and movements.
  func advance() {
    stage.tick()
    endMovements()
  }

  /// Returns whether the mouse is on a bar that the popover leaves live (row P4).
  private func isForLiveBar(_ event: TerminalEvent) -> Bool {
    guard case .mouse(let mouse) = event, let bar = stage.liveBarAnchor?.element.bar else {
      return false
    }
    return bar.frame.contains(CellPosition(column: mouse.column, row: mouse.row))
  }

  private func handleInput(_ event: TerminalEvent) {
    guard let layer = layers.last else { return }
    switch event {
    case .key(let press):
      if takesForItself(.key(press), layer) { return }
      guard press.kind != .release, let key = Presentation.Key(press) else { return }
      stage.press(key, isRepeat: press.kind == .repeat)
    case .mouse(let mouse) where canvas.locatesMouse:
      if !takesForItself(.mouse(mouse), layer) { handle(mouse, on: layer) }
    case .paste(let text):
      // A paste is text where text is asked for, and never an answer (row C10).
      _ = takesForItself(.paste(text), layer)
    case .mouse, .resized, .resumed, .signal, .closed:
      break
    }
  }

  private func handle(_ mouse: MouseEvent, on layer: SheetLayer) {
    guard let layout = layer.layout else { return }
    let target = layout.target(at: CellPosition(column: mouse.column, row: mouse.row))
    switch (mouse.kind, mouse.button) {
    case (.press, .left): stage.sendToTop(.pointer(0, .began, target))
    case (.drag, .left): stage.sendToTop(.pointer(0, .moved, target))
    case (.release, .left), (.release, nil): stage.sendToTop(.pointer(0, .ended, target))
    case (.press, .wheelUp): stage.sendToTop(.scroll(rows: -1))
    case (.press, .wheelDown): stage.sendToTop(.scroll(rows: 1))
    default: break
    }
  }
}
