import CGTK

/// The widget that had the focus of a window, if any had.
@MainActor
struct FocusMemory {
  /// The widget; it may be gone meanwhile.
  var widget: Widget?

  init() {}

  init(of window: Widget?) {
    widget = window.flatMap { FocusMemory.focus(of: $0) }
  }

  static func focus(of window: Widget) -> Widget? {
    gtk_window_get_focus(window.cast(to: GtkWindow.self)).map { Widget($0) }
  }

  /// Takes the focus of a window away from one of some widgets.
  ///
  /// A widget may take the focus itself as it ends an edit: a `GtkEditableLabel` does.
  static func clear(_ window: Widget, of isOne: (Widget) -> Bool) {
    for _ in 0..<3 where focus(of: window).map(isOne) == true {
      gtk_window_set_focus(window.cast(to: GtkWindow.self), nil)
    }
  }

  /// Gives the focus back, or to the widget that its popover came from when that has been closed.
  ///
  /// Where that cannot take it, or is gone, a window without focus gives it to the first that can.
  func restore(in window: Widget) {
    guard let widget else { return }
    var shown = widget.window == window ? widget : nil
    while let current = shown, let native = current.native, native.isPopover, !native.isMapped {
      shown = native.parent
    }
    // GTK keeps the focus on a widget that has been taken out of a window until the next frame.
    guard shown?.grabFocus() != true, FocusMemory.focus(of: window)?.isMapped != true else {
      return
    }
    gtk_widget_child_focus(window.pointer, GTK_DIR_TAB_FORWARD)
  }
}

extension Widget {
  /// Moves the focus within the widget; with Tab from its end to its start. Returns whether that could be.
  ///
  /// GTK 4.8 leaves a window with a title bar without focus there.
  func loopFocus(_ direction: GtkDirectionType, from focus: Widget?) -> Bool {
    if gtk_widget_child_focus(pointer, direction) != 0 { return true }
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else {
      return false
    }
    for widget in focus?.lineage.dropFirst().prefix(while: { $0.isWithin(self) }) ?? [] {
      gtk_widget_set_focus_child(widget.pointer, nil)
    }
    return gtk_widget_child_focus(pointer, direction) != 0
  }
}
