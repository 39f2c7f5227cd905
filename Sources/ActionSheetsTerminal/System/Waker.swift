/// A handle with which any thread ends the waiting of a ``TerminalSession``.
struct Waker: Sendable {
  init() {}

  /// Makes the session's `nextEvents` return ``SessionEvent/woken``, now or when it is next called.
  ///
  /// Several wakes before that may arrive as one. After the session has left it does nothing.
  func wake() {
    SignalPipe.put(SignalRelay.wakeByte)
  }
}
