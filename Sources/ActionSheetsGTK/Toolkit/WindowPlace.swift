import CGTK
import CGTKX11

/// Where a window stands on the desktop, as GDK knows it: it learns of a move with the event that tells of it.
@MainActor
final class WindowPlace {
  private let surface: OpaquePointer
  private var signal: Signal?
  private var x: Int32 = 0
  private var y: Int32 = 0

  /// Follows a window, or returns `nil` where the display keeps the places of windows to itself.
  init?(of window: Widget) {
    guard let surface = gtk_native_get_surface(window.opaque),
      let display = gdk_surface_get_display(surface), cgtk_x11_origin(surface, &x, &y) != 0
    else { return nil }
    self.surface = surface
    g_object_ref(UnsafeMutableRawPointer(surface))
    signal = Signal(UnsafeMutableRawPointer(display), "xevent") { [weak self] arguments in
      if let self, let event = arguments.pointer(0), cgtk_x11_is_configuration(event, surface) != 0
      {
        _ = cgtk_x11_origin(surface, &x, &y)
      }
      return false
    }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(surface))
  }

  /// The place of the surface's upper left corner, in points.
  var origin: (x: Double, y: Double) {
    let scale = Double(max(gdk_surface_get_scale_factor(surface), 1))
    return (Double(x) / scale, Double(y) / scale)
  }
}
