import CGTK
import Testing

@testable import ActionSheetsGTK

/// What the person has set for all programs; a test that holds one may change it, and it is put back afterwards.
@MainActor
final class Desktop {
  private let settings: UnsafeMutableRawPointer?

  init() {
    Display.start
    settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    theme = "Adwaita"
    font = Desktop.usualFont
    textScale = 1
    prefersDark = false
    // Themes fade from color to color.
    isAnimated = false
  }

  isolated deinit {
    for name in [
      "gtk-theme-name", "gtk-font-name", "gtk-xft-dpi", "gtk-application-prefer-dark-theme",
      "gtk-enable-animations",
    ] {
      gtk_settings_reset_property(settings.map { OpaquePointer($0) }, name)
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    Display.settle()
  }

  /// The font at which body text has the usual size of iOS, 17.
  static let usualFont = "Sans 11"

  var theme = "Adwaita" { didSet { set("gtk-theme-name", theme) } }
  var font = Desktop.usualFont { didSet { set("gtk-font-name", font) } }
  var textScale = 1.0 {
    didSet {
      cgtk_set_int_property(settings, "gtk-xft-dpi", Int32(96 * 1024 * textScale))
    }
  }
  var prefersDark = false {
    didSet {
      cgtk_set_boolean_property(
        settings, "gtk-application-prefer-dark-theme", prefersDark ? 1 : 0)
    }
  }
  var isAnimated = false {
    didSet {
      cgtk_set_boolean_property(settings, "gtk-enable-animations", isAnimated ? 1 : 0)
    }
  }
  var isRightToLeft = false {
    didSet {
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }

  private func set(_ name: String, _ value: String) {
    cgtk_set_string_property(settings, name, value)
  }
}

/// A theme that comes with GTK, as the person sets it.
enum Look: String, CaseIterable, CustomTestStringConvertible {
  case light = "Adwaita"
  case dark = "Adwaita-dark"
  case strong = "HighContrast"
  case strongDark = "Default-hc-dark"

  var testDescription: String { rawValue }
}
