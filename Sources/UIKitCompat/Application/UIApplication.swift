/// The running program, as far as it knows its windows.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  private struct Registered {
    weak var window: UIWindow?
  }

  /// The only application.
  public static let shared = UIApplication()

  private var registered: [Registered] = []
  private weak var chosenKeyWindow: UIWindow?

  /// The windows that the program keeps, in the order in which they were made.
  public var windows: [UIWindow] { registered.compactMap { $0.window } }

  /// The window in which alerts without a controller are shown, or `nil` before one was made key.
  public internal(set) var keyWindow: UIWindow? {
    get { chosenKeyWindow }
    set { chosenKeyWindow = newValue }
  }

  /// The scenes of the program: one, which holds all windows.
  public var connectedScenes: Set<UIScene> { [scene] }

  let scene = UIWindowScene()

  /// The key window, or the first that can show anything.
  var presentingWindow: UIWindow? {
    if let chosenKeyWindow, chosenKeyWindow.host != nil { return chosenKeyWindow }
    return windows.first { $0.host != nil }
  }

  func register(_ window: UIWindow) {
    registered.removeAll { $0.window == nil }
    registered.append(Registered(window: window))
  }
}
