/// A bar of buttons, mostly at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items from left to right.
  open var items: [UIBarButtonItem]? { didSet { own(items, insteadOf: oldValue) } }

  /// Sets the items; nothing is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
