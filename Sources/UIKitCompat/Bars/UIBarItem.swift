/// An item of a bar: a button, or the item of a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { if oldValue != title { setNeedsDisplay() } } }

  /// The picture. Kept for the program's own drawing.
  open var image: UIImage? { didSet { if oldValue !== image { setNeedsDisplay() } } }

  /// Whether the item can be pressed.
  open var isEnabled = true { didSet { if oldValue != isEnabled { setNeedsDisplay() } } }

  /// A number by which the program tells items apart.
  open var tag = 0

  weak var bar: UIView?

  /// Redraws the bar that the item is in.
  func setNeedsDisplay() {
    bar?.roomChanged()
  }
}

extension UIView {
  /// Makes this the bar of its new items.
  func own(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
    for item in old ?? [] where item.bar === self { item.bar = nil }
    for item in items ?? [] { item.bar = self }
    roomChanged()
  }

  /// Leaves the bar item whose custom view this is.
  func leaveBar() {
    let item = barItem
    barItem = nil
    item?.setNeedsDisplay()
  }
}
