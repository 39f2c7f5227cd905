internal import CLibrary

/// The system's clock that never runs backwards and that no one sets.
enum MonotonicClock {
  /// The time since some fixed moment, usually the start of the machine.
  static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Milliseconds(Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
