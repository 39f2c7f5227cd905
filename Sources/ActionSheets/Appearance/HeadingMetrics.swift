/// The measures in points of a sheet's title, message and fields in the look of iOS, for one size of text.
///
/// Measured on iOS 17 by the Flutter project (row A3).
public struct HeadingMetrics: Hashable, Sendable {
  /// A text of the heading.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// The title.
    case title
    /// The message.
    case message
  }

  /// The size of the title's font.
  public let titleSize: Double
  /// The size of the message's font.
  public let messageSize: Double
  /// The room beside the texts.
  public let sidePadding = 16.0
  /// The room above the first text and below the last.
  public let endPadding = 13.5
  /// The room between title and message.
  public let spacing = 4.0
  /// The room beside and below the text fields.
  public let fieldPadding = 16.0

  /// Finds the measures of the heading of a sheet or an alert.
  public init(_ kind: Content.Kind, _ text: TextSize) {
    titleSize = kind == .alert ? text.body : text.heading
    messageSize = text.heading
  }

  /// Returns whether a part is in bold, 600 on the scale of weights: a title above a message, or a message alone.
  public static func isBold(_ part: Part, isAlone: Bool) -> Bool {
    switch part {
    case .title: !isAlone
    case .message: isAlone
    }
  }
}
