import CGTK

/// The look of sheets.
public enum Appearance: Hashable, Sendable {
  /// The toolkit's own, as the person has set it for all programs.
  case toolkit
  /// The one measured on iOS 17: joined rows, its colors, its type sizes.
  case iOS
}

/// Keeps the style of sheets on the default display in step with the person's settings.
@MainActor
enum SheetStyle {
  private static let common = provider(of: StyleRules.common)
  private static let iOS = provider(of: "")
  private static var setting: StyleRules.Setting?

  static func update(_ appearance: Appearance, _ settings: DesktopSettings?) {
    _ = common
    guard appearance == .iOS, let settings else { return }
    let setting = StyleRules.Setting(theme: settings.theme, fontSize: settings.fontSize)
    guard setting != self.setting else { return }
    self.setting = setting
    gtk_css_provider_load_from_data(iOS, StyleRules.iOS(setting), -1)
  }

  /// Adds rules to the default display that a program's own style sheet overrides.
  private static func provider(of rules: String) -> UnsafeMutablePointer<GtkCssProvider>? {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    // One below GTK_STYLE_PROVIDER_PRIORITY_APPLICATION.
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.map { OpaquePointer($0) }, 599)
    return provider
  }
}
