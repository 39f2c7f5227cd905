/// The screen that windows are on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The place of the key window, which is all that is known of the screen.
  public var bounds: CGRect { UIApplication.shared.presentingWindow?.bounds ?? .zero }

  /// The number of device pixels in a point: 1, for hosts say nothing else.
  public var scale: CGFloat { 1 }
}
