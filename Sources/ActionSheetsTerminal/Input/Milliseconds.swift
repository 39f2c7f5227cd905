/// A point on a monotonic clock, or a distance between two, in whole milliseconds.
///
/// Where zero lies is the clock's affair: only differences mean anything. Code that depends on time takes
/// a value of this type, so that its tests move the clock by hand and never sleep.
struct Milliseconds: Hashable, Sendable, Comparable, AdditiveArithmetic {
  /// The number of milliseconds.
  var rawValue: Int64

  /// Makes a value of that many milliseconds.
  init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// No time at all.
  static let zero = Milliseconds(0)

  /// Tells whether the first value is earlier, or shorter.
  static func < (first: Milliseconds, second: Milliseconds) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Adds two values; stays at the largest value instead of overflowing.
  static func + (first: Milliseconds, second: Milliseconds) -> Milliseconds {
    let (sum, overflow) = first.rawValue.addingReportingOverflow(second.rawValue)
    return Milliseconds(overflow ? (second.rawValue < 0 ? .min : .max) : sum)
  }

  /// Subtracts the second value; stays at the extreme value instead of overflowing.
  static func - (first: Milliseconds, second: Milliseconds) -> Milliseconds {
    let (rest, overflow) = first.rawValue.subtractingReportingOverflow(second.rawValue)
    return Milliseconds(overflow ? (second.rawValue < 0 ? .max : .min) : rest)
  }
}

extension Milliseconds: ExpressibleByIntegerLiteral {
  /// Makes a value of that many milliseconds.
  init(integerLiteral value: Int64) {
    self.init(value)
  }
}
