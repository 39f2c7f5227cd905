/// Distances from the four edges of a rectangle, in the host's unit: points, or cells of a terminal.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from one edge.
  public var top, left, bottom, right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle without its margins; where they leave no room, its size is zero.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
