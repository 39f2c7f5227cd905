/// Several controllers, of which one is shown, with a bar to switch between them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar. The host draws it and gives its height.
  public let tabBar = UITabBar()

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] where viewControllers?.contains(child) != true {
        child.hide()
        child.removeFromParent()
      }
      for child in viewControllers ?? [] where child.parent !== self { addChild(child) }
      tabBar.items = viewControllers?.compactMap { $0.tabBarItem }
      select(0)
    }
  }

  /// The position of the shown controller; setting one outside the range changes nothing.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap { viewControllers?.firstIndex(of: $0) } ?? NSNotFound }
    set { select(newValue) }
  }

  /// The shown controller.
  open weak var selectedViewController: UIViewController? {
    didSet {
      guard oldValue !== selectedViewController else { return }
      oldValue?.hide()
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if isViewLoaded { selectedViewController?.showBehind(in: self) }
    }
  }

  /// Makes the view with its bar.
  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] item in
      self?.selectedViewController = self?.viewControllers?.first { $0.tabBarItem === item }
    }
    selectedViewController?.showBehind(in: self)
  }

  /// Gives the bar its natural height and the shown controller the rest.
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
}
