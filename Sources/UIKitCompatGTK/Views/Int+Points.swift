import UIKitCompat

extension Int {
  /// Creates the whole number of points nearest to a length of a view, within what a widget can have; 0 for no number.
  ///
  /// Pango counts 1,024 parts of a point in 32 bits, and sums of lengths have to fit as well.
  init(points length: CGFloat) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length.rounded(), -100_000), 100_000))
  }
}
