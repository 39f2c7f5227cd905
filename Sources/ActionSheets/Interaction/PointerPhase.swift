/// What a pointer did.
public enum PointerPhase: Hashable, Sendable {
  /// Went down.
  case began
  /// Moved while down.
  case moved
  /// Went up.
  case ended
  /// Was taken away by the system.
  case cancelled
}
