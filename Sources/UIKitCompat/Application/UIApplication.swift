/// The running program and its windows.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  private struct Registered {
    weak var window: UIWindow?
  }

  /// The only application.
  public static let shared = UIApplication()

  private var registered: [Registered] = []

  /// The windows that the program keeps, in the order in which they were made.
  public var windows: [UIWindow] { registered.compactMap { $0.window } }

  /// The window that shows alerts without a controller, or `nil` before a window was made key.
  public internal(set) weak var keyWindow: UIWindow?

  /// The scenes of the program: one, which holds all windows.
  public var connectedScenes: Set<UIScene> { [scene] }

  let scene = UIWindowScene()

  /// The key window, or the first that has a presenter.
  var presentingWindow: UIWindow? {
    if let keyWindow, keyWindow.host != nil { return keyWindow }
    return windows.first { $0.host != nil }
  }

  func register(_ window: UIWindow) {
    registered.removeAll { $0.window == nil }
    registered.append(Registered(window: window))
  }
}

/// One instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }

  /// The state of the scene: always in the foreground and active.
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene that holds the program's windows; there is one.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that the program keeps, in the order in which they were made.
  public var windows: [UIWindow] { UIApplication.shared.windows }

  /// The window that shows alerts without a controller, or `nil` before a window was made key.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen that the windows are on.
  public var screen: UIScreen { UIScreen.main }
}
