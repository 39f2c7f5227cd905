import ActionSheets

/// Reads the keys and pointers of a window and of its popovers, and follows its signals.
@MainActor
final class WindowInput {
  let keys: KeyReader
  let pointers: PointerReader
  /// The fingers that are down on a sheet.
  var fingers: Set<Int> = []
  private var signals: [Signal] = []

  init(of window: Widget) {
    keys = KeyReader(of: window)
    pointers = PointerReader(of: window)
  }

  /// Calls a function at a signal of the window; it returns whether the window is to do nothing itself.
  func on(_ name: String, of window: Widget, _ body: @escaping @MainActor () -> Bool) {
    signals.append(Signal(window.pointer, name) { _ in body() })
  }

  /// Reads keys and pointers of a popover as if they were the window's, or no longer.
  func read(_ popover: Widget, _ isRead: Bool) {
    if isRead {
      keys.read(popover)
      pointers.read(popover)
    } else {
      keys.stopReading(popover)
      pointers.stopReading(popover)
    }
  }
}
