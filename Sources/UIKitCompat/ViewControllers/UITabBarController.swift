/// Shows one of several controllers, with a bar to switch between them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar, as high as the host says; the host draws it.
  public let tabBar = UITabBar()

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] where viewControllers?.contains(child) != true {
        child.disappear(animated: false)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in viewControllers ?? [] where child.parent !== self { addChild(child) }
      tabBar.items = viewControllers?.compactMap { $0.tabBarItem }
      select(0)
    }
  }

  /// The position of the controller that is shown; one outside the range changes nothing.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap { viewControllers?.firstIndex(of: $0) } ?? NSNotFound }
    set { select(newValue) }
  }

  /// The controller that is shown.
  open weak var selectedViewController: UIViewController? {
    didSet {
      guard oldValue !== selectedViewController else { return }
      oldValue?.disappear(animated: false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if isViewLoaded { showSelected() }
    }
  }

  /// Makes the view, with the bar in it.
  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] item in
      self?.selectedViewController = self?.viewControllers?.first { $0.tabBarItem === item }
    }
    showSelected()
  }

  /// Gives the bar the height that it likes to have, and the controller that is shown what is left.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let below = tabBar.isHidden ? 0 : tabBar.sizeThatFits(size).height
    tabBar.frame = CGRect(x: 0, y: size.height - below, width: size.width, height: below)
    selectedViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: size.width, height: max(size.height - below, 0))
  }

  private func select(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    selectedViewController = viewControllers[index]
  }

  private func showSelected() {
    guard let selectedViewController, let content = selectedViewController.view else { return }
    view.insertSubview(content, at: 0)
    view.setNeedsLayout()
    if isAppeared { selectedViewController.appear(animated: false) }
  }
}
