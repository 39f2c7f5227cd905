import ActionSheets

/// Manages a view, and presents sheets, alerts and other controllers over it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What the controller's view is called; it is spoken when the controller is presented.
  open var title: String? {
    didSet { if navigationItem.title == nil { navigationItem.title = title } }
  }

  /// The form in which UIKit would present the controller. Kept; ``UIModalPresentationStyle/popover`` matters.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The movement with which UIKit would present the controller. Kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the person can dismiss the controller only by its own controls.
  open var isModalInPresentation = false

  /// How large the content would like to be. Kept for the program's own drawing.
  open var preferredContentSize = CGSize.zero

  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.updateToolbar() }
  }

  /// What the navigation bar shows for this controller.
  public private(set) lazy var navigationItem = makeNavigationItem()

  /// What a tab bar shows for this controller.
  open lazy var tabBarItem: UITabBarItem? = UITabBarItem(
    title: title, image: nil, tag: 0)

  /// The controller that this one is in, or `nil`.
  public internal(set) weak var parent: UIViewController?

  /// The controllers within this one.
  public internal(set) var children: [UIViewController] = []

  /// The presentations over this controller that are not over, in the order in which they were asked for.
  var presentations: [ControllerPresentation] = []
  /// This controller's own presentation.
  weak var presentation: ControllerPresentation?
  var isAppeared = false

  private var loadedView: UIView?
  private var madePresentationController: UIPresentationController?

  /// Creates a controller. There are no nib files here: ``loadView()`` makes an empty view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive, which here holds nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it has been.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view; an empty one unless overridden.
  open func loadView() {
    view = UIView()
  }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out what it holds.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out what it holds.
  open func viewDidLayoutSubviews() {}

  /// What the view's host is like.
  open var traitCollection: UITraitCollection {
    UITraitCollection(viewIfLoaded?.window?.host?.environment)
  }

  /// The view that the controller's view is in, or the controller that presents it.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  // MARK: Presenting

  /// The controller that is presented over this one, or over one that it is in; `nil` when there is none.
  open var presentedViewController: UIViewController? {
    outermost.currentPresentation?.presented
  }

  /// The presentation over this controller that counts: one that is leaving only while none follows it.
  private var currentPresentation: ControllerPresentation? {
    presentations.last { !$0.isSettled } ?? presentations.last
  }

  /// The controller that presents this one, or one that it is in; `nil` when it is not presented.
  open var presentingViewController: UIViewController? { outermost.presentation?.presenter }

  /// Whether the controller is moving into view.
  open var isBeingPresented: Bool { presentation?.isOpening == true }

  /// Whether the controller is moving out of view.
  open var isBeingDismissed: Bool { presentation?.isSettled == true }

  /// What is known of the controller's presentation.
  open var presentationController: UIPresentationController? {
    if let madePresentationController { return madePresentationController }
    let made =
      isPopover
      ? UIPopoverPresentationController(of: self) : UIPresentationController(of: self)
    madePresentationController = made
    return made
  }

  /// Where the controller originates from, if it is an action sheet or its style is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if isPopover && !(madePresentationController is UIPopoverPresentationController) {
      madePresentationController = nil
    }
    return isPopover ? presentationController as? UIPopoverPresentationController : nil
  }

  /// Presents a controller over this one.
  ///
  /// Asked for while another presentation is moving, it waits for that; asked for while another is up, it is
  /// refused and reported. Without a window it is shown in the key window, and reported.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The sheet, alert or other controller. It is kept until it is gone.
  ///   - flag: Whether it moves into view, and later out of it.
  ///   - completion: Runs once it is in place, or gone before it was. Not run when it is refused.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ControllerPresentation.begin(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all that is above it; or else this controller itself.
  ///
  /// - Parameters:
  ///   - flag: Kept for source compatibility: what moved into view moves out of it.
  ///   - completion: Runs once it is gone, or at once when there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = outermost.currentPresentation {
      presented.dismiss(completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  // MARK: What subclasses of this module decide

  var isPopover: Bool { modalPresentationStyle == .popover }

  /// What is asked when this controller is presented.
  var content: Content {
    Content(kind: .modal, title: title, buttons: [], isDismissible: !isModalInPresentation)
  }

  /// Takes note of the presentation that is about to begin.
  func willBegin(_ showing: Showing, on host: any WindowHost) {}

  /// Takes note that the presentation has been asked for; it may be over already.
  func didBegin() {}

  /// Takes note of a report of this controller's own presentation.
  func hear(_ report: PresentationReport) {}

  private func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.controller = self
    return item
  }
}
