/// A color in the sRGB space, as a plain value.
public struct SheetColor: Hashable, Sendable {
  /// The red part, from 0 to 255.
  public let red: UInt8
  /// The green part, from 0 to 255.
  public let green: UInt8
  /// The blue part, from 0 to 255.
  public let blue: UInt8
  /// How much it covers what is beneath, from 0 to 1.
  public let opacity: Double

  /// Creates a color of parts from 0 to 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  static let black = SheetColor(0, 0, 0)
  static let white = SheetColor(255, 255, 255)

  func withOpacity(_ opacity: Double) -> SheetColor {
    SheetColor(red, green, blue, opacity: opacity)
  }
}
