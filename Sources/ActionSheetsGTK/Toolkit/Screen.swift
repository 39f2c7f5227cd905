import CGTK

/// The room that a window of its own may take.
@MainActor
enum Screen {
  /// The greatest size of a window that fits each monitor, in points.
  ///
  /// Which monitor a window comes to is known only after it is shown. A fifth of each is left to title bars and
  /// panels, unless hardly a row would fit what remains.
  static var room: (width: Int, height: Int) {
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display)
    else { return (.max, .max) }
    var least = (width: Int.max, height: Int.max)
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      defer { g_object_unref(monitor) }
      var bounds = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &bounds)
      guard bounds.width > 0, bounds.height > 0 else { continue }
      least.width = min(least.width, Int(bounds.width) * 4 / 5)
      least.height = min(least.height, Int(bounds.height) * 4 / 5)
    }
    return (max(least.width, 160), max(least.height, 120))
  }
}
