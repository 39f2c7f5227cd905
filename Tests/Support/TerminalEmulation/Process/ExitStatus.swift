/// How a program ended.
public enum ExitStatus: Sendable, Equatable {
  /// It returned this code.
  case code(Int32)

  /// This signal ended it.
  case signal(Int32)
}
