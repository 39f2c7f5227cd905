/// The size of text as iOS counts it, where 17 is the usual size of body text.
struct TextSize: Equatable {
  /// The size of body text in points.
  let body: Double

  /// The height in pixels of the font with which GTK is made to look right: 11 points at 96 dots per inch.
  private static let usualFontSize = 11.0 * 96 / 72

  /// Returns the size of text that stands for a height in pixels of the toolkit's font.
  init(fontSize: Double) {
    body = 17 * fontSize / TextSize.usualFontSize
  }

  /// Whether it is one of the sizes that iOS offers only for accessibility.
  var isAccessibilitySize: Bool { body >= 27.5 }

  /// The size of a button's font (row A2).
  var button: Double {
    switch body {
    case ..<18: 21
    case ..<20: 23
    case ..<24.5: 24
    default: max(24, body)
    }
  }

  /// The size of the font of a sheet's title and message (row A3).
  var heading: Double { 13 * max(1, body / 17) }
}
