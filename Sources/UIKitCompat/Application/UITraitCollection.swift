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
    self.init(nil as Presentation.Environment?)
  }

  @MainActor convenience init(_ host: WindowHost?) { self.init(host?.presenter.environment) }

  private init(_ environment: Presentation.Environment?) {
    userInterfaceIdiom = environment.map { $0.idiom == .pad ? .pad : .phone } ?? .unspecified
    horizontalSizeClass =
      environment.map { $0.sizeClass == .regular ? .regular : .compact } ?? .unspecified
    layoutDirection =
      environment.map { $0.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
      ?? .unspecified
    verticalSizeClass = horizontalSizeClass
  }
}
