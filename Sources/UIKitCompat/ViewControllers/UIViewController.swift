import ActionSheets

/// A controller of a view, which presents sheets, alerts and other controllers over it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title, which is spoken when the controller is presented.
  open var title: String? {
    didSet { if navigationItem.title == nil { navigationItem.title = title } }
  }

  /// The form of the controller in UIKit. Kept; only ``UIModalPresentationStyle/popover`` changes it here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The movement of the controller in UIKit. Kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the person can dismiss the controller only with its own controls.
  open var isModalInPresentation = false

  /// The natural size of the content. Kept for the program's own drawing.
  open var preferredContentSize = CGSize.zero

  /// The items of the navigation controller's toolbar while this controller is topmost.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.updateToolbar() } }

  /// The content of the navigation bar for this controller.
  public private(set) lazy var navigationItem = makeNavigationItem()

  /// The item of a tab bar for this controller.
  open lazy var tabBarItem: UITabBarItem? = UITabBarItem(title: title, image: nil, tag: 0)

  /// The controller that this one is in, or `nil`.
  public internal(set) weak var parent: UIViewController?

  /// The controllers within this one.
  public internal(set) var children: [UIViewController] = []

  /// The presentations over this controller that have not ended, oldest first.
  var presentations: [ControllerPresentation] = []
  /// This controller's own presentation.
  weak var presentation: ControllerPresentation?
  var isAppeared = false

  private var loadedView: UIView?
  private var madePresentationController: UIPresentationController?

  /// Creates a controller. Nib files do not exist: ``loadView()`` makes an empty view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  /// The view, which is loaded at first use.
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
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The traits of the view's host.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection()
  }

  /// The superview of the view, or the controller that presents this one.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  // MARK: Presenting

  /// The controller that is presented over this one or its parents, or `nil`.
  open var presentedViewController: UIViewController? {
    outermost.currentPresentation?.presented
  }

  /// The latest presentation over this controller that is not leaving, or else the latest.
  private var currentPresentation: ControllerPresentation? {
    presentations.last { !$0.isSettled } ?? presentations.last
  }

  /// The controller that presents this one or its parents, or `nil`.
  open var presentingViewController: UIViewController? { outermost.presentation?.presenter }

  /// Whether the controller is moving into view.
  open var isBeingPresented: Bool { presentation?.isOpening == true }

  /// Whether the controller is moving out of view.
  open var isBeingDismissed: Bool { presentation?.isSettled == true }

  /// The presentation of this controller.
  open var presentationController: UIPresentationController? {
    if let madePresentationController { return madePresentationController }
    madePresentationController =
      isPopover ? UIPopoverPresentationController(of: self) : UIPresentationController(of: self)
    return madePresentationController
  }

  /// The place that the controller originates from, if it is an action sheet or its style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard isPopover else { return nil }
    if !(madePresentationController is UIPopoverPresentationController) {
      madePresentationController = nil
    }
    return presentationController as? UIPopoverPresentationController
  }

  /// Presents a controller over this one.
  ///
  /// It is kept until it is gone. It waits while another presentation is leaving. While one is up, it is refused and
  /// reported. A controller in no window presents in the key window, and that is reported. `completion` runs once it
  /// is in place, or has gone before that, but not when it is refused.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ControllerPresentation.begin(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses the controllers presented over this one, or else this controller itself.
  ///
  /// A controller that moved into view moves out of it, whatever `flag` says. `completion` runs once it is gone, or at
  /// once when there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = outermost.currentPresentation {
      presented.dismiss(completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  // MARK: Overridden by UIAlertController

  var isPopover: Bool { modalPresentationStyle == .popover }

  /// The content of the controller's presentation.
  var content: Content {
    Content(kind: .modal, title: title, buttons: [], isDismissible: !isModalInPresentation)
  }

  /// Called before the presentation is asked for.
  func willBegin() {}

  /// Takes a report of this controller's presentation.
  func take(_ report: Presentation.Report) {}

  private func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.controller = self
    return item
  }
}
