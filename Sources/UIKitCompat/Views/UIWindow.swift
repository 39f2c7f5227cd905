import ActionSheets

/// The root of the views of one host, and the place where its sheets are shown.
///
/// A window gets its presenter when the program starts; every view in it presents there. The program keeps the
/// window.
///
///     let window = UIWindow(presenter: screen.presenter)
///     window.rootViewController = NotesViewController()
///     window.makeKeyAndVisible()
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A function that presents a controller's view by giving the presenter a body for it.
  public typealias ModalPresenting<P: Presenter> =
    @MainActor (
      P, UIViewController, Presentation.Request, @escaping (Presentation.Report) -> Void
    ) -> Presentation.ID

  /// Called when a view has changed, so that a program that draws the views draws them again.
  open var onNeedsDisplay: (() -> Void)?

  /// Returns the natural size of a view in the given room, in a program that draws the views.
  open var onMeasure: ((UIView, CGSize) -> CGSize)?

  private(set) var host: WindowHost?
  private var hasAppeared = false

  /// Creates a window without a presenter; nothing can be shown in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIApplication.shared.register(self)
  }

  /// Creates a window without a presenter; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIApplication.shared.register(self)
  }

  /// Creates a window that presents with a presenter.
  ///
  /// - Parameters:
  ///   - presenter: The presenter for all views of the window, which keeps it.
  ///   - frame: The place of the window, in the host's unit; its size is also the screen's.
  ///   - element: Returns the host's element for a view, or `nil` when only a view around it has one. By default it
  ///     is the view's ``UIView/element``.
  ///   - modal: Presents a controller that is neither sheet nor alert, with a body that shows its view. By default
  ///     there is no body, and the host must show the view.
  public convenience init<P: Presenter>(
    presenter: P, frame: CGRect = .zero, element: (@MainActor (UIView) -> P.Element?)? = nil,
    modal: ModalPresenting<P>? = nil
  ) {
    self.init(frame: frame)
    host = WindowHost(presenter, element: element, modal: modal)
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.hide()
      guard let view = rootViewController?.view else { return }
      if view.frame.isEmpty { view.frame = bounds }
      addSubview(view)
      if hasAppeared { rootViewController?.appear(animated: false) }
    }
  }

  /// Resizes the root controller's view to the window.
  open override func layoutSubviews() {
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  /// The scene that holds the window.
  open var windowScene: UIWindowScene? { UIApplication.shared.scene }

  /// The level of the window in UIKit. Kept; presentations are always above the host's content.
  open var windowLevel = Level.normal

  /// The levels of windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height; a larger one is nearer to the person.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the program's own windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns a level that is higher by a number.
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue + number)
    }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }

  /// Whether alerts without a controller are shown here.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes this the window in which alerts without a controller are shown.
  open func makeKey() {
    UIApplication.shared.keyWindow = self
  }

  /// Makes this the key window and lets its root controller appear.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    hasAppeared = true
    rootViewController?.appear(animated: false)
  }
}
