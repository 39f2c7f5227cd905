extension ReadinessThread {
  /// Returns once a descriptor can be read, a time is over, or ``ReadinessThread/wake()`` is called.
  func wait(for descriptors: [Int32], timeout: Duration?) async {
    await withCheckedContinuation { continuation in
      wait(for: descriptors, timeout: timeout) { continuation.resume() }
    }
  }
}
