import ActionSheets
import CGTK

/// The room that there is for windows.
@MainActor
enum Screen {
  /// The greatest size of a window that fits each monitor, in points.
  ///
  /// Which monitor a window comes to is known only after it is shown. A fifth of each is left to title bars and
  /// panels, unless hardly a row would fit what remains.
  static var room: Size<Int> {
    guard let smallest else { return Size(width: .max, height: .max) }
    return Size(
      width: max(smallest.width * 4 / 5, 160), height: max(smallest.height * 4 / 5, 120))
  }

  /// The width of the narrowest monitor and the height of the lowest, in points, or `nil` where there is none.
  static var smallest: Size<Int>? {
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display)
    else { return nil }
    var least: Size<Int>?
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      defer { g_object_unref(monitor) }
      var bounds = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &bounds)
      guard bounds.width > 0, bounds.height > 0 else { continue }
      least = Size(
        width: min(least?.width ?? .max, Int(bounds.width)),
        height: min(least?.height ?? .max, Int(bounds.height)))
    }
    return least
  }
}
