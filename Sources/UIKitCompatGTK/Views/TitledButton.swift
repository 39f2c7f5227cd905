import ActionSheets
import ActionSheetsGTK
import CGTK

/// A button of GTK with a title of one line that is text and nothing else.
@MainActor
final class TitledButton {
  let widget: Widget
  private let label = Text.label(lines: 1)

  /// What the button says.
  var text = "" {
    didSet { if oldValue != text { showText() } }
  }

  /// Creates a button.
  ///
  /// - Parameter widget: A button without a child.
  init(_ widget: Widget = Widget(new: gtk_button_new())) {
    self.widget = widget
    gtk_button_set_child(widget.cast(to: GtkButton.self), label.pointer)
    // GTK 4.8 does not take a button's name from its child.
    label.setAccessibleHidden(true)
  }

  private func showText() {
    Text.show(text, in: label)
    widget.setAccessibleName(VisibleText.paragraph(text))
  }
}
