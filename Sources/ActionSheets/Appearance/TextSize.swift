/// The size of text as iOS counts it, where 17 points is the usual size of body text.
///
/// A toolkit with sizes of its own tells how large its text is in this count, and finds here how large the parts of a
/// sheet are beside it. The steps were measured on iOS 17 by the Flutter project.
public struct TextSize: Hashable, Sendable {
  /// The size of body text in points.
  public let body: Double

  /// The size of body text that a person has who has chosen none: 17 points.
  public static let usual = TextSize(body: 17)

  /// Takes a size of body text in points.
  public init(body: Double) {
    self.body = body
  }

  /// Whether it is one of the sizes that iOS offers only for accessibility: 28 points and more.
  public var isAccessibilitySize: Bool { body >= 27.5 }

  /// The size of the font of a sheet's buttons in points (row A2).
  public var button: Double {
    switch body {
    case ..<18: 21
    case ..<20: 23
    case ..<24.5: 24
    default: max(24, body)
    }
  }

  /// The size of the font of a sheet's title and message in points, 13 or more (row A3).
  public var heading: Double { 13 * max(1, body / 17) }
}
