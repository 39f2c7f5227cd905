import CGTK

extension MainLoop {
  /// A moment of the clock by which GLib's timers run, to the microsecond.
  struct Instant {
    fileprivate let microseconds: gint64

    /// Returns the time from one moment to another.
    static func - (end: Instant, start: Instant) -> Duration {
      .microseconds(end.microseconds - start.microseconds)
    }
  }

  /// The moment at which this is asked for.
  static var now: Instant { Instant(microseconds: g_get_monotonic_time()) }
}
