import CGTK

/// A signal of the system as an event of the main loop, until it is dropped.
@MainActor
package final class UnixSignal {
  private typealias Body = Callback<@MainActor () -> Void>

  private let source: UnsafeMutablePointer<GSource>?

  /// Calls a function at each turn of the main loop before which the signal has come.
  ///
  /// - Parameter number: One of the signals that GLib takes, `SIGHUP`, `SIGINT` and `SIGTERM` among them. It does not end
  ///   the process meanwhile.
  package init(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
    source = g_unix_signal_source_new(number)
    g_source_set_callback(
      source,
      { data in
        if let body = Body.function(data) { MainActor.assumeIsolated { body() } }
        return 1
      }, Body.retain(body),
      { Body.release($0) })
    g_source_attach(source, nil)
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}
