/// A bar that switches between parts of a program.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items from left to right.
  open var items: [UITabBarItem]?

  /// The item of the part that is shown.
  open weak var selectedItem: UITabBarItem?
}

/// The item of a part of a program in a tab bar.
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
