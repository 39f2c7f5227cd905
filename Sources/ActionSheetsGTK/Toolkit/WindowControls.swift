import CGTK

/// Tells the buttons of a window's frame from everything else.
@MainActor
enum WindowControls {
  /// Returns whether a widget is one of the buttons that close, enlarge or hide the window.
  static func contain(_ widget: Widget) -> Bool {
    var next: Widget? = widget
    while let current = next {
      if cgtk_is_window_controls(current.pointer) != 0 { return true }
      next = current.parent
    }
    return false
  }
}
