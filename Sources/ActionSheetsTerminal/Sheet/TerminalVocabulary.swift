/// The few words that the terminal presenter adds to a sheet, so that they can be translated.
public struct TerminalVocabulary: Hashable, Sendable {
  /// Stands in the border of a sheet that shows no Cancel button.
  public var escapeCancels: String
  /// Stands in the border of a modal view that the person may dismiss.
  public var escapeCloses: String
  /// Follows the number of rows that are out of view.
  public var more: String
  /// Follows the number of seconds that are left for an answer.
  public var seconds: String

  /// Creates a vocabulary; the defaults are English.
  public init(
    escapeCancels: String = "esc cancels", escapeCloses: String = "esc closes",
    more: String = "more", seconds: String = "s"
  ) {
    self.escapeCancels = escapeCancels
    self.escapeCloses = escapeCloses
    self.more = more
    self.seconds = seconds
  }
}
