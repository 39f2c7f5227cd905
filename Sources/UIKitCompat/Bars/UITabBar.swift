/// A bar that switches between parts of a program.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items from left to right.
  open var items: [UITabBarItem]? { didSet { own(items, insteadOf: oldValue) } }

  /// The item of the shown part.
  open weak var selectedItem: UITabBarItem? {
    didSet { if oldValue !== selectedItem { setNeedsDisplay() } }
  }

  /// Shows the part of an item.
  var onSelect: ((UITabBarItem) -> Void)?

  /// Performs a press on an item; called by the host, or by tests. An item of another bar does nothing.
  public func select(_ item: UITabBarItem) {
    guard item.isEnabled, items?.contains(item) == true else { return }
    selectedItem = item
    onSelect?(item)
  }
}

/// The item of one part of a program in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
