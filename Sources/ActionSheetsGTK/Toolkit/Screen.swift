import ActionSheets
import CGTK

/// The room that there is for windows.
@MainActor
enum Screen {
  /// The greatest size of a window that fits each monitor, in points.
  ///
  /// Which monitor a window comes to is known only after it is shown. A fifth of each is left to title bars and
  /// panels, unless hardly a row would fit the rest.
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
    return bounds(of: monitor)?.size ?? smallest
  }

  /// Returns where in a window a popover may aim: anywhere if a monitor shows its target, else within the part of the
  /// window that a monitor shows, or nowhere.
  ///
  /// Under X11, GDK looks for the monitor that shows the target, and takes for granted that there is one.
  /// - Parameters:
  ///   - room: The window, in the coordinates of the popover's parent.
  ///   - target: The rectangle that the popover aims at, in the same coordinates.
  ///   - place: Where the window stands.
  static func part(
    of room: Rectangle<Double>, around target: Rectangle<Double>, in window: Widget,
    at place: WindowPlace
  ) -> Rectangle<Double>? {
    var origin = place.origin
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(window.opaque, &left, &top)
    origin.x += left
    origin.y += top
    let shown = monitors(of: window).map {
      Rectangle(
        x: Double($0.x) - origin.x + room.x, y: Double($0.y) - origin.y + room.y,
        width: Double($0.width), height: Double($0.height))
    }
    let point = Rectangle(
      x: target.x, y: target.y, width: max(target.width, 1), height: max(target.height, 1))
    if shown.contains(where: { $0.intersection(point) != nil }) { return room }
    let parts = shown.compactMap { $0.intersection(room) }
      .filter { $0.width >= 1 && $0.height >= 1 }
    guard let largest = parts.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    // A target has a size, also at the edge.
    return Rectangle(
      x: largest.x, y: largest.y, width: max(largest.width - 2, 0),
      height: max(largest.height - 2, 0))
  }

  /// The width of the narrowest monitor and the height of the lowest, in points, or `nil` where there is none.
  private static var smallest: Size<Int>? {
    let shown = gdk_display_get_default().map { monitors(of: $0) } ?? []
    guard let width = shown.map(\.width).min(), let height = shown.map(\.height).min() else {
      return nil
    }
    return Size(width: width, height: height)
  }

  private static func monitors(of window: Widget) -> [Rectangle<Int>] {
    gtk_widget_get_display(window.pointer).map { monitors(of: $0) } ?? []
  }

  private static func monitors(of display: OpaquePointer) -> [Rectangle<Int>] {
    guard let monitors = gdk_display_get_monitors(display) else { return [] }
    return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
      guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
      defer { g_object_unref(monitor) }
      return bounds(of: OpaquePointer(monitor))
    }
  }

  private static func bounds(of monitor: OpaquePointer) -> Rectangle<Int>? {
    var bounds = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &bounds)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return Rectangle(
      x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.width), height: Int(bounds.height))
  }
}

extension Rectangle<Int> {
  fileprivate var size: Size<Int> { Size(width: width, height: height) }
}
