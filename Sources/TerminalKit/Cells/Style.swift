/// How the text of a cell looks.
///
///     let warning = Style(foreground: .red, isBold: true)
public struct Style: Hashable, Sendable {
  /// The color of the text.
  public var foreground: Color
  /// The color behind the text.
  public var background: Color
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is faint.
  public var isDim: Bool
  /// Whether the text is italic.
  public var isItalic: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether foreground and background change places.
  public var isReversed: Bool

  /// Creates a style; parts that are not given are the terminal's default.
  public init(
    foreground: Color = .default, background: Color = .default, isBold: Bool = false,
    isDim: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The terminal's default text.
  public static let plain = Style()

  /// Returns the style with colors that a terminal of the given depth can show.
  func reduced(to depth: ColorDepth) -> Style {
    var style = self
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    return style
  }

  /// The part of the style that shows on a space: only the background, unless it is underlined or reversed.
  var onBlank: Style { isUnderlined || isReversed ? self : Style(background: background) }
}
