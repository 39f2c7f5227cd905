import CGTK

internal import CLibrary

/// The signals that ask the command to stop, as events of the main loop.
@MainActor
final class TerminationSignals {
  private var listeners: [Listener] = []

  /// Calls a function with the number of each signal that comes once the main loop runs.
  ///
  /// Until then a signal ends the process: a display or a session bus that never answers keeps it from the loop.
  init(_ body: @escaping (Int32) -> Void) {
    listeners = [SIGINT, SIGTERM, SIGHUP].filter { !isSignalIgnored($0) }.map {
      TerminationSignals.unblock($0)
      return Listener($0, body)
    }
  }

  /// Gives the signals back to the system.
  func ignore() {
    for listener in listeners { listener.stop() }
    listeners = []
  }

  /// Ends the process by a signal that has been given back to the system.
  static func raise(_ signal: Int32) {
    unblock(signal)
    _ = kill(getpid(), signal)
  }

  /// Lets a signal through that whoever started the command had blocked, as libdispatch's threads do.
  private static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  @MainActor
  private final class Listener {
    private let signal: Int32
    private let body: (Int32) -> Void
    /// What waits for the main loop at first, and for the signal from then on.
    private var source: UInt32 = 0

    init(_ signal: Int32, _ body: @escaping (Int32) -> Void) {
      self.signal = signal
      self.body = body
      let call: GSourceFunc = { data in
        Listener.with(data) { $0.listen() }
        return 0
      }
      source = g_idle_add_full(G_PRIORITY_HIGH, call, retained, Listener.release)
    }

    func stop() {
      g_source_remove(source)
    }

    private func listen() {
      let call: GSourceFunc = { data in
        Listener.with(data) { $0.body($0.signal) }
        return 1
      }
      source = g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal, call, retained, Listener.release)
    }

    private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    private nonisolated static func with(
      _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Listener) -> Void
    ) {
      guard let data else { return }
      let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { body(listener) }
    }

    private static let release: GDestroyNotify = { data in
      guard let data else { return }
      Unmanaged<Listener>.fromOpaque(data).release()
    }
  }
}
