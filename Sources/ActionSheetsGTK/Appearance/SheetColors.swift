import ActionSheets

/// A color in the sRGB space.
struct SheetColor: Equatable {
  /// The parts of the light, from 0 to 255.
  let red, green, blue: UInt8
  /// How much it covers what is beneath, from 0 to 1.
  let opacity: Double

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  static let black = SheetColor(0, 0, 0)
  static let white = SheetColor(255, 255, 255)

  func withOpacity(_ opacity: Double) -> SheetColor {
    SheetColor(red, green, blue, opacity: opacity)
  }

  var css: String {
    opacity == 1 ? "rgb(\(red),\(green),\(blue))" : "rgba(\(red),\(green),\(blue),\(opacity))"
  }
}

/// The colors of a sheet in the look of iOS.
///
/// Red and tint are Apple's (rows A9 and A10); the others follow what the Flutter project measured on iOS 17, without
/// the blur of what is beneath, and the grays of text are such that they can be read: a contrast of 4.5.
struct SheetColors {
  /// The ground of the rows and the heading.
  let group: SheetColor
  /// The ground of a Cancel that stands apart.
  let cancel: SheetColor
  /// Text that is no button.
  let text: SheetColor
  let pressed: SheetColor
  let divider: SheetColor
  /// The title of a disabled button, destructive or not.
  let disabled: SheetColor
  /// The title of a button, and the outline of the focus.
  let tint: SheetColor
  /// The title of a destructive button, its sign, and the outline of the focus on it.
  let destructive: SheetColor
  /// The reason why a text is not valid: the red of high contrast, because that of buttons is too light for small text.
  let problem: SheetColor
  private let secondary: SheetColor

  init(isDark: Bool, isHighContrast: Bool) {
    text = isDark ? .white : .black
    group = isDark ? SheetColor(37, 37, 37) : SheetColor(249, 249, 249)
    cancel = isDark ? SheetColor(44, 44, 46) : .white
    pressed = isDark ? SheetColor(72, 72, 74) : SheetColor(224, 224, 224)
    divider = text.withOpacity(0.2)
    disabled = text.withOpacity(0.3)
    problem = isDark ? SheetColor(255, 105, 97) : SheetColor(215, 0, 21)
    switch (isDark, isHighContrast) {
    case (false, false):
      secondary = SheetColor(110, 110, 115)
      tint = SheetColor(0, 122, 255)
      destructive = SheetColor(255, 59, 48)
    case (true, false):
      secondary = SheetColor(152, 152, 157)
      tint = SheetColor(10, 132, 255)
      destructive = SheetColor(255, 69, 58)
    case (false, true):
      secondary = text
      tint = SheetColor(0, 64, 221)
      destructive = SheetColor(215, 0, 21)
    case (true, true):
      secondary = text
      tint = SheetColor(64, 156, 255)
      destructive = SheetColor(255, 105, 97)
    }
  }

  /// Returns the color of title and message: that of text in an alert, else a gray one unless contrast is high.
  func heading(of kind: Content.Kind) -> SheetColor {
    kind == .alert ? text : secondary
  }
}
