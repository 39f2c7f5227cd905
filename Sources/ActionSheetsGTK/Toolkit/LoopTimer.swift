import CGTK

/// Something that is to happen at a later turn of the main loop, until it is dropped.
@MainActor
package final class LoopTimer {
  private typealias Body = Callback<@MainActor () -> Bool>

  private var source: UnsafeMutablePointer<GSource>?

  /// Calls a function after a time, and again after the same time while it returns `true`.
  ///
  /// - Parameter milliseconds: The time; 0 for the next turn of the loop, before it draws.
  package init(after milliseconds: UInt32, _ body: @escaping @MainActor () -> Bool) {
    source = milliseconds == 0 ? g_idle_source_new() : g_timeout_source_new(milliseconds)
    // Before GTK's own layout, so that what is changed here is on the next frame.
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        guard let body = Body.function(data) else { return 0 }
        return MainActor.assumeIsolated { body() } ? 1 : 0
      }, Body.retain(body),
      { Body.release($0) })
    g_source_attach(source, nil)
  }

  /// Calls a function once, at the next turn of the main loop.
  package convenience init(nextTurn body: @escaping @MainActor () -> Void) {
    self.init(after: 0) {
      body()
      return false
    }
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}
