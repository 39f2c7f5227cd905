/// The movement of a sheet into view and out of it: a pure function of time.
///
/// A transition takes 335 ms and decelerates (measured on iOS 17 by the Flutter project). One that is
/// interrupted runs back from where it is and takes only its share of the time.
package struct Transition: Hashable, Sendable {
  /// The time of a whole way: 335 ms.
  package static let duration = Duration.milliseconds(335)

  /// Where the movement starts: 0 is out of view, 1 is in place.
  package let start: Double
  /// Where the movement ends: 0 or 1.
  package let end: Double

  /// The movement of a sheet that appears.
  package static let appearing = Transition(start: 0, end: 1)

  /// Returns the movement of a sheet that leaves from a position, 1 being in place.
  package static func leaving(from position: Double) -> Transition {
    Transition(start: min(max(position, 0), 1), end: 0)
  }

  /// The time of this movement: its share of a whole way.
  package var duration: Duration {
    Transition.duration * (end > start ? end - start : start - end)
  }

  /// Returns the position at a time after the start; it never passes the end.
  package func position(after time: Duration) -> Double {
    let whole = Transition.milliseconds(duration)
    guard whole > 0 else { return end }
    let progress = min(max(Transition.milliseconds(time) / whole, 0), 1)
    let left = 1 - progress
    return start + (end - start) * (1 - left * left * left)
  }

  /// Returns whether the movement is over after a time.
  package func isOver(after time: Duration) -> Bool {
    time >= duration
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
  }
}
