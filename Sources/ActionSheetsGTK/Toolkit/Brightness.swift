import CGTK

/// How much light one widget of the program gets, until this is dropped.
@MainActor
final class Brightness {
  let widget: Widget
  private let provider = gtk_css_provider_new()

  /// Leaves a widget as bright as it is.
  init(of widget: Widget) {
    self.widget = widget
    // Above the program's own rules: a theme's transition would lag behind each value.
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.pointer), provider.map { OpaquePointer($0) },
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER))
  }

  isolated deinit {
    gtk_style_context_remove_provider(
      gtk_widget_get_style_context(widget.pointer), provider.map { OpaquePointer($0) })
    g_object_unref(provider)
  }

  /// The share of the light, in hundredths.
  var percent = 100 {
    didSet {
      guard percent != oldValue else { return }
      // The rules are those of the one widget.
      let rules = percent < 100 ? "* { filter: brightness(\(percent)%); transition: none; }" : ""
      gtk_css_provider_load_from_data(provider, rules, -1)
    }
  }
}
