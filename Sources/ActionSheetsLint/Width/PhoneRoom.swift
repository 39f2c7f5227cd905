import ActionSheets

/// The room that UIKit gives the title of a button on a phone held upright.
///
/// Apple publishes none of these numbers; each has its source beside it. Where sources differ, the one with the more
/// room stands here: a title that is called cut is cut by either.
struct PhoneRoom: Hashable, Sendable {
  /// The size of the letters in points.
  let size: Double
  /// The width of the label in points.
  let width: Double
  /// How small the letters may become before the title is cut.
  let leastScale: Double

  /// The width beyond which a title is cut, measured at full size in points.
  var limit: Double { width / leastScale }

  /// Finds the room, or `nil` where titles wrap: with text of a size for accessibility.
  ///
  /// That they wrap in alerts was observed by the Flutter project; in UIKit, sheets share the labels of alerts.
  init?(_ kind: Content.Kind, width: Int, bodySize: Int) {
    guard bodySize < 28 else { return nil }
    switch kind {
    case .actionSheet, .modal:
      size = Self.sheetSize(bodySize)
      self.width = max(0, Double(width) - 2 * Self.sheetMargin - 2 * Self.sheetPadding)
      leastScale = Self.sheetScale
    case .alert:
      size = Double(max(bodySize, 1))
      // Two buttons stand beside each other only where both titles fit at full size (row A12).
      self.width = max(0, Self.alertWidth - 2 * Self.alertPadding * size / 17)
      leastScale = min(1, Self.alertLeastSize / size)
    }
  }

  /// Between a sheet and the edge of the screen (row A4), measured on iOS 17 by the Flutter project.
  private static let sheetMargin = 8.0

  /// Between the edge of a sheet and a title (row A4), measured on iOS 17 by the Flutter project.
  private static let sheetPadding = 10.0

  /// How small the titles of a sheet become, from one picture.
  ///
  /// On a phone of 375 points with iOS 10 (signalapp/Signal-iOS, issue 1324) a title of 474 points was cut, and what
  /// stayed would be 461 points wide at full size: 0.72 to 0.77 of it fits into the label.
  private static let sheetScale = 0.74

  /// The width of an alert (row A12), measured on iOS 17 by the Flutter project.
  private static let alertWidth = 270.0

  /// Between the edge of an alert and a title at the usual size of text, by the Flutter project.
  private static let alertPadding = 8.0

  /// The size below which the titles of an alert do not shrink, by the Flutter project.
  private static let alertLeastSize = 10.0

  /// The size of the titles of a sheet in points (row A2).
  ///
  /// At the usual sizes of text, pictures of sheets show 20 points, and the Flutter project measured 21 on iOS 17.
  private static func sheetSize(_ bodySize: Int) -> Double {
    switch bodySize {
    case ..<18: 20
    case ..<20: 23
    default: 24
    }
  }
}
