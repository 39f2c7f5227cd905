import ActionSheets
import CGTK

/// A button of a sheet: a `GtkButton` whose presses by pointer are the sheet's.
///
/// A press may slide from row to row, which only the sheet sees, so that the button's own gesture is taken out. A plain
/// widget cannot stand in: with GTK 4.8, assistive technology can press nothing that is no `GtkButton`, and themes give
/// nothing else a button's look. With another GTK that has no such gesture, nothing is taken out. Activation by assistive technology
/// comes as "clicked".
@MainActor
final class RowButton {
  let widget = Widget(new: gtk_button_new())
  private(set) var id: ButtonID
  private var button: Content.Button?
  private let label = Text.label(lines: 3)
  private let mark = Text.label()

  /// Creates a row.
  ///
  /// - Parameter activate: Receives the button of a press that did not come from a pointer.
  init(_ id: ButtonID, in presentation: Presentation, activate: @escaping (ButtonID) -> Void) {
    self.id = id
    RowButton.removeClickGesture(of: widget)
    Text.show("!", in: mark)
    mark.setClass("actionsheet-mark")
    mark.isCenteredVertically = true
    label.isCenteredVertically = true
    let line = Box()
    line.append(mark)
    line.append(label)
    line.widget.isCenteredHorizontally = true
    line.widget.isCenteredVertically = true
    // The row's name says all; a screen reader that looked inside would say it twice.
    line.widget.setAccessibleHidden(true)
    gtk_button_set_child(widget.cast(to: GtkButton.self), line.widget.pointer)
    widget.setClass("actionsheet-row")
    widget.on("clicked") { [weak self] in
      if let self { activate(self.id) }
    }
    show(id, in: presentation)
  }

  func show(_ id: ButtonID, in presentation: Presentation) {
    guard let button = presentation.content[id] else { return }
    widget.setClass("suggested-action", id == presentation.suggestedButton)
    widget.setClass("actionsheet-emphasized", id == presentation.content.emphasizedButton)
    guard id != self.id || button != self.button else { return }
    self.id = id
    self.button = button
    Text.show(button.title, in: label)
    widget.setAccessibleName(Text.spoken(button.title))
    widget.isSensitive = button.isEnabled
    mark.isVisible = button.role == .destructive
    widget.setClass("destructive-action", button.role == .destructive)
  }

  var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { widget.setState(GTK_STATE_FLAG_ACTIVE, isHighlighted) }
    }
  }

  /// Shows the whole title while the pointer rests on the row, if it is cut.
  func updateTooltip() {
    guard let title = button?.title else { return }
    Text.setTooltip(Text.isCut(label, of: title) ? title : nil, of: widget)
  }

  private static func removeClickGesture(of widget: Widget) {
    let controllers = gtk_widget_observe_controllers(widget.pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      if cgtk_is_click(controller) != 0 {
        gtk_widget_remove_controller(widget.pointer, OpaquePointer(controller))
      }
      g_object_unref(controller)
    }
  }
}
