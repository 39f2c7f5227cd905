/// How a program ended.
public enum ExitStatus: Sendable, Equatable {
  /// It returned this code.
  case code(Int32)

  /// This signal ended it.
  case signal(Int32)
}

/// What a started program is doing.
public enum ProgramState: Sendable, Equatable {
  case running

  /// Suspended by a stop signal.
  case stopped

  case ended(ExitStatus)
}

/// What a program that has ended used.
public struct ResourceUsage: Sendable, Equatable {
  /// The largest resident set, in bytes.
  public let peakMemory: Int

  /// The processor time in user mode and in the kernel.
  public let processorTime: Duration
}
