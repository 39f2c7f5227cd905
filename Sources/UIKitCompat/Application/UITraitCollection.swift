import ActionSheets

/// The room that an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The host has not said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The host has not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What an interface knows of its host.
public final class UITraitCollection: NSObject, Sendable {
  /// The family of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down; hosts know one size class only, which is this one too.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of layout.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// Creates traits of which nothing is known.
  public override convenience init() {
    self.init(nil)
  }

  init(_ environment: ActionSheets.Environment?) {
    userInterfaceIdiom = environment.map { $0.idiom == .pad ? .pad : .phone } ?? .unspecified
    let room = environment.map {
      $0.sizeClass == .regular ? UIUserInterfaceSizeClass.regular : .compact
    }
    horizontalSizeClass = room ?? .unspecified
    verticalSizeClass = room ?? .unspecified
    layoutDirection =
      environment.map { $0.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
      ?? .unspecified
    super.init()
  }
}
