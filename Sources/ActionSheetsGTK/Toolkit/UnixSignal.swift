import CGTK

/// A signal of the system as an event of the main loop, until it is dropped.
@MainActor
package final class UnixSignal {
  private let source: LoopSource

  /// Calls a function at each turn of the main loop before which the signal has come.
  ///
  /// - Parameter number: One of the signals that GLib takes, `SIGHUP`, `SIGINT` and `SIGTERM` among them. It does not end
  ///   the process meanwhile.
  package init(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
    source = LoopSource(g_unix_signal_source_new(number)) {
      body()
      return true
    }
  }
}
