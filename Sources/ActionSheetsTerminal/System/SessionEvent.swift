/// Something that happened to a ``TerminalSession``.
enum SessionEvent: Hashable, Sendable {
  /// The person did something.
  case input(InputEvent)
  /// The window has a new size.
  case resized(CellSize)
  /// A signal came that would end or stop the process.
  ///
  /// For `SIGTSTP` call ``TerminalSession/suspend()``; for any other leave and re-raise it.
  case signal(Int32)
  /// The process was stopped and goes on; the screen must be drawn anew.
  case resumed
  /// Another thread called ``Waker/wake()``.
  case woken
  /// The terminal is gone. Reported once.
  case hangup
  /// The deadline given has passed.
  case deadline
}
