import CGTK

extension Widget {
  /// The clock of the window's frames, for a ``Signal``; `nil` while the widget is in no window.
  var frameClock: UnsafeMutableRawPointer? {
    gtk_widget_get_frame_clock(pointer).map { UnsafeMutableRawPointer($0) }
  }

  /// Returns the widget at a point of the surface of a window or popover, or `nil`.
  func pick(_ x: Double, _ y: Double) -> Widget? {
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(opaque, &left, &top)
    return gtk_widget_pick(pointer, x - left, y - top, GTK_PICK_DEFAULT).map { Widget($0) }
  }

  /// Returns where the surface of a popover begins in that of the window or popover that it stands in, or `nil` where
  /// it does not.
  func offset(to popover: Widget) -> (x: Double, y: Double)? {
    guard let own = gtk_native_get_surface(opaque) else { return nil }
    guard self != popover else { return nil }
    var x = 0
    var y = 0
    var next = gtk_native_get_surface(popover.opaque)
    while let surface = next, surface != own {
      guard cgtk_is_popup(UnsafeMutableRawPointer(surface)) != 0 else { return nil }
      x += Int(gdk_popup_get_position_x(surface))
      y += Int(gdk_popup_get_position_y(surface))
      next = gdk_popup_get_parent(surface)
    }
    return next == nil ? nil : (Double(x), Double(y))
  }
}

// Popovers.
extension Widget {
  var isPopover: Bool { cgtk_is_popover(pointer) != 0 }

  var styleName: String {
    gtk_widget_get_css_name(pointer).map { String(cString: $0) } ?? ""
  }

  /// The popover that the widget is in, or the window; they have surfaces of their own.
  var native: Widget? { gtk_widget_get_native(pointer).map { Widget($0) } }

  var nearestPopover: Widget? {
    lineage.dropFirst().first(where: \.isPopover)
  }

  /// The popovers that are open in the widget; one that is in another comes after it.
  ///
  /// Complexity: linear in the number of widgets that are on screen.
  var openPopovers: [Widget] {
    var found: [Widget] = []
    Widget.visit(in: pointer) { child in
      guard gtk_widget_get_mapped(child) != 0 else { return false }
      if cgtk_is_popover(child) != 0 { found.append(Widget(child)) }
      return true
    }
    return found
  }
}
