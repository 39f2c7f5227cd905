import ActionSheets

/// Reads the keys and pointers of a window and of its popovers, and follows its signals.
@MainActor
final class WindowInput {
  let keys: KeyReader
  let pointers: PointerReader
  /// The fingers that are down on a sheet.
  var fingers: Set<Int> = []
  var signals: [Signal] = []

  init(of window: Widget) {
    keys = KeyReader(of: window)
    pointers = PointerReader(of: window)
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
