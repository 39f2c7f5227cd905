/// A stack of controllers, of which the topmost is shown between a bar and a toolbar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar above. The host draws it and gives its height.
  public let navigationBar = UINavigationBar()

  /// The bar below, with the items of the topmost controller.
  public let toolbar: UIToolbar! = UIToolbar()

  /// Whether the bar below is hidden.
  open var isToolbarHidden = true { didSet { showBars() } }

  /// Whether the bar above is hidden.
  open var isNavigationBarHidden = false { didSet { showBars() } }

  /// Hides the bar above, or shows it; nothing is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the bar below, or shows it; nothing is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Creates a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The stack, from bottom to top.
  open var viewControllers: [UIViewController] = [] { didSet { update(from: oldValue) } }

  /// The topmost controller.
  public var topViewController: UIViewController? { viewControllers.last }

  /// The controller that the person sees: a presented one, or the topmost.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack; nothing is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Adds a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the topmost controller, unless it is the last, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all controllers but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  /// Makes the view with its bars.
  open override func loadView() {
    super.loadView()
    navigationBar.navigationController = self
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showBars()
    topViewController?.showBehind(in: self)
  }

  /// Gives the bars their natural heights and the topmost controller the rest.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let above = isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(size).height
    let below = isToolbarHidden ? 0 : toolbar.sizeThatFits(size).height
    navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: above)
    toolbar.frame = CGRect(x: 0, y: size.height - below, width: size.width, height: below)
    topViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: above, width: size.width, height: max(size.height - above - below, 0))
  }

  private func showBars() {
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    viewIfLoaded?.setNeedsLayout()
  }

  func updateToolbar() {
    toolbar.items = topViewController?.toolbarItems
  }

  private func update(from old: [UIViewController]) {
    for child in old where !viewControllers.contains(child) { child.removeFromParent() }
    for child in viewControllers where child.parent !== self { addChild(child) }
    if let gone = old.last, gone !== topViewController { gone.hide() }
    if isViewLoaded { topViewController?.showBehind(in: self) }
    updateToolbar()
  }
}
