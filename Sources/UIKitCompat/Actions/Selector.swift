/// The name of a method, as Objective-C writes it: `"share:"`.
///
/// There is no Objective-C here, and so no `#selector`: write the name as a string. It is performed by targets
/// that conform to ``UISelectorTarget``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, colons included.
  public let description: String

  /// Creates the name of a method.
  public init(_ name: String) {
    description = name
  }

  /// Creates the name of a method.
  public init(stringLiteral name: String) {
    description = name
  }
}
