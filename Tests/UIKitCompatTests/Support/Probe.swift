import ActionSheets

/// A presenter that shows nothing and forgets ended presentations; its elements are strings.
final class Probe: Presenter {
  let stage: Stage<String, Void>
  private let onPresent: (Anchor<String>?) -> Void

  init(onPresent: @escaping (Anchor<String>?) -> Void = { _ in }) {
    stage = Stage(environment: .pad, clock: { .zero }) { _, _ in }
    self.onPresent = onPresent
  }

  func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<String>?, body: Void?
  ) throws(PresentationError) {
    onPresent(anchor)
  }

  func setAnchor(_ anchor: Anchor<String>?, of id: Presentation.ID) {
    onPresent(anchor)
    stage.setAnchor(anchor, of: id)
  }

  /// Presses a button of the topmost presentation and ends every movement.
  func press(_ position: Int) {
    settle()
    stage.sendToTop(.activate(ButtonID(position)))
    settle()
  }

  func settle() { stage.sendToAll(.transitionEnded) }
}
