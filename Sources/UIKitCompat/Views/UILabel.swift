/// A view with a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if oldValue != text { setNeedsDisplay() } } }

  /// The color of the text. Kept for the program's own drawing.
  open var textColor: UIColor? { didSet { if oldValue != textColor { setNeedsDisplay() } } }

  /// The greatest number of lines, 0 for any. Kept for the program's own drawing.
  open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { setNeedsDisplay() } } }
}
