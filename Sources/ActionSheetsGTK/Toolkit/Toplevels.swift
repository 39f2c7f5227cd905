import CGTK

/// The windows of the program.
@MainActor
enum Toplevels {
  /// Returns whether a window has not been destroyed.
  static func contain(_ window: Widget) -> Bool {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      if item == UnsafeMutableRawPointer(window.pointer) { return true }
    }
    return false
  }
}
