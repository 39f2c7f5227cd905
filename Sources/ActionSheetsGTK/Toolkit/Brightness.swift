import CGTK

/// Dims one widget of the program until this is dropped.
@MainActor
final class Brightness {
  let widget: Widget
  private let provider = gtk_css_provider_new()
  /// How transparent the background of the widget is, from 0 to 1.
  private let transparency: Double

  init(of widget: Widget) {
    self.widget = widget
    transparency = 1 - widget.backgroundOpacity
    // Above the program's own rules: a theme's transition would lag behind each value.
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.pointer), provider.map { OpaquePointer($0) },
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER))
  }

  isolated deinit {
    gtk_style_context_remove_provider(
      gtk_widget_get_style_context(widget.pointer), provider.map { OpaquePointer($0) })
    g_object_unref(provider)
  }

  /// The share of the light, in hundredths.
  var percent = 100 {
    didSet {
      guard percent != oldValue else { return }
      // The rules are those of the one widget. Its filter does not reach the ground behind it, so a veil covers that.
      let veil = Double(Int(Double(100 - percent) * transparency + 0.5)) / 100
      let veilRule = veil > 0 ? "background-image: image(alpha(black, \(veil)));" : ""
      let rules =
        percent < 100
        ? "* { filter: brightness(\(percent)%); \(veilRule) transition: none; }" : ""
      gtk_css_provider_load_from_data(provider, rules, -1)
    }
  }
}

extension Widget {
  /// How opaque the background of the widget is in its middle, from 0 to 1.
  fileprivate var backgroundOpacity: Double {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    // Borders and corners are far from the one pixel.
    gtk_render_background(gtk_widget_get_style_context(pointer), cairo, -100, -100, 200, 200)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return 1 }
    let pixel = UnsafeRawPointer(data).loadUnaligned(as: UInt32.self)
    return Double(pixel >> 24) / 255
  }
}
