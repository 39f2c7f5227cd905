import CGTK

extension Widget {
  /// Whether the widget is a popover, of whatever kind.
  var isPopover: Bool { cgtk_is_popover(pointer) != 0 }

  /// The name by which style sheets know the widget.
  var styleName: String {
    gtk_widget_get_css_name(pointer).map { String(cString: $0) } ?? ""
  }

  /// The popover that the widget is in, or the window; they have surfaces of their own.
  var native: Widget? { gtk_widget_get_native(pointer).map { Widget($0) } }

  /// The innermost popover around the widget, or `nil`.
  var nearestPopover: Widget? {
    lineage.dropFirst().first(where: \.isPopover)
  }

  /// The popovers that are open in the widget; one that is in another comes after it.
  ///
  /// Complexity: linear in the number of widgets that are on screen.
  var openPopovers: [Widget] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    Widget.collectPopovers(in: pointer, &found)
    return found.map { Widget($0) }
  }

  /// Works on plain pointers, for there may be thousands.
  private static func collectPopovers(
    in widget: UnsafeMutablePointer<GtkWidget>, _ found: inout [UnsafeMutablePointer<GtkWidget>]
  ) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if gtk_widget_get_mapped(child) != 0 {
        if cgtk_is_popover(child) != 0 { found.append(child) }
        collectPopovers(in: child, &found)
      }
      next = gtk_widget_get_next_sibling(child)
    }
  }
}
