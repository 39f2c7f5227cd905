import CGTK

internal import CLibrary

/// The person's settings for all programs, as GTK knows them for its default display.
@MainActor
final class DesktopSettings {
  /// Called at any change that a sheet must follow.
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
      Signal(pointer, "notify::" + name) { [weak self] in self?.onChange() }
    }
    if let adwaita {
      signals.append(Signal(adwaita, "notify::high-contrast") { [weak self] in self?.onChange() })
    }
  }

  private let adwaita = cgtk_adwaita_style().map { UnsafeMutableRawPointer($0) }

  private let pointer: UnsafeMutableRawPointer

  /// Whether movement is welcome.
  var isAnimated: Bool { cgtk_get_boolean_property(pointer, "gtk-enable-animations") != 0 }

  var theme: Theme {
    // A widget that is nowhere has the colors of the display's theme.
    let probe = Widget(new: gtk_label_new(nil))
    return Theme(
      text("gtk-theme-name") ?? "", override: environmentVariable("GTK_THEME"),
      // libadwaita has GTK load an empty theme, and keeps the person's wish in an object of its own.
      isKnownStrong: adwaita.map { cgtk_get_boolean_property($0, "high-contrast") != 0 } ?? false,
      textLuminance: probe.luminance(of: "theme_fg_color") ?? 0,
      groundLuminance: probe.luminance(of: "theme_bg_color") ?? 1)
  }

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

  private func text(_ name: String) -> String? {
    guard let copy = cgtk_copy_string_property(pointer, name) else { return nil }
    defer { g_free(copy) }
    return String(cString: copy)
  }
}

extension Widget {
  /// Returns how light a color of the theme is, from 0 to 1, or `nil` where it has none of that name.
  fileprivate func luminance(of name: String) -> Double? {
    guard let context = gtk_widget_get_style_context(pointer) else { return nil }
    var color = GdkRGBA()
    guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
    return Double(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
  }
}

/// The properties of a theme that the iOS look follows.
struct Theme: Equatable {
  /// Whether it is light text on a dark ground.
  let isDark: Bool
  let isHighContrast: Bool

  /// Judges a theme.
  ///
  /// Darkness is read from its colors: GTK falls back to its light theme for an unknown name, and other names tell
  /// nothing.
  ///
  /// - Parameters:
  ///   - override: The value of the environment variable `GTK_THEME`, which goes before it: a name, or a name, a
  ///     colon and a variant.
  ///   - isKnownStrong: Whether high contrast is known from elsewhere than the name.
  init(
    _ name: String, override: String? = nil, isKnownStrong: Bool = false, textLuminance: Double,
    groundLuminance: Double
  ) {
    isDark = textLuminance > groundLuminance
    let overriding = override?.split(separator: ":").first.map { String($0) }
    let name = overriding ?? name
    isHighContrast =
      isKnownStrong || name.hasPrefix("HighContrast") || name.hasSuffix("-hc")
      || name.hasSuffix("-hc-dark")
  }
}
