/// A length on screen: points (`Double`) or terminal cells (`Int`).
public protocol LayoutUnit: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
  /// Half of this length, rounded down where the unit is whole.
  var half: Self { get }

  /// Returns a fraction of this length, rounded toward zero where the unit is whole.
  func fraction(_ numerator: Int, over denominator: Int) -> Self

  /// The extent of a single position: one cell, or nothing in points.
  static var position: Self { get }
}

extension Int: LayoutUnit {
  /// Half of this number of cells, rounded down.
  public var half: Int { self >> 1 }

  /// Returns a fraction of this number of cells, rounded toward zero.
  public func fraction(_ numerator: Int, over denominator: Int) -> Int {
    self * numerator / denominator
  }

  /// One cell.
  public static var position: Int { 1 }
}

extension Double: LayoutUnit {
  /// Half of this number of points.
  public var half: Double { self / 2 }

  /// Returns a fraction of this number of points.
  public func fraction(_ numerator: Int, over denominator: Int) -> Double {
    self * Double(numerator) / Double(denominator)
  }

  /// Nothing: a point has no extent.
  public static var position: Double { 0 }
}
