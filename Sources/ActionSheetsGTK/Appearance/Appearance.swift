/// The look of sheets.
public enum Appearance: Hashable, Sendable {
  /// The toolkit's own, as the person has set it for all programs.
  case toolkit
  /// The one measured on iOS 17: joined rows, its colors, its type sizes.
  case iOS
}
