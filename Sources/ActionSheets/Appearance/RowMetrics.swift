/// The measures in points of one button's row in the look of iOS, for one size of text.
///
/// Measured on iOS 17 by the Flutter project (rows A1, A2, A4 and A12).
public struct RowMetrics: Hashable, Sendable {
  /// The size of the title's font.
  public let fontSize: Double
  /// The height of a row whose title needs no more.
  public let leastHeight: Double
  /// The room above and below the title, which a title of several lines keeps.
  public let verticalPadding: Double
  /// The room beside the title.
  public let sidePadding = 10.0

  /// Finds the measures of the rows of a sheet or an alert.
  public init(_ kind: Content.Kind, _ text: TextSize) {
    verticalPadding = 1.8 + 0.4 * text.button
    switch kind {
    case .alert:
      fontSize = text.body
      leastHeight = 45
    case .actionSheet, .modal:
      fontSize = text.button
      leastHeight = 57.17
    }
  }

  /// The least height that the title's own box has between the paddings: at least one point.
  public var leastTitleHeight: Double { max(leastHeight - 2 * verticalPadding, 1) }
}
