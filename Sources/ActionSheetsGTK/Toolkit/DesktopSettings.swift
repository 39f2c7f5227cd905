import CGTK

/// What the person has set for all programs, as GTK knows it.
@MainActor
final class DesktopSettings {
  /// Hears of any change that a sheet must follow.
  var onChange: () -> Void = {}
  private var signals: [Signal] = []

  /// Creates the settings of the default display, or `nil` where there is none.
  init?() {
    guard let settings = gtk_settings_get_default() else { return nil }
    pointer = UnsafeMutableRawPointer(settings)
    let names = [
      "gtk-enable-animations", "gtk-theme-name", "gtk-application-prefer-dark-theme",
      "gtk-xft-dpi", "gtk-font-name",
    ]
    signals = names.map { name in
      Signal(pointer, "notify::" + name) { [weak self] _ in
        self?.onChange()
        return false
      }
    }
  }

  private let pointer: UnsafeMutableRawPointer

  /// Whether movement is welcome.
  var isAnimated: Bool { cgtk_get_boolean_property(pointer, "gtk-enable-animations") != 0 }

  /// Whether programs are to be dark.
  var isDark: Bool {
    cgtk_get_boolean_property(pointer, "gtk-application-prefer-dark-theme") != 0
      || themeName.hasSuffix("-dark") || themeName.hasSuffix("Inverse")
  }

  /// Whether the theme is one of high contrast.
  var isHighContrast: Bool { themeName.hasPrefix("HighContrast") || themeName.contains("-hc") }

  /// The height of the font in pixels.
  var fontSize: Double {
    let dpi = Double(cgtk_get_int_property(pointer, "gtk-xft-dpi")) / 1024
    guard let name = text("gtk-font-name"), let font = pango_font_description_from_string(name)
    else { return 15 }
    defer { pango_font_description_free(font) }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    guard size > 0 else { return 15 }
    return pango_font_description_get_size_is_absolute(font) != 0
      ? size : size * (dpi > 0 ? dpi : 96) / 72
  }

  private var themeName: String { text("gtk-theme-name") ?? "" }

  private func text(_ name: String) -> String? {
    guard let copy = cgtk_copy_string_property(pointer, name) else { return nil }
    defer { g_free(copy) }
    return String(cString: copy)
  }
}
