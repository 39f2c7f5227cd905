/// A rectangle whose origin is its upper left corner; y grows downwards.
public struct Rectangle<Unit: LayoutUnit> {
  /// The left edge.
  public var x: Unit
  /// The upper edge.
  public var y: Unit
  /// The extent across.
  public var width: Unit
  /// The extent down.
  public var height: Unit

  /// Creates a rectangle.
  public init(x: Unit, y: Unit, width: Unit, height: Unit) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first coordinate to the right of the rectangle.
  public var maxX: Unit { x + width }
  /// The first coordinate below the rectangle.
  public var maxY: Unit { y + height }
  /// The middle across.
  public var midX: Unit { x + width.half }
  /// The middle down.
  public var midY: Unit { y + height.half }

  /// Returns whether the other rectangle lies within this one.
  public func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the area that the rectangles share, or `nil` where they share none.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    guard intersects(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns whether the rectangles share some area.
  public func intersects(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
      && width > .zero && height > .zero && other.width > .zero && other.height > .zero
  }
}

extension Rectangle: Equatable {}
extension Rectangle: Hashable where Unit: Hashable {}
extension Rectangle: Sendable where Unit: Sendable {}
