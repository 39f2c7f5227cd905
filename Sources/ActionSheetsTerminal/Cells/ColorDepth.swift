/// How many colors a terminal shows.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colors; bold, dim, italic, underlined and reversed text stays.
  case none
  /// The sixteen named colors.
  case ansi16
  /// The palette of 256 colors.
  case ansi256
  /// Any mixture of red, green and blue.
  case trueColor

  /// Orders depths by the number of colors.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
