import ActionSheetsCommand

internal import CLibrary

/// Ends the command where a display or a bus that has stopped answering keeps GTK from the main loop, for good.
///
/// It is the system's timer, whose signal interrupts such a wait. As the main thread takes that signal, the command
/// either ends by it or goes on to its answer, never both.
@MainActor
enum Watchdog {
  /// How long the main loop may take to end the question after a signal, in seconds.
  ///
  /// No event can tell that a call into a display will never return. When this is too short, a slow machine ends by the
  /// signal itself, without the last word of the question; when it is too long, the person waits.
  nonisolated fileprivate static let patience: UInt32 = 2
  /// How long it may take after the time limit, in seconds, to open a window and to close it again.
  ///
  /// When this is too short, a question on a slow machine ends as unavailable instead of timed out.
  private static let grace: Int64 = 3

  /// Begins to count a time limit from now, in place of the one before.
  ///
  /// A question that is still there well after it was never asked, or cannot be taken away: there is no way to ask.
  static func limit(_ timeout: Duration?) {
    guard let timeout else { return }
    set(
      CommandResult(
        CommandError(.unavailable, "the display, or a bus of the session, does not answer")))
    prepare()
    words.pointee.isLate = false
    let seconds = timeout.components.seconds
    _ = alarm(UInt32(clamping: seconds > .max - grace ? seconds : seconds + grace + 1))
  }

  /// Lets a signal end the process by itself if its handler does not.
  static func follow(_ number: Int32) {
    prepare()
    guard let handler = signal(number, hear) else { return }
    handlers[Int(number)] = handler
  }

  /// Ends the count: from now on the question is answered.
  static func stop() {
    _ = alarm(0)
  }

  private static func prepare() {
    // Globals are made as they are first asked for, which must not be in a handler.
    _ = (words, handlers)
    TerminationSignals.unblock(SIGALRM)
    signal(SIGALRM, giveUp)
  }

  private static func set(_ result: CommandResult) {
    guard words.pointee.text == nil, let message = result.message else { return }
    words.pointee = Words(
      text: strdup(message + "\n"), length: message.utf8.count + 1, status: result.exit.rawValue)
  }

  fileprivate struct Words {
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    var status: Int32 = 0
    /// The signal that came, 0 for none.
    var signal: Int32 = 0
    /// Whether the time is over.
    var isLate = false
  }
}

// The handlers read through pointers: they must neither allocate nor wait.

private nonisolated(unsafe) let words = {
  let pointer = UnsafeMutablePointer<Watchdog.Words>.allocate(capacity: 1)
  pointer.initialize(to: Watchdog.Words())
  return pointer
}()

/// Who handles each signal otherwise.
private nonisolated(unsafe) let handlers = {
  let pointer = UnsafeMutablePointer<(@convention(c) (Int32) -> Void)?>.allocate(capacity: 65)
  pointer.initialize(repeating: nil, count: 65)
  return pointer
}()

/// Lets the signal take its way, and sets a limit to that.
private func hear(_ number: Int32) {
  let saved = errno
  words.pointee.signal = number
  handlers[Int(number)]?(number)
  _ = alarm(Watchdog.patience)
  errno = saved
}

/// Ends the process by the signal that came, or says why there is no answer.
private func giveUp(_: Int32) {
  let number = words.pointee.signal
  if number != 0 {
    signal(number, SIG_DFL)
    _ = kill(getpid(), number)
    return
  }
  guard words.pointee.isLate else {
    // A process that was stopped meanwhile learns all at once how late it is.
    words.pointee.isLate = true
    _ = alarm(Watchdog.patience)
    return
  }
  _ = write(STDERR_FILENO, words.pointee.text, words.pointee.length)
  _exit(words.pointee.status)
}
