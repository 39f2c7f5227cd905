import ActionSheetsGTK
import CGTK
import UIKitCompat

/// A `GtkButton` for a button, in a box that has the bounds of the view.
@MainActor
final class ButtonWidget: ViewWidget {
  /// Above and below the button, for views mostly stand close together.
  private static let margin: Int32 = 3

  let widget = Widget(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private let title = TitledButton()
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    gtk_widget_set_hexpand(title.widget.pointer, 1)
    gtk_widget_set_margin_top(title.widget.pointer, ButtonWidget.margin)
    gtk_widget_set_margin_bottom(title.widget.pointer, ButtonWidget.margin)
    gtk_box_append(widget.cast(to: GtkBox.self), title.widget.pointer)
    title.widget.on("clicked") { [weak button] in
      button?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  func show() {
    guard let button else { return }
    title.text = button.currentTitle ?? ""
    widget.isSensitive = button.isEnabled
  }
}
