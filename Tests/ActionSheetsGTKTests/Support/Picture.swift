import ActionSheets
import CGTK

@testable import ActionSheetsGTK

/// What a widget looks like on the display, in pixels.
@MainActor
final class Picture {
  let width: Int
  let height: Int
  private let surface: OpaquePointer

  /// Draws a widget as it was drawn last, over white.
  init(of widget: Widget) {
    let size = widget.outerSize
    width = max(size.width, 1)
    height = max(size.height, 1)
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    let paintable = gtk_widget_paintable_new(widget.pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gsk_render_node_draw(node, cairo)
      gsk_render_node_unref(node)
    }
    cairo_surface_flush(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Returns the color of a pixel, counted from the outer corner of the widget, or `nil` outside.
  func color(_ x: Double, _ y: Double) -> Color? {
    guard (0..<width).contains(Int(x)), (0..<height).contains(Int(y)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let start = Int(y) * Int(cairo_image_surface_get_stride(surface)) + 4 * Int(x)
    return Color(Int(data[start + 2]), Int(data[start + 1]), Int(data[start]))
  }
}

extension Widget {
  /// The size of the widget with its padding and border.
  var outerSize: Size<Int> {
    let bounds = bounds(in: self)
    return Size(
      width: Int((bounds?.width ?? 0).rounded()), height: Int((bounds?.height ?? 0).rounded()))
  }

  /// The bounds of the widget as its ``Picture`` counts them in a picture of another one.
  func place(inPictureOf other: Widget) -> Rectangle<Double>? {
    guard let place = bounds(in: other), let whole = other.bounds(in: other) else { return nil }
    return Rectangle(
      x: place.x - whole.x, y: place.y - whole.y, width: place.width, height: place.height)
  }
}
