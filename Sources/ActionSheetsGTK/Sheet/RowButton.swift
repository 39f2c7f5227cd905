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
  private var button: Content.Button
  private let label = Text.label(lines: 3)
  private let mark = Text.label()
  private let line = Widget.container()
  private(set) var isHighlighted = false

  /// Creates a row.
  ///
  /// - Parameter activate: Receives the button of a press that did not come from a pointer.
  init(_ id: ButtonID, _ button: Content.Button, activate: @escaping (ButtonID) -> Void) {
    self.id = id
    self.button = button
    RowButton.removeClickGesture(of: widget)
    Text.show("!", in: mark)
    mark.setClass("actionsheet-mark")
    // The row's name says all; a screen reader that looked inside would say it twice.
    line.setAccessibleHidden(true)
    line.append(mark)
    line.append(label)
    layOut()
    gtk_button_set_child(widget.cast(to: GtkButton.self), line.pointer)
    widget.setClass("actionsheet-row")
    widget.on("clicked") { [weak self] in
      guard let self else { return }
      activate(self.id)
    }
    show()
  }

  /// Shows another button, or the same in another state.
  func show(_ id: ButtonID, _ button: Content.Button) {
    guard id != self.id || button != self.button else { return }
    self.id = id
    self.button = button
    show()
  }

  /// Marks the button that Return presses while a field has the focus.
  func setDefault(_ isDefault: Bool) {
    widget.setClass("suggested-action", isDefault)
  }

  /// Marks the button whose title stands out in the look of iOS.
  func setEmphasized(_ isEmphasized: Bool) {
    widget.setClass("actionsheet-emphasized", isEmphasized)
  }

  /// Shows the row as pressed, or not.
  func setHighlighted(_ isHighlighted: Bool) {
    guard isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    widget.setActive(isHighlighted)
  }

  /// Takes the look of lying beneath the mouse away, or gives it back.
  func setHovered(_ isHovered: Bool) { widget.setHovered(isHovered) }

  /// Shows the whole title while the pointer rests on the row, if it is cut.
  func updateTooltip() {
    Text.setTooltip(Text.isCut(label, of: button.title) ? button.title : nil, of: widget)
  }

  private func show() {
    Text.show(button.title, in: label)
    widget.setAccessibleName(Text.spoken(button.title))
    widget.isSensitive = button.isEnabled
    mark.isVisible = button.role == .destructive
    widget.setClass("destructive-action", button.role == .destructive)
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

// The title in the middle of the row, with the mark before it.
extension RowButton {
  private func layOut() {
    let layout = Layout(of: line)
    layout.width = { [weak self] in
      guard let self else { return Widget.Extent(minimum: 0, natural: 0) }
      let width = label.width()
      return Widget.Extent(
        minimum: width.minimum + markWidth, natural: width.natural + markWidth)
    }
    layout.height = { [weak self] width in
      guard let self else { return Widget.Extent(minimum: 0, natural: 0) }
      let text = label.height(forWidth: width < 0 ? width : max(width - markWidth, 1))
      let mark = mark.isVisible ? mark.height().natural : 0
      return Widget.Extent(
        minimum: max(text.minimum, mark), natural: max(text.natural, mark))
    }
    layout.place = { [weak self] width, height in self?.place(width, height) }
  }

  private var markWidth: Int { mark.isVisible ? mark.width().natural : 0 }

  private func place(_ width: Int, _ height: Int) {
    let markWidth = markWidth
    let textWidth = min(label.width().natural, max(width - markWidth, 1))
    let textHeight = min(label.height(forWidth: textWidth).natural, height)
    let start = max((width - markWidth - textWidth) / 2, 0)
    let isMirrored = widget.layoutDirection == .rightToLeft
    if mark.isVisible {
      let markHeight = mark.height().natural
      mark.allocate(
        x: isMirrored ? start + textWidth : start, y: (height - markHeight) / 2,
        width: markWidth, height: markHeight)
    }
    label.allocate(
      x: isMirrored ? start : start + markWidth, y: (height - textHeight) / 2,
      width: textWidth, height: textHeight)
  }
}
