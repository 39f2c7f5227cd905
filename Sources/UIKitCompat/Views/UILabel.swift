/// A view that says something.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What it says.
  open var text: String? {
    didSet { if oldValue != text { setNeedsDisplay() } }
  }

  /// The color of the text. Kept for the program's own drawing.
  open var textColor: UIColor?

  /// The greatest number of lines, 0 for any. Kept for the program's own drawing.
  open var numberOfLines = 1
}
