import CGTK

extension Widget {
  /// Sets the name by which assistive technology knows the widget.
  package func setAccessibleName(_ name: String) {
    cgtk_set_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// Sets the description that assistive technology adds to the name.
  func setAccessibleDescription(_ text: String) {
    cgtk_set_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Hides the widget and all within it from assistive technology, or shows it again.
  package func setAccessibleHidden(_ isHidden: Bool) {
    cgtk_set_accessible_hidden(pointer, isHidden ? 1 : 0)
  }

  /// Whether assistive technology passes the widget over, for whatever reason.
  var isAccessibleHidden: Bool { cgtk_is_accessible_hidden(pointer) != 0 }

  /// Says that what is beneath the widget cannot be used.
  func setAccessibleModal() {
    cgtk_set_accessible_modal(pointer)
  }
}
