import CGTK

/// Finds what has the focus of a window.
@MainActor
enum FocusMemory {
  /// Returns the widget that has the focus of a window, or `nil`.
  static func focus(of window: Widget) -> Widget? {
    gtk_window_get_focus(window.cast(to: GtkWindow.self)).map { Widget($0) }
  }

  /// Takes the focus of a window away from what has it.
  static func clear(_ window: Widget) {
    gtk_window_set_focus(window.cast(to: GtkWindow.self), nil)
  }

  /// Gives the focus back to a widget, or to what its popover came from when that has been closed.
  ///
  /// Where that cannot take it, a window without focus gives it to the first that can.
  static func restore(_ widget: Widget, in window: Widget) {
    var shown: Widget? = widget
    while let current = shown, let native = current.native, native.isPopover, !native.isMapped {
      shown = native.parent
    }
    guard shown?.grabFocus() != true, focus(of: window) == nil else { return }
    gtk_widget_child_focus(window.pointer, GTK_DIR_TAB_FORWARD)
  }
}

/// The windows of the program.
@MainActor
enum Toplevels {
  /// Returns whether a window has not been destroyed.
  static func contain(_ window: Widget) -> Bool {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      if item == UnsafeMutableRawPointer(window.pointer) { return true }
    }
    return false
  }
}

/// Tells the buttons of a window's frame from everything else.
@MainActor
enum WindowControls {
  /// Returns whether a widget is one of the buttons that close, enlarge or hide the window.
  static func contain(_ widget: Widget) -> Bool {
    var next: Widget? = widget
    while let current = next {
      if cgtk_is_window_controls(current.pointer) != 0 { return true }
      next = current.parent
    }
    return false
  }
}
