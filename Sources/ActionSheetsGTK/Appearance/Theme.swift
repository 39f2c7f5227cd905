/// What a theme looks like, as far as another look must go with it.
struct Theme: Equatable {
  /// Whether it is light text on a dark ground.
  let isDark: Bool
  /// Whether it is one of high contrast.
  let isHighContrast: Bool

  /// Judges a theme.
  ///
  /// Darkness is read from its colors: GTK falls back to its light theme for a name that it does not know, and what
  /// another theme is called tells nothing.
  ///
  /// - Parameters:
  ///   - name: The theme that the person has set.
  ///   - override: The value of the environment variable `GTK_THEME`, which goes before it: a name, or a name, a
  ///     colon and a variant.
  ///   - isKnownStrong: Whether high contrast is known from elsewhere than the name.
  ///   - textLuminance: How light text is, from 0 to 1.
  ///   - groundLuminance: How light what it stands on is.
  init(
    _ name: String, override: String? = nil, isKnownStrong: Bool = false, textLuminance: Double,
    groundLuminance: Double
  ) {
    isDark = textLuminance > groundLuminance
    let overriding = override?.split(separator: ":").first.map { String($0) }
    let name = overriding ?? name
    isHighContrast =
      isKnownStrong || name.hasPrefix("HighContrast") || name.hasSuffix("-hc")
      || name.hasSuffix("-hc-dark")
  }
}
