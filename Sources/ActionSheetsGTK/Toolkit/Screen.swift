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

  /// Returns the size of the monitor that shows most of a window, or that a window not yet shown will fit in any case.
  static func size(around window: Widget) -> Size<Int>? {
    guard let surface = window.native.flatMap({ gtk_native_get_surface($0.opaque) }),
      gdk_surface_get_mapped(surface) != 0, let display = gdk_surface_get_display(surface),
      let monitor = gdk_display_get_monitor_at_surface(display, surface)
    else { return smallest }
    return size(of: monitor) ?? smallest
  }

  /// The width of the narrowest monitor and the height of the lowest, in points, or `nil` where there is none.
  private static var smallest: Size<Int>? {
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display)
    else { return nil }
    var least: Size<Int>?
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      defer { g_object_unref(monitor) }
      guard let size = size(of: OpaquePointer(monitor)) else { continue }
      least = Size(
        width: min(least?.width ?? .max, size.width),
        height: min(least?.height ?? .max, size.height))
    }
    return least
  }

  private static func size(of monitor: OpaquePointer) -> Size<Int>? {
    var bounds = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &bounds)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return Size(width: Int(bounds.width), height: Int(bounds.height))
  }
}
