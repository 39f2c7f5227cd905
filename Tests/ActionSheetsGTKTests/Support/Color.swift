import CGTK
import Foundation

@testable import ActionSheetsGTK

/// A color without transparency.
struct Color: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  var description: String { "\(red) \(green) \(blue)" }

  /// The contrast to another color, from 1 to 21, as the Web Content Accessibility Guidelines count it.
  func contrast(to other: Color) -> Double {
    let lights = [luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The color with a share of its light.
  func dimmed(to share: Double) -> Color {
    Color(Int(Double(red) * share), Int(Double(green) * share), Int(Double(blue) * share))
  }

  /// The greatest difference of a part to that of another color.
  func distance(to other: Color) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  private var luminance: Double {
    let parts = [red, green, blue].map { value in
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

extension Widget {
  /// The color in which the widget draws text, as GTK has computed it from all style sheets.
  var color: Color { rgba.map { $0.color } ?? Color(0, 0, 0) }

  /// How opaque that color is.
  var colorOpacity: Double { rgba.map { Double($0.alpha) } ?? 0 }

  private var rgba: GdkRGBA? {
    guard let context = gtk_widget_get_style_context(pointer) else { return nil }
    var rgba = GdkRGBA()
    gtk_style_context_get_color(context, &rgba)
    return rgba
  }

  /// The first widget of a class within this one, depth first.
  func first(_ type: String, where isWanted: (Widget) -> Bool = { _ in true }) -> Widget? {
    for child in children {
      if String(cString: cgtk_type_name(child.pointer)) == type, isWanted(child) { return child }
      if let found = child.first(type, where: isWanted) { return found }
    }
    return nil
  }

  /// The label with a class of the style sheet.
  func label(_ style: String) -> Widget? {
    first("GtkLabel") { gtk_widget_has_css_class($0.pointer, style) != 0 }
  }

  /// The label of a row, which is not its mark.
  var title: Widget? {
    first("GtkLabel") { gtk_widget_has_css_class($0.pointer, "actionsheet-mark") == 0 }
  }

  /// The mark of a destructive row, while it is shown.
  var mark: Widget? {
    first("GtkLabel") {
      gtk_widget_has_css_class($0.pointer, "actionsheet-mark") != 0 && $0.isVisible
    }
  }
}

extension GdkRGBA {
  fileprivate var color: Color {
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
    return Color(parts[0], parts[1], parts[2])
  }
}
