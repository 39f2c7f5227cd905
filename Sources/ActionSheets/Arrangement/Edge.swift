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

  /// Returns the edges from which the arrow of a popover leaves, best first: beside its anchor a popover stands on
  /// the side to which text runs.
  public static func arrowEdges(in direction: LayoutDirection) -> [Edge] {
    switch direction {
    case .leftToRight: [.top, .bottom, .left, .right]
    case .rightToLeft: [.top, .bottom, .right, .left]
    }
  }
}
