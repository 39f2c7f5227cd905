internal import CLibrary

/// The system's clock that never runs backwards and that nobody sets.
package enum MonotonicClock {
  /// Returns the time since a fixed moment, usually the start of the machine.
  package static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

extension Duration? {
  /// The limit for `poll`: whole milliseconds, rounded up lest a wait end early, and -1 for none.
  var pollLimit: Int32 {
    guard let time = self else { return -1 }
    let (seconds, attoseconds) = time.components
    if seconds < 0 || attoseconds < 0 { return 0 }
    guard seconds < Int64(Int32.max) / 1000 else { return .max }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
