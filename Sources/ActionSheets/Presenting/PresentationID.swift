/// The identity of one presentation on one host.
public struct PresentationID: Hashable, Sendable {
  /// Counts the presentations of the host from 1.
  public let number: Int

  /// Creates an identity.
  public init(_ number: Int) {
    self.number = number
  }
}
