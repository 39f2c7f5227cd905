import UIKitCompat

extension Int {
  /// Creates the whole number of points nearest to a length of a view, within what a widget can have; 0 for no number.
  ///
  /// Pango counts 1,024 parts of a point in 32 bits, so that it can tell apart some two million points.
  init(points length: CGFloat) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length.rounded(), -1_000_000), 1_000_000))
  }
}
