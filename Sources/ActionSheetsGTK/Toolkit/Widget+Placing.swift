import CGTK

extension Widget {
  /// Whether the widget takes width that nothing else in its parent has a use for.
  package var isExpanding: Bool {
    get { gtk_widget_get_hexpand(pointer) != 0 }
    set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget has its own width in the middle of its parent, rather than all of the width there.
  package var isCenteredHorizontally: Bool {
    get { gtk_widget_get_halign(pointer) == GTK_ALIGN_CENTER }
    set { gtk_widget_set_halign(pointer, newValue ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL) }
  }

  /// Whether the widget has its own height in the middle of its parent, rather than all of the height there.
  package var isCenteredVertically: Bool {
    get { gtk_widget_get_valign(pointer) == GTK_ALIGN_CENTER }
    set { gtk_widget_set_valign(pointer, newValue ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL) }
  }

  /// Keeps points free above and below the widget.
  package func setMargins(vertical points: Int) {
    gtk_widget_set_margin_top(pointer, Int32(clamping: points))
    gtk_widget_set_margin_bottom(pointer, Int32(clamping: points))
  }

  /// Has the widget be at least some points wide.
  package func setLeastWidth(_ points: Int) {
    gtk_widget_set_size_request(pointer, Int32(clamping: points), -1)
  }

  /// Has the parent show the widget where it is visible, or leave it out.
  package func setChildVisible(_ isShown: Bool) {
    gtk_widget_set_child_visible(pointer, isShown ? 1 : 0)
  }
}
