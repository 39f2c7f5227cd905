import CGTK

/// A function of Swift that a source of GLib's main loop calls, until this is dropped.
@MainActor
final class LoopSource {
  private typealias Body = Callback<@MainActor () -> Bool>

  private let source: UnsafeMutablePointer<GSource>?

  /// Takes over a source that was just made, and has it call a function each time while that returns `true`.
  init(_ source: UnsafeMutablePointer<GSource>?, _ body: @escaping @MainActor () -> Bool) {
    self.source = source
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

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}
