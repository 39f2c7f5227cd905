import ActionSheets

/// The families of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The host has not said.
  case unspecified = -1
  /// One column of content.
  case phone = 0
  /// Room for content beside content.
  case pad = 1
  /// A television; no host is one.
  case tv = 2
  /// A car; no host is one.
  case carPlay = 3
  /// A Mac; no host is one.
  case mac = 5
  /// A headset; no host is one.
  case vision = 6
}

/// The device that the program runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// The family that the host of the key window resembles; a phone while there is none.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.presentingWindow?.host?.environment.idiom == .pad ? .pad : .phone
  }

  /// The name of the operating system.
  public var systemName: String { "Linux" }

  /// The version of the operating system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
}
