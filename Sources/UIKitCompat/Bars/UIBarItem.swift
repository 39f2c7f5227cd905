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

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Redraws the bar that the item is in.
  func setNeedsDisplay() {}
}
