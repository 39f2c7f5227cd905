/// What bars hold: items that are pressed, or that stand for a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What the item says.
  open var title: String? {
    didSet { if oldValue != title { setNeedsDisplay() } }
  }

  /// The picture. Kept for the program's own drawing.
  open var image: UIImage? {
    didSet { if oldValue !== image { setNeedsDisplay() } }
  }

  /// Whether it can be pressed.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { setNeedsDisplay() } }
  }

  /// A number by which the program tells items apart.
  open var tag = 0

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Has the bar that the item is in drawn anew.
  func setNeedsDisplay() {}
}
