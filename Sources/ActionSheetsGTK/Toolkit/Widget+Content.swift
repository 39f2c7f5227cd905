import CGTK

extension Widget {
  /// What a window holds; the widget must be a window.
  package var content: Widget? {
    get { cgtk_get_widget_property(pointer, contentProperty).map { Widget($0) } }
    set { cgtk_set_widget_property(pointer, contentProperty, newValue?.pointer) }
  }

  /// The name of the property that holds what a window holds.
  ///
  /// libadwaita's windows keep that in a property of their own, and refuse another child.
  var contentProperty: String {
    cgtk_has_widget_property(pointer, "content") != 0 ? "content" : "child"
  }
}
