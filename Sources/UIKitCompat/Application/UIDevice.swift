import ActionSheets

/// The families of device. A host is a phone or a pad.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision
}

/// The device that the program runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// The family that the host of the key window resembles; a phone while there is none.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.presentingWindow?.host?.presenter.environment.idiom == .pad ? .pad : .phone
  }

  /// The name of the operating system.
  public var systemName: String { "Linux" }

  /// The version of the operating system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
}

/// The screen that windows are on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The bounds of the key window; nothing else is known of the screen.
  public var bounds: CGRect { UIApplication.shared.presentingWindow?.bounds ?? .zero }

  /// The number of device pixels in a point: 1, because hosts do not tell.
  public var scale: CGFloat { 1 }
}
