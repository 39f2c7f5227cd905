/// A color for the program's own drawing; this module draws nothing.
public final class UIColor: NSObject, Sendable {
  /// The parts of the color, each from 0 to 1.
  public let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Creates a color from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = (red, green, blue, alpha)
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Returns whether another object is the same color.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { components == $0.components } ?? false
  }

  /// A hash of the parts.
  public override var hash: Int {
    [components.red, components.green, components.blue, components.alpha].hashValue
  }
}

// The colors with a name.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// A picture for the program's own drawing, known by its name.
public final class UIImage: NSObject, Sendable {
  /// The name that the program gave.
  public let name: String

  /// Names a picture of the program.
  public init?(named name: String) {
    self.name = name
  }

  /// Names a picture of the system.
  public init?(systemName name: String) {
    self.name = name
  }
}
