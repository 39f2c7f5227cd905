/// What becomes of a modal view after its body took an event.
public enum ModalResponse: Hashable, Sendable {
  /// The view stays.
  case stay
  /// The view stays, for the body had a use of its own for Escape. Pressed again at once, Escape cancels all the same.
  case used
  /// The view is dismissed: this was one of its own controls.
  case dismiss
}
