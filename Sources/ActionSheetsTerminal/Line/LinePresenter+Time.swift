import ActionSheets

extension LinePresenter {
  /// The moment at which something happens by itself, or `nil` when only the person can make it.
  var deadline: Milliseconds? {
    stage.visible.compactMap { end(of: $0) }.min()
  }

  var isInTime: Bool { deadline.map { now() < $0 } ?? true }

  private func end(of id: PresentationID) -> Milliseconds? {
    guard let began = beginnings[id], let timeout = stage[id]?.options.timeout else { return nil }
    return began + Milliseconds(timeout.milliseconds)
  }

  func elapsed(_ id: PresentationID) -> Duration {
    .milliseconds((beginnings[id].map { now() - $0 } ?? .zero).rawValue)
  }

  /// Lets the time pass for the sheets whose time is up; the others have nothing to show for it.
  func advance() {
    for id in stage.visible {
      guard let end = end(of: id), now() >= end else { continue }
      if asked?.id == id { sayTimeIsUp() }
      stage.send(.elapsed(elapsed(id)), to: id)
    }
  }

  private func sayTimeIsUp() {
    // Only what the terminal takes at once: the time is up.
    try? terminal?.startLine { false }
    try? terminal?.write(script.timeIsUp) { false }
  }
}
