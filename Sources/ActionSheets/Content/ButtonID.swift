/// The identity of a button within one piece of content.
///
/// Two buttons with equal titles have different identities. An identity is the button's position in
/// storage order at the moment of presenting; it says nothing about where the button stands on screen.
public struct ButtonID: Hashable, Comparable, Sendable {
  /// The button's position in ``Content/buttons``, counted from 0.
  public let position: Int

  /// Creates the identity of the button at a position in storage order.
  public init(_ position: Int) {
    self.position = position
  }

  /// Orders identities by storage position.
  public static func < (left: ButtonID, right: ButtonID) -> Bool {
    left.position < right.position
  }
}
