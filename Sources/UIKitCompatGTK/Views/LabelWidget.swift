import ActionSheetsGTK
import UIKitCompat

/// A `GtkLabel` for a label.
@MainActor
final class LabelWidget: ViewWidget {
  let widget = Text.label()
  private weak var label: UILabel?
  private var text: String?

  init(_ label: UILabel) {
    self.label = label
    Text.setLeading(widget)
    widget.setAccessibleHidden(true)
  }

  func show() {
    guard let label else { return }
    Text.setLines(label.numberOfLines > 0 ? label.numberOfLines : nil, of: widget)
    if text != label.text {
      text = label.text
      Text.show(text ?? "", in: widget)
      // GTK would tell assistive technology the name of its class.
      Inertness.setAccessibleHidden(text?.isEmpty != false, of: widget)
    }
  }
}
