import ActionSheets

/// The room that an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}

/// The properties of a host that a layout depends on.
public final class UITraitCollection: NSObject, Sendable {
  /// The family of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down: the same, because hosts have one size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of layout.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// Creates unspecified traits.
  public override convenience init() {
    self.init(nil)
  }

  init(_ environment: ActionSheets.Environment?) {
    if let environment {
      userInterfaceIdiom = environment.idiom == .pad ? .pad : .phone
      horizontalSizeClass = environment.sizeClass == .regular ? .regular : .compact
      layoutDirection =
        environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    } else {
      userInterfaceIdiom = .unspecified
      horizontalSizeClass = .unspecified
      layoutDirection = .unspecified
    }
    verticalSizeClass = horizontalSizeClass
    super.init()
  }
}
