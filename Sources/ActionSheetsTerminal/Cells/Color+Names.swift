extension Color {
  /// The palette's black.
  public static let black = palette(0)
  /// The palette's red.
  public static let red = palette(1)
  /// The palette's green.
  public static let green = palette(2)
  /// The palette's yellow.
  public static let yellow = palette(3)
  /// The palette's blue.
  public static let blue = palette(4)
  /// The palette's magenta.
  public static let magenta = palette(5)
  /// The palette's cyan.
  public static let cyan = palette(6)
  /// The palette's white, a light gray in most themes.
  public static let white = palette(7)
  /// The palette's bright black, a gray in most themes.
  public static let brightBlack = palette(8)
  /// The palette's bright red.
  public static let brightRed = palette(9)
  /// The palette's bright green.
  public static let brightGreen = palette(10)
  /// The palette's bright yellow.
  public static let brightYellow = palette(11)
  /// The palette's bright blue.
  public static let brightBlue = palette(12)
  /// The palette's bright magenta.
  public static let brightMagenta = palette(13)
  /// The palette's bright cyan.
  public static let brightCyan = palette(14)
  /// The palette's bright white.
  public static let brightWhite = palette(15)
}
