/// When color is used.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// As the terminal and its environment suggest.
  case auto

  /// Always.
  case always

  /// Never.
  case never
}
