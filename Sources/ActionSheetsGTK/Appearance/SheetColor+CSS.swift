import ActionSheets

extension SheetColor {
  /// The color as a value of a style sheet.
  var css: String {
    opacity == 1 ? "rgb(\(red),\(green),\(blue))" : "rgba(\(red),\(green),\(blue),\(opacity))"
  }
}
