import CGTK

extension Widget {
  /// The least and the preferred extent of a widget one way, in points.
  package struct Extent: Equatable {
    package var minimum: Int
    package var natural: Int

    package init(minimum: Int = 0, natural: Int = 0) {
      self.minimum = minimum
      self.natural = natural
    }
  }

  /// Measures the width, for any height.
  package func width() -> Extent { measure(GTK_ORIENTATION_HORIZONTAL, -1) }

  /// Measures the height, for a width or for any.
  ///
  /// A width below the least one is measured as the least one: GTK warns of anything less.
  package func height(forWidth width: Int = -1) -> Extent {
    measure(GTK_ORIENTATION_VERTICAL, width < 0 ? width : max(width, self.width().minimum))
  }

  /// The height of the widget's font in pixels.
  var fontSize: Double {
    guard let context = gtk_widget_get_pango_context(pointer),
      let font = pango_context_get_font_description(context)
    else { return 0 }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    guard pango_font_description_get_size_is_absolute(font) == 0 else { return size }
    return size * pango_cairo_context_get_resolution(context) / 72
  }

  /// Gives the widget its place in its parent. It must have been measured since it asked for a resize.
  package func allocate(x: Int, y: Int, width: Int, height: Int) {
    var place = GdkRectangle(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: max(width, 1)),
      height: Int32(clamping: max(height, 1)))
    gtk_widget_size_allocate(pointer, &place, -1)
  }

  private func measure(_ orientation: GtkOrientation, _ size: Int) -> Extent {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(pointer, orientation, Int32(clamping: size), &minimum, &natural, nil, nil)
    return Extent(minimum: Int(minimum), natural: Int(natural))
  }
}
