/// A color of a cell: the terminal's default, an entry of its palette, or a mixture of red, green and blue.
///
/// Prefer the sixteen named colors, which each theme keeps legible. Where the terminal offers fewer
/// colors, the nearest one is shown.
public struct Color: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case `default`
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  let kind: Kind

  /// Returns an entry of the terminal's palette of 256; entries below 16 are the named colors.
  public static func palette(_ index: UInt8) -> Color { Color(kind: .palette(index)) }

  /// Returns a mixture, each part from 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(kind: .rgb(red: red, green: green, blue: blue))
  }

  /// The terminal's own foreground or background.
  public static let `default` = Color(kind: .default)
}

extension Color {
  /// A named color, which the person's theme defines.
  public static let (black, red, green, yellow) = (palette(0), palette(1), palette(2), palette(3))
  /// A named color, which the person's theme defines; white is a light gray in most.
  public static let (blue, magenta, cyan, white) = (palette(4), palette(5), palette(6), palette(7))
  /// A bright named color, which the person's theme defines; black is a gray in most.
  public static let (brightBlack, brightRed, brightGreen, brightYellow) = (
    palette(8), palette(9), palette(10), palette(11)
  )
  /// A bright named color, which the person's theme defines.
  public static let (brightBlue, brightMagenta, brightCyan, brightWhite) = (
    palette(12), palette(13), palette(14), palette(15)
  )
}
