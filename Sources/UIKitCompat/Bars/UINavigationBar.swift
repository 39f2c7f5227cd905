/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The item that the bar shows, or `nil`.
  public var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }

  /// The item that the bar shows after the person goes back, or `nil`.
  public var backItem: UINavigationItem? {
    navigationController?.viewControllers.dropLast().last?.navigationItem
  }

  /// The title of the back button, for hosts that draw it, or `nil` where there is no such button.
  public var shownBackTitle: String? {
    guard let backItem, topItem?.leftBarButtonItems?.isEmpty != false else { return nil }
    return backItem.title ?? systemItemVocabulary.back
  }

  /// Performs a press on the back button; called by the host, or by tests.
  public func goBack() {
    if shownBackTitle != nil { navigationController?.popViewController(animated: true) }
  }

  weak var navigationController: UINavigationController?
}

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? { didSet { if oldValue != title { setNeedsDisplay() } } }

  /// The line above the title. Kept for the program's own drawing.
  open var prompt: String? { didSet { if oldValue != prompt { setNeedsDisplay() } } }

  /// The items on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { own(leftBarButtonItems, insteadOf: oldValue) }
  }

  /// The items on the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { own(rightBarButtonItems, insteadOf: oldValue) }
  }

  weak var controller: UIViewController?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The first item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the first item on the leading side; nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the first item on the trailing side; nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items on the leading side; nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the trailing side; nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func own(_ items: [UIBarButtonItem]?, insteadOf old: [UIBarButtonItem]?) {
    for item in old ?? [] where item.navigationItem === self { item.navigationItem = nil }
    for item in items ?? [] { item.navigationItem = self }
    setNeedsDisplay()
  }

  /// Redraws the bar that shows the item.
  private func setNeedsDisplay() {
    if let bar { bar.roomChanged() } else { controller?.viewIfLoaded?.setNeedsDisplay() }
  }

  /// The bar that shows the item while its controller is on top, or `nil`.
  var bar: UINavigationBar? { controller?.navigationController?.navigationBar }
}
