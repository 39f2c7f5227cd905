import CGTK

extension Widget {
  /// Whether the widget takes width that nothing else in its parent has a use for.
  package var isExpanding: Bool {
    get { gtk_widget_get_hexpand(pointer) != 0 }
    set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget has its own height in the middle of its parent, rather than all of the height there.
  package var isCenteredVertically: Bool {
    get { gtk_widget_get_valign(pointer) == GTK_ALIGN_CENTER }
    set { gtk_widget_set_valign(pointer, newValue ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL) }
  }
}
