import ActionSheetsGTK

internal import CLibrary

/// The signals that ask the command to stop, as events of the main loop.
@MainActor
final class TerminationSignals {
  private var signals: [UnixSignal] = []
  private var start: LoopTimer?

  /// Calls a function with the number of each signal that comes once the main loop runs.
  ///
  /// Until then a signal ends the process: a display or a session bus that never answers keeps it from the loop. If it
  /// does so later, ``Watchdog`` ends the process.
  init(_ body: @escaping (Int32) -> Void) {
    let numbers = [SIGINT, SIGTERM, SIGHUP].filter { !isSignalIgnored($0) }
    for number in numbers { TerminationSignals.unblock(number) }
    start = LoopTimer(nextTurn: { [weak self] in
      self?.signals = numbers.map { number in UnixSignal(number) { body(number) } }
      // Only now: it calls the handler that it finds.
      for number in numbers { Watchdog.follow(number) }
    })
  }

  /// Gives the signals back to the system.
  func giveBack() {
    start = nil
    signals = []
  }

  /// Ends the process by a signal that has been given back to the system.
  static func raise(_ signal: Int32) {
    unblock(signal)
    _ = kill(getpid(), signal)
  }

  /// Lets a signal through that the parent had blocked, as libdispatch's threads do.
  static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
