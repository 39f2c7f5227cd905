import ActionSheets
import CGTK

/// A button of GTK with a title of one line that is text and nothing else.
@MainActor
package final class TitledButton {
  package let widget: Widget
  private let label = Text.label(lines: 1)
  private let isToggle: Bool
  private var isSetting = false

  /// Called at each press by the person.
  package var onPress: () -> Void = {}

  /// The title.
  package var text = "" {
    didSet { if oldValue != text { showText() } }
  }

  /// Creates a button without a title.
  ///
  /// - Parameter isToggle: Whether a press leaves it down, or up again.
  package init(isToggle: Bool = false) {
    self.isToggle = isToggle
    widget = Widget(new: isToggle ? gtk_toggle_button_new() : gtk_button_new())
    gtk_button_set_child(widget.cast(to: GtkButton.self), label.pointer)
    // GTK 4.8 does not take a button's name from its child.
    label.setAccessibleHidden(true)
    widget.on("clicked") { [weak self] in
      if let self, !isSetting { onPress() }
    }
  }

  /// Whether a toggle is down; setting it is no press.
  package var isDown: Bool {
    get { isToggle && gtk_toggle_button_get_active(widget.cast(to: GtkToggleButton.self)) != 0 }
    set {
      guard isToggle else { return }
      isSetting = true
      defer { isSetting = false }
      gtk_toggle_button_set_active(widget.cast(to: GtkToggleButton.self), newValue ? 1 : 0)
    }
  }

  private func showText() {
    Text.show(text, in: label)
    widget.setAccessibleName(Text.spoken(text))
  }
}
