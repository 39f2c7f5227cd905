import CGTK

/// Rules for the look of widgets on the default display.
@MainActor
final class StyleSheet {
  private let provider: UnsafeMutablePointer<GtkCssProvider>

  /// Adds rules that a program's own style sheet overrides.
  init(_ rules: String) {
    provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    guard let display = gdk_display_get_default() else { return }
    // One below GTK_STYLE_PROVIDER_PRIORITY_APPLICATION.
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 599)
  }

  /// Replaces the rules.
  func replace(with rules: String) {
    gtk_css_provider_load_from_data(provider, rules, -1)
  }

  isolated deinit {
    if let display = gdk_display_get_default() {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
    }
    g_object_unref(provider)
  }
}
