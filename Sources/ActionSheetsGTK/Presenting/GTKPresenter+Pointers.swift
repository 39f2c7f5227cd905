import ActionSheets

// Where the pointers are, and what they press.
extension GTKPresenter {
  /// Takes a step of a pointer; returns whether it goes no further.
  func take(_ pointer: Int, _ phase: PointerPhase, over widget: Widget?) -> Bool {
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
    let target = layer.view.button(containing: widget).map { PressTarget.button($0) } ?? .sheet
    sendInput(.pointer(pointer, phase, target), to: layer.id)
    return false
  }

  /// Forgets what is pressed while the sheet scrolls: fingers that scroll it press nothing in it, and beneath a mouse that
  /// rests comes what nobody aimed at.
  func cancelPresses() {
    if let layer = layers.last {
      for pointer in fingers.union([0]) {
        sendInput(.pointer(pointer, .cancelled, .sheet), to: layer.id)
      }
    }
    fingers = []
  }

  private func follow(finger: Int, _ phase: PointerPhase) {
    switch phase {
    case .began: fingers.insert(finger)
    case .moved: break
    case .ended, .cancelled: fingers.remove(finger)
    }
  }
}
