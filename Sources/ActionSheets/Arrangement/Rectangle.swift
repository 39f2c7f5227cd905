/// A rectangle whose origin is its upper left corner; y grows downwards.
public struct Rectangle<Unit> {
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
}

extension Rectangle where Unit: LayoutUnit {
  /// The first coordinate to the right of the rectangle.
  package var maxX: Unit { x + width }
  /// The first coordinate below the rectangle.
  package var maxY: Unit { y + height }
  /// The middle across.
  package var midX: Unit { x + width.half }
  /// The middle down.
  package var midY: Unit { y + height.half }

  /// Returns whether the other rectangle lies within this one.
  package func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the area that the rectangles share, or `nil` where they share none.
  package func intersection(_ other: Rectangle) -> Rectangle? {
    guard intersects(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns whether the rectangles share some area.
  package func intersects(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
      && width > .zero && height > .zero && other.width > .zero && other.height > .zero
  }
}

extension Rectangle: Equatable where Unit: Equatable {}
extension Rectangle: Hashable where Unit: Hashable {}
extension Rectangle: Sendable where Unit: Sendable {}

/// A width and a height.
package struct Size<Unit: LayoutUnit> {
  /// The extent across.
  package var width: Unit
  /// The extent down.
  package var height: Unit

  /// Creates a size.
  package init(width: Unit, height: Unit) {
    self.width = width
    self.height = height
  }
}

extension Size: Equatable {}
extension Size: Hashable where Unit: Hashable {}
extension Size: Sendable where Unit: Sendable {}

/// The sides of a rectangle.
package enum Edge: Hashable, Sendable, CaseIterable {
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
  package static func arrowEdges(in direction: Presentation.LayoutDirection) -> [Edge] {
    switch direction {
    case .leftToRight: [.top, .bottom, .left, .right]
    case .rightToLeft: [.top, .bottom, .right, .left]
    }
  }
}

/// A length on screen: points (`Double`) or terminal cells (`Int`).
package protocol LayoutUnit: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
  /// Half of this length, rounded down where the unit is whole.
  var half: Self { get }

  /// Returns a fraction of this length, rounded toward zero where the unit is whole.
  func fraction(_ numerator: Int, over denominator: Int) -> Self

  /// The extent of a single position: one cell, or nothing in points.
  static var position: Self { get }
}

extension Int: LayoutUnit {
  /// Half of this number of cells, rounded down.
  package var half: Int { self >> 1 }

  /// Returns a fraction of this number of cells, rounded toward zero.
  package func fraction(_ numerator: Int, over denominator: Int) -> Int {
    self * numerator / denominator
  }

  /// One cell.
  package static var position: Int { 1 }
}

extension Double: LayoutUnit {
  /// Half of this number of points.
  package var half: Double { self / 2 }

  /// Returns a fraction of this number of points.
  package func fraction(_ numerator: Int, over denominator: Int) -> Double {
    self * Double(numerator) / Double(denominator)
  }

  /// Nothing: a point has no extent.
  package static var position: Double { 0 }
}
