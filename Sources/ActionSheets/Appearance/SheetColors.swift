/// The colors of a sheet in the look of iOS.
///
/// Red and tint are Apple's (rows A9 and A10); the others follow what the Flutter project measured on iOS 17, without
/// the blur of what is beneath, and the grays of text are such that they can be read: a contrast of 4.5.
public struct SheetColors: Hashable, Sendable {
  /// What the rows and the heading stand on.
  public let group: SheetColor
  /// What Cancel stands on where it stands apart.
  public let cancel: SheetColor
  /// Text that is no button.
  public let text: SheetColor
  /// What a pressed row stands on.
  public let pressed: SheetColor
  /// The hairline between rows.
  public let divider: SheetColor
  /// The title of a disabled button, destructive or not.
  public let disabled: SheetColor
  /// The title of a button, and the outline of the focus.
  public let tint: SheetColor
  /// The title of a destructive button, its sign, and the outline of the focus on it.
  public let destructive: SheetColor
  private let secondary: SheetColor

  /// Finds the colors for what the person has set.
  ///
  /// - Parameters:
  ///   - isDark: Whether text is light on a dark ground.
  ///   - isHighContrast: Whether more contrast is wanted than is usual.
  public init(isDark: Bool, isHighContrast: Bool) {
    text = isDark ? .white : .black
    group = isDark ? SheetColor(37, 37, 37) : SheetColor(249, 249, 249)
    cancel = isDark ? SheetColor(44, 44, 46) : .white
    pressed = isDark ? SheetColor(72, 72, 74) : SheetColor(224, 224, 224)
    divider = text.withOpacity(0.2)
    disabled = text.withOpacity(0.3)
    switch (isDark, isHighContrast) {
    case (false, false):
      secondary = SheetColor(110, 110, 115)
      tint = SheetColor(0, 122, 255)
      destructive = SheetColor(255, 59, 48)
    case (true, false):
      secondary = SheetColor(152, 152, 157)
      tint = SheetColor(10, 132, 255)
      destructive = SheetColor(255, 69, 58)
    case (false, true):
      secondary = text
      tint = SheetColor(0, 64, 221)
      destructive = SheetColor(215, 0, 21)
    case (true, true):
      secondary = text
      tint = SheetColor(64, 156, 255)
      destructive = SheetColor(255, 105, 97)
    }
  }

  /// Returns the color of title and message: that of text in an alert, else a gray one unless contrast is high.
  public func heading(of kind: Content.Kind) -> SheetColor {
    kind == .alert ? text : secondary
  }
}
