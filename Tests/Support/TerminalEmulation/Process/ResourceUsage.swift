/// What a program that has ended used.
public struct ResourceUsage: Sendable, Equatable {
  /// The largest resident set, in bytes.
  public let peakMemory: Int

  /// The processor time in user mode and in the kernel.
  public let processorTime: Duration
}
