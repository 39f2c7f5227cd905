import ActionSheetsGTK
import CGTK
import UIKitCompat

/// A `GtkLabel` for a label.
@MainActor
final class LabelWidget: ViewWidget {
  let widget = Text.label()
  private weak var label: UILabel?
  private var text: String?

  init(_ label: UILabel) {
    self.label = label
    gtk_label_set_xalign(widget.opaque, 0)
    gtk_label_set_justify(widget.opaque, GTK_JUSTIFY_LEFT)
    gtk_label_set_ellipsize(widget.opaque, PANGO_ELLIPSIZE_END)
    widget.setAccessibleHidden(true)
  }

  func show() {
    guard let label else { return }
    let lines = label.numberOfLines
    gtk_label_set_lines(widget.opaque, lines > 0 ? Int32(clamping: lines) : -1)
    if text != label.text {
      text = label.text
      Text.show(text ?? "", in: widget)
      // GTK would tell assistive technology the name of its class.
      Inertness.setAccessibleHidden(text?.isEmpty != false, of: widget)
    }
  }
}
