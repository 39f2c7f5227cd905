import CGTK

extension Widget {
  /// The header bars at the upper edge of a window's content, if any of them has the window's buttons.
  ///
  /// Complexity: linear in the number of widgets that are shown.
  var headerBarsWithControls: [Widget] {
    var bars: [Widget] = []
    var haveControls = false
    Widget.visit(in: pointer) { child in
      guard gtk_widget_get_visible(child) != 0, gtk_widget_get_child_visible(child) != 0 else {
        return false
      }
      guard cgtk_is_window_controls(child) == 0 else {
        haveControls = haveControls || gtk_window_controls_get_empty(OpaquePointer(child)) == 0
        return false
      }
      if Widget.isHeaderBar(child) { bars.append(Widget(child)) }
      return true
    }
    return haveControls ? bars.filter { ($0.bounds(in: self)?.y ?? 1) <= 0 } : []
  }

  /// Whether the widget is a bar of menus, which open as popovers.
  var isMenubar: Bool { cgtk_is_menubar(pointer) != 0 }

  /// Whether a widget is a header bar of GTK or libadwaita.
  static func isHeaderBar(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let type = cgtk_type_name(widget).map { String(cString: $0) }
    return type == "GtkHeaderBar" || type == "AdwHeaderBar"
  }
}
