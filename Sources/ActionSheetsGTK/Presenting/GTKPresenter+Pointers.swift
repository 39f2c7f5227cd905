import ActionSheets

// Turns steps of pointers into input of the topmost sheet.
extension GTKPresenter {
  /// Takes a step of a pointer; returns whether it goes no further.
  func take(_ pointer: Int, _ phase: Presentation.PointerPhase, over widget: Widget?) -> Bool {
    focus.personActs()
    guard let layer = layers.last else { return false }
    if pointer != 0 { follow(finger: pointer, phase) }
    guard let widget, layer.contains(widget) else {
      // The buttons of the window itself, and a bar that was to stay live, are not outside.
      if let widget, widget.isWindowControl || liveBar.map(widget.isWithin) == true {
        return false
      }
      sendInput(.pointer(pointer, phase, .outside), to: layer.id)
      return false
    }
    // From where text is selected by sliding, no button is pressed.
    if phase == .began, layer.view.hasOwnPresses(widget) { return false }
    let target =
      layer.view.button(containing: widget).map { Presentation.Target.button($0) } ?? .sheet
    sendInput(.pointer(pointer, phase, target), to: layer.id)
    return false
  }

  /// Cancels presses in progress because the sheet scrolls: the person aims at nothing that comes beneath the pointer.
  func cancelPresses() {
    if let layer = layers.last {
      for pointer in (input?.fingers ?? []).union([0]) {
        sendInput(.pointer(pointer, .cancelled, .sheet), to: layer.id)
      }
    }
    input?.fingers = []
  }

  private func follow(finger: Int, _ phase: Presentation.PointerPhase) {
    switch phase {
    case .began: input?.fingers.insert(finger)
    case .moved: break
    case .ended, .cancelled: input?.fingers.remove(finger)
    }
  }
}
