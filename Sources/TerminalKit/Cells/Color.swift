/// A color of a cell: the terminal's default, an entry of its palette, or a mixture of red, green and blue.
///
/// The sixteen named colors come from the user's theme, and are therefore legible in each
/// theme; prefer them. Where the terminal offers fewer colors, the nearest one is shown.
public struct Color: Hashable, Sendable {
  enum Kind: Hashable {
    case `default`
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The kind in the top byte, its components below: a cell stays small.
  private let packed: UInt32

  var kind: Kind {
    switch packed >> 24 {
    case 0: .default
    case 1: .palette(UInt8(truncatingIfNeeded: packed))
    default:
      .rgb(
        red: UInt8(truncatingIfNeeded: packed >> 16), green: UInt8(truncatingIfNeeded: packed >> 8),
        blue: UInt8(truncatingIfNeeded: packed))
    }
  }

  private init(packed: UInt32) { self.packed = packed }

  /// Returns an entry of the terminal's palette of 256; entries below 16 are the named colors.
  public static func palette(_ index: UInt8) -> Color { Color(packed: 1 << 24 | UInt32(index)) }

  /// Returns a mixture, each part from 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(packed: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The terminal's own foreground or background.
  public static let `default` = Color(packed: 0)
}

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
