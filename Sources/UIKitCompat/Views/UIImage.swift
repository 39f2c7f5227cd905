/// A picture, known by its name. This module draws nothing; the program's own drawing may use it.
public final class UIImage: NSObject, Sendable {
  /// The name that it was asked for by.
  public let name: String

  /// Names a picture of the program's.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Names a picture of the system's.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}
