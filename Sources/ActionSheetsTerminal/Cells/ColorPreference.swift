/// Whether colors are wanted, whatever the environment says.
public enum ColorPreference: CaseIterable, Sendable {
  /// Colors as the environment and the terminal allow.
  case auto
  /// Colors even where the environment speaks against them.
  case always
  /// No colors; bold, dim, underlined and reversed text stays.
  case never
}
