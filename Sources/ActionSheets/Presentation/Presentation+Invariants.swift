extension Presentation {
  /// Checks what holds between any two events; it costs constant time, and nothing in release builds.
  func checkInvariants() {
    if let button = focus.button {
      assert(isPressable(button), "The focus is on screen and enabled")
    }
    if let focusedField {
      assert(content.fields.indices.contains(focusedField), "The focus is on a field there is")
    }
    if let highlightedButton {
      assert(isOpen && isPressable(highlightedButton), "Only what can be pressed looks pressed")
    }
  }
}
