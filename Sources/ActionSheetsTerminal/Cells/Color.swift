/// A color of a cell: the terminal's default, an entry of its palette, or a mixture of red, green and blue.
///
/// The sixteen named colors are whatever the user's theme makes of them, and are therefore legible in each
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
