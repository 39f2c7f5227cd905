/// The size of text as iOS counts it, where 17 points is the usual size of body text.
///
/// The steps were measured on iOS 17 by the Flutter project.
struct TextSize: Equatable {
  /// The size of body text in points.
  let body: Double

  init(body: Double) {
    self.body = body
  }

  /// Takes the height in pixels of the toolkit's font.
  ///
  /// GTK is made to look right with a font of 11 points at 96 dots per inch, which is 17 for iOS.
  init(fontSize: Double) {
    self.init(body: 17 * fontSize / (11.0 * 96 / 72))
  }

  /// Whether it is one of the sizes that iOS offers only for accessibility: 28 points and more.
  var isAccessibilitySize: Bool { body >= 27.5 }

  /// The size of the font of a sheet's buttons in points (row A2).
  var button: Double {
    switch body {
    case ..<18: 21
    case ..<20: 23
    case ..<24.5: 24
    default: max(24, body)
    }
  }

  /// The size of the font of a sheet's title and message in points, 13 or more (row A3).
  var heading: Double { 13 * max(1, body / 17) }
}
