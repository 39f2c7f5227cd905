/// What a started program is doing.
public enum ProgramState: Sendable, Equatable {
  case running

  /// Suspended by a stop signal.
  case stopped

  case ended(ExitStatus)
}

extension ProgramState {
  /// Whether the program has ended.
  public var isEnded: Bool {
    if case .ended = self { true } else { false }
  }
}
