/// One instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How much of the person's attention a scene has.
  public enum ActivationState: Int, Sendable {
    /// Not yet connected.
    case unattached = -1
    /// In front, and hearing events.
    case foregroundActive = 0
    /// In front, without events.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// How much of the person's attention the scene has: always all of it.
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene that holds the program's windows; there is one.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that the program keeps, in the order in which they were made.
  public var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window in which alerts without a controller are shown, or `nil` before one was made key.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen that the windows are on.
  public var screen: UIScreen { UIScreen.main }
}
