import CGTK
import CGTKX11

/// What only the X server knows.
@MainActor
enum X11 {
  /// Returns where a surface stands on the display.
  static func origin(of surface: OpaquePointer?) -> (x: Int, y: Int) {
    guard let surface, let display = gdk_display_get_default() else { return (0, 0) }
    let xdisplay = gdk_x11_display_get_xdisplay(display)
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    XTranslateCoordinates(
      xdisplay, gdk_x11_surface_get_xid(surface), XDefaultRootWindow(xdisplay), 0, 0, &x, &y,
      &child)
    return (Int(x), Int(y))
  }
}
