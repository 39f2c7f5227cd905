import CGTK

extension Widget {
  /// What a window holds; `nil` for what is no window, which takes nothing either.
  package var content: Widget? {
    get {
      guard isWindow else { return nil }
      return cgtk_get_widget_property(pointer, contentProperty).map { Widget($0) }
    }
    set {
      guard isWindow else { return }
      cgtk_set_widget_property(pointer, contentProperty, newValue?.pointer)
    }
  }

  /// The name of the property that holds what a window holds.
  ///
  /// libadwaita's windows keep that in a property of their own, and refuse another child.
  var contentProperty: String {
    cgtk_has_widget_property(pointer, "content") != 0 ? "content" : "child"
  }
}
