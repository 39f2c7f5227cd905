import ActionSheets
import CGTK

/// A button of a sheet: a `GtkButton` whose presses by pointer are the sheet's.
///
/// A press may slide from row to row, which only the sheet sees, so that the button's own gesture is taken out. A plain
/// widget cannot stand in: with GTK 4.8, assistive technology can press nothing that is no `GtkButton`, and themes give
/// nothing else a button's look. With another GTK that has no such gesture, nothing is taken out. Activation by
/// assistive technology comes as "clicked".
@MainActor
final class RowButton {
  let widget = Widget(new: gtk_button_new())
  private(set) var id: ButtonID
  private var button: Content.Button?
  /// The second line, and the words of marks: that the choice is set, and that it cannot be undone.
  private var details = ""
  private let label = Text.label(lines: Content.Button.lineLimit)
  private let mark = Text.label()
  private let title = Box()
  private let line = Widget.container()
  /// The title, while the row shows it in full on demand.
  private var tooltip: String?
  private var subtitle: Widget?
  private var check: Widget?

  /// Creates a row.
  ///
  /// - Parameter activate: Receives the button of a press that did not come from a pointer.
  init(_ id: ButtonID, in presentation: Presentation, activate: @escaping (ButtonID) -> Void) {
    self.id = id
    RowButton.removeClickGesture(of: widget)
    mark.setClass("actionsheet-mark")
    mark.isCenteredVertically = true
    label.isCenteredVertically = true
    title.append(mark)
    title.append(label)
    line.append(title.widget)
    layOut()
    // The row's name says all; a screen reader that looked inside would say it twice.
    line.setAccessibleHidden(true)
    gtk_button_set_child(widget.cast(to: GtkButton.self), line.pointer)
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
    let words = presentation.words
    let details = [
      button.subtitle, button.isSelected ? words.selected : nil, words.role(button.role),
    ].compactMap { $0 }.joined(separator: ", ")
    guard id != self.id || button != self.button || details != self.details else { return }
    self.id = id
    self.button = button
    self.details = details
    Text.show(button.title, in: label)
    widget.setAccessibleName(Text.spoken(button.title))
    describe()
    widget.isSensitive = button.isEnabled
    mark.isVisible = button.role.mark != nil
    Text.show(button.role.mark ?? "", in: mark)
    widget.setClass("destructive-action", button.role == .destructive)
    showSubtitle(button.subtitle)
    showCheck(button.isSelected)
  }

  private func showSubtitle(_ text: String?) {
    if let text {
      let label = subtitle ?? Text.label(lines: 1)
      Text.show(text, in: label)
      guard subtitle == nil else { return }
      subtitle = label
      label.setClass("actionsheet-subtitle")
      label.setLayoutDirection(widget.layoutDirection)
      line.append(label)
    } else {
      subtitle?.removeFromParent()
      subtitle = nil
    }
  }

  private func showCheck(_ isShown: Bool) {
    guard isShown == (check == nil) else { return }
    if isShown {
      let image = Widget(new: gtk_image_new_from_icon_name("object-select-symbolic"))
      image.setClass("actionsheet-check")
      line.append(image)
      check = image
    } else {
      check?.removeFromParent()
      check = nil
    }
  }

  var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { widget.setState(GTK_STATE_FLAG_ACTIVE, isHighlighted) }
    }
  }

  /// Shows the whole title while the pointer rests on the row, if it is cut.
  func updateTooltip() {
    guard let title = button?.title else { return }
    let cut = Text.isCut(label, of: title) ? title : nil
    guard cut != tooltip else { return }
    tooltip = cut
    Text.setTooltip(cut, of: widget)
    // GTK has made the tooltip the description.
    describe()
  }

  /// Tells assistive technology of the second line, and of the marks.
  ///
  /// That is the description, because ARIA knows the state "selected" of options, rows and tabs only, and no word for
  /// what cannot be undone.
  private func describe() {
    widget.setAccessibleDescription(details.isEmpty ? nil : Text.spoken(details))
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

// The title in the middle, the second line below it, and the check mark at the trailing end.
extension RowButton {
  /// No box of GTK does that: 4.8 measures a column in a row for a huge width, rounds otherwise there, and warns.
  private func layOut() {
    let layout = Layout(of: line)
    layout.width = { [weak self] in
      guard let self else { return Widget.Extent() }
      let widths = lines.map { $0.width() }
      return Widget.Extent(
        minimum: (widths.map(\.minimum).max() ?? 0) + roomForChecks,
        natural: (widths.map(\.natural).max() ?? 0) + roomForChecks)
    }
    layout.height = { [weak self] width in
      guard let self else { return Widget.Extent() }
      let inner = width < 0 ? width : max(width - roomForChecks, 1)
      let heights = lines.map { $0.height(forWidth: inner) }
      return Widget.Extent(
        minimum: heights.reduce(0) { $0 + $1.minimum },
        natural: heights.reduce(0) { $0 + $1.natural })
    }
    layout.place = { [weak self] width, height in self?.place(width, height) }
  }

  private var lines: [Widget] { [title.widget] + (subtitle.map { [$0] } ?? []) }

  /// The width of the check mark with its distance to the title, on both sides, so that the title stays in the middle.
  private var roomForChecks: Int { check.map { 2 * ($0.width().natural + 8) } ?? 0 }

  private func place(_ width: Int, _ height: Int) {
    let inner = max(width - roomForChecks, 1)
    let widths = lines.map { min($0.width().natural, inner) }
    let heights = zip(lines, widths).map { $0.height(forWidth: $1).natural }
    var y = max((height - heights.reduce(0, +)) / 2, 0)
    for (index, line) in lines.enumerated() {
      line.allocate(
        x: (width - widths[index]) / 2, y: y, width: widths[index], height: heights[index])
      y += heights[index]
    }
    guard let check else { return }
    let size = Size(width: check.width().natural, height: check.height().natural)
    check.allocate(
      x: widget.layoutDirection == .rightToLeft ? 0 : width - size.width,
      y: (height - size.height) / 2, width: size.width, height: size.height)
  }
}
