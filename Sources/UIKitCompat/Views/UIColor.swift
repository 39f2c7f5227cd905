/// A color. This module draws nothing; the program's own drawing may use it.
public final class UIColor: NSObject, Sendable {
  private let parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Creates a color from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = (red, green, blue, alpha)
    super.init()
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The parts of the color, each from 0 to 1.
  public var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts }

  /// Returns the same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Returns whether another object is the same color.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return parts == other.parts
  }

  /// A hash of the parts.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts.red)
    hasher.combine(parts.green)
    hasher.combine(parts.blue)
    hasher.combine(parts.alpha)
    return hasher.finalize()
  }
}
