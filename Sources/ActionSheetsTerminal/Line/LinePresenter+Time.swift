import ActionSheets

extension LinePresenter {
  /// The moment at which the time for an answer runs out, or `nil` when there is no limit.
  var deadline: Duration? {
    stage.visible.compactMap { id in
      stage[id]?.options.timeout.map { now() + $0 - stage.elapsed(id) }
    }.min()
  }

  var isInTime: Bool { deadline.map { now() < $0 } ?? true }

  /// Lets the time pass for the sheets whose time is up; the others have nothing to show for it.
  func advance() {
    for id in stage.visible {
      guard let timeout = stage[id]?.options.timeout, stage.elapsed(id) >= timeout else { continue }
      if asked?.id == id, let presentation = stage[id] { sayTimeIsUp(presentation) }
      stage.send(.elapsed(stage.elapsed(id)), to: id)
    }
  }

  private func sayTimeIsUp(_ presentation: Presentation) {
    // Only what the terminal takes at once: the time is up.
    try? terminal?.startLine { false }
    try? terminal?.write(script(presentation).timeIsUp) { false }
  }
}
