import CGTK

/// A function of Swift that a source of GLib's main loop calls, until this is dropped.
@MainActor
package class LoopSource {
  private typealias Body = Callback<@MainActor () -> Bool>

  private let source: UnsafeMutablePointer<GSource>?

  /// Takes over a source that was just made, and has it call a function each time while that returns `true`.
  fileprivate init(
    _ source: UnsafeMutablePointer<GSource>?, _ body: @escaping @MainActor () -> Bool
  ) {
    self.source = source
    // Before GTK's own layout, so that changes made here are on the next frame.
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        guard let body = Body.function(data) else { return 0 }
        return MainActor.assumeIsolated { body() } ? 1 : 0
      }, Body.retain(body), { Body.release($0) })
    g_source_attach(source, nil)
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}

/// A call at a later turn of the main loop, unless this is dropped before.
package final class LoopTimer: LoopSource {
  /// Calls a function after a time, and again after the same time while it returns `true`.
  ///
  /// - Parameter time: Rounded down to milliseconds, plus one.
  package init(after time: Duration, _ body: @escaping @MainActor () -> Bool) {
    super.init(g_timeout_source_new(time.wholeMilliseconds), body)
  }

  /// Calls a function once, at the next turn of the main loop, before that draws.
  package init(nextTurn body: @escaping @MainActor () -> Void) {
    super.init(g_idle_source_new()) {
      body()
      return false
    }
  }
}

/// A signal of the system as an event of the main loop, until it is dropped.
package final class UnixSignal: LoopSource {
  /// Calls a function at each turn of the main loop before which the signal has come.
  ///
  /// - Parameter number: One of the signals that GLib takes, `SIGHUP`, `SIGINT` and `SIGTERM` among them. It does not
  ///   end the process meanwhile.
  package init(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
    super.init(g_unix_signal_source_new(number)) {
      body()
      return true
    }
  }
}

extension Duration {
  /// The time rounded down to milliseconds, plus one, within the range of a timer of GLib.
  fileprivate var wholeMilliseconds: UInt32 {
    let (seconds, attoseconds) = components
    guard seconds < UInt32.max / 1000 else { return .max }
    return UInt32(clamping: max(seconds, -1) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
