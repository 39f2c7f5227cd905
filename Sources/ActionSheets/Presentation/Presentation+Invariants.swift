extension Presentation {
  /// Checks what holds between any two events; it costs constant time, and nothing in release builds.
  func checkInvariants() {
    if let focusedButton {
      assert(isPressable(focusedButton), "The focus is on screen and enabled")
    } else {
      assert(focus.place == nil, "The focus stands on a button")
    }
    if let highlightedButton {
      assert(isOpen && isPressable(highlightedButton), "Only what can be pressed looks pressed")
    }
  }
}
