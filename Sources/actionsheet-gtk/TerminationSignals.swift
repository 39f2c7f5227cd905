import CGTK

internal import CLibrary

/// The signals that ask the command to stop, as events of the main loop.
@MainActor
final class TerminationSignals {
  private let body: (Int32) -> Void
  private var sources: [UInt32] = []

  /// Calls a function with the number of each signal that comes.
  init(_ body: @escaping (Int32) -> Void) {
    self.body = body
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isSignalIgnored(signal) {
      TerminationSignals.unblock(signal)
      let listener = Listener(signal, self)
      let source = g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { data in
          guard let data else { return 0 }
          let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { listener.hear() }
          return 1
        }, Unmanaged.passRetained(listener).toOpaque(),
        { data in
          guard let data else { return }
          Unmanaged<Listener>.fromOpaque(data).release()
        })
      sources.append(source)
    }
  }

  /// Gives the signals back to the system.
  func ignore() {
    for source in sources { g_source_remove(source) }
    sources = []
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
    private weak var owner: TerminationSignals?

    nonisolated init(_ signal: Int32, _ owner: TerminationSignals) {
      self.signal = signal
      self.owner = owner
    }

    func hear() { owner?.body(signal) }
  }
}
