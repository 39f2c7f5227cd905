/// The sides of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The left side.
  case left
  /// The right side.
  case right

  /// Whether the edge runs from left to right.
  var isHorizontal: Bool { self == .top || self == .bottom }
}
