/// A width and a height.
public struct Size<Unit: LayoutUnit> {
  /// The extent across.
  public var width: Unit
  /// The extent down.
  public var height: Unit

  /// Creates a size.
  public init(width: Unit, height: Unit) {
    self.width = width
    self.height = height
  }
}

extension Size: Equatable {}
extension Size: Hashable where Unit: Hashable {}
extension Size: Sendable where Unit: Sendable {}
