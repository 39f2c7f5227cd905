/// What becomes of a modal view after its body took an event.
public enum ModalResponse: Hashable, Sendable {
  /// The view stays.
  case stay
  /// The view is dismissed: this was one of its own controls.
  case dismiss
}
