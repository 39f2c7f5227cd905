// The names of Swift 1 and 2.

extension UIApplication {
  /// The only application.
  @available(*, deprecated, renamed: "shared")
  public static func sharedApplication() -> UIApplication { shared }
}

extension UIDevice {
  /// The only device.
  @available(*, deprecated, renamed: "current")
  public static func currentDevice() -> UIDevice { current }
}

extension UIScreen {
  /// The only screen.
  @available(*, deprecated, renamed: "main")
  public static func mainScreen() -> UIScreen { main }
}

/// Returns the family that the host resembles, as programs asked before `UIDevice` said so.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIUserInterfaceIdiom {
  /// One column of content.
  @available(*, deprecated, renamed: "phone")
  public static var Phone: UIUserInterfaceIdiom { .phone }

  /// Room for content beside content.
  @available(*, deprecated, renamed: "pad")
  public static var Pad: UIUserInterfaceIdiom { .pad }
}

extension UIUserInterfaceSizeClass {
  /// Little room.
  @available(*, deprecated, renamed: "compact")
  public static var Compact: UIUserInterfaceSizeClass { .compact }

  /// Much room.
  @available(*, deprecated, renamed: "regular")
  public static var Regular: UIUserInterfaceSizeClass { .regular }
}
