import CGTK

/// Something that is to happen at a later turn of the main loop, until it is dropped.
@MainActor
package final class LoopTimer {
  private let source: LoopSource

  /// Calls a function after a time, and again after the same time while it returns `true`.
  ///
  /// - Parameter time: It is rounded up to milliseconds, and a whole number of them counts as one more.
  package convenience init(after time: Duration, _ body: @escaping @MainActor () -> Bool) {
    self.init(milliseconds: time.wholeMilliseconds, body)
  }

  /// Calls a function once, at the next turn of the main loop, before that draws.
  package convenience init(nextTurn body: @escaping @MainActor () -> Void) {
    self.init(milliseconds: 0) {
      body()
      return false
    }
  }

  private init(milliseconds: UInt32, _ body: @escaping @MainActor () -> Bool) {
    source = LoopSource(
      milliseconds == 0 ? g_idle_source_new() : g_timeout_source_new(milliseconds), body)
  }
}

extension Duration {
  /// More whole milliseconds than the time has, by one at most, within what a timer of GLib takes.
  fileprivate var wholeMilliseconds: UInt32 {
    let (seconds, attoseconds) = components
    guard seconds < UInt32.max / 1000 else { return .max }
    return UInt32(clamping: max(seconds, -1) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
