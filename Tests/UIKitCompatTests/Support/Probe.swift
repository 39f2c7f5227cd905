import ActionSheets

/// A presenter that shows nothing and keeps nothing of what is over; its elements are strings.
final class Probe: Presenter {
  let stage: Stage
  private let onPresent: (Anchor<String>?) -> Void

  init(onPresent: @escaping (Anchor<String>?) -> Void = { _ in }) {
    stage = Stage(environment: .pad) { _, _ in }
    self.onPresent = onPresent
  }

  var environment: Environment { stage.environment }

  @discardableResult
  func present(
    _ request: PresentationRequest, from anchor: Anchor<String>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    onPresent(anchor)
    return stage.present(request, report: report)
  }

  func dismiss(_ id: PresentationID) { stage.send(.dismiss, to: id) }

  func send(_ event: PresentationEvent, to id: PresentationID) { stage.send(event, to: id) }

  func setAnchor(_ anchor: Anchor<String>?, of id: PresentationID) {
    onPresent(anchor)
    stage.send(.originChanged(anchor?.origin), to: id)
  }

  /// Presses a button of the topmost presentation and lets everything come to rest.
  func press(_ position: Int) {
    settle()
    stage.sendToTop(.activate(ButtonID(position)))
    settle()
  }

  func settle() { stage.sendToAll(.transitionEnded) }
}
