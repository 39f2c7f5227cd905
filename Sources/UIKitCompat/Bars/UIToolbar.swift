/// A bar of buttons, mostly at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      roomChanged()
    }
  }

  /// Sets the items; nothing is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
