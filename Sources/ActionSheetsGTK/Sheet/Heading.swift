import ActionSheets
import CGTK

/// The title, the message and the text fields of a sheet, which scroll together where there is no room for all of them.
@MainActor
final class Heading {
  /// The scrolled area, to be placed in the sheet.
  let area = Widget(new: gtk_scrolled_window_new())
  /// Hears when the text has been scrolled.
  var onScroll: () -> Void = {}
  /// Hears whether a part of it is out of view above, and below.
  var onHidden: (_ above: Bool, _ below: Bool) -> Void = { _, _ in }
  private let column = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let box = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  /// What is to stay in view.
  private var revealed: Widget?
  private var turn: LoopTimer?
  /// The room above and below what is brought into view.
  private static let margin = 6.0
  /// The height of a line, in heights of its font.
  private static let lineHeight = 1.6

  init?(_ content: Content, _ fields: FieldList?) {
    guard content.title != nil || content.message != nil || fields != nil else { return nil }
    gtk_scrolled_window_set_policy(area.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_focusable(area.pointer, 0)
    let viewport = Widget(new: gtk_viewport_new(nil, nil))
    // It would bring no more into view than the letters of a field.
    gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
    gtk_viewport_set_child(viewport.opaque, column.pointer)
    gtk_scrolled_window_set_child(area.opaque, viewport.pointer)
    adjustment = gtk_scrolled_window_get_vadjustment(area.opaque)
    box.setClass("actionsheet-heading")
    if let title = content.title {
      add(title, "actionsheet-title", isAlone: content.message == nil)
    }
    if let message = content.message {
      add(message, "actionsheet-message", isAlone: content.title == nil)
    }
    if content.title != nil || content.message != nil { append(box) }
    if let fields { append(fields.box) }
    Signal.connect(adjustment, "value-changed") { [weak self] _ in
      self?.onScroll()
      self?.tellHidden()
      return false
    }
    Signal.connect(adjustment, "changed") { [weak self] _ in
      self?.roomChanged()
      self?.tellHidden()
      return false
    }
  }

  /// Brings a field into view, and keeps it there when the room changes; nothing is kept in view for `nil`.
  func reveal(_ field: Widget?) {
    revealed = field
    guard let field, let place = field.bounds(in: column) else { return }
    let page = gtk_adjustment_get_page_size(adjustment)
    guard page > 0 else { return }
    let value = gtk_adjustment_get_value(adjustment)
    let margin = min(Heading.margin, max(0, (page - place.height) / 2))
    let wanted = min(max(value, place.maxY + margin - page), place.y - margin)
    if wanted != value { gtk_adjustment_set_value(adjustment, wanted) }
  }

  /// Scrolls by what is in view, less a line, so that each line is seen whole.
  func scroll(forward: Bool) {
    let page = gtk_adjustment_get_page_size(adjustment)
    let step = max(page - Heading.lineHeight * box.fontSize, page / 2)
    let value = gtk_adjustment_get_value(adjustment)
    gtk_adjustment_set_value(adjustment, value + (forward ? step : -step))
  }

  /// Tells what is out of view; less than a line cannot be read, and is not scrolled.
  private func tellHidden() {
    let page = gtk_adjustment_get_page_size(adjustment)
    let value = gtk_adjustment_get_value(adjustment)
    let isLegible = page >= box.fontSize
    onHidden(
      isLegible && value >= 1, isLegible && value <= gtk_adjustment_get_upper(adjustment) - page - 1
    )
  }

  private func roomChanged() {
    guard revealed != nil, turn == nil else { return }
    // GTK is placing widgets now.
    turn = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      turn = nil
      reveal(revealed)
    })
  }

  private func append(_ part: Widget) {
    gtk_box_append(column.cast(to: GtkBox.self), part.pointer)
  }

  private func add(_ text: String, _ style: String, isAlone: Bool) {
    let label = Text.label()
    Text.showParagraphs(text, in: label)
    label.setClass(style)
    label.setClass("actionsheet-alone", isAlone)
    gtk_box_append(box.cast(to: GtkBox.self), label.pointer)
  }

  /// How wide all of it is.
  var width: Widget.Extent { column.width() }

  /// Returns the height of all of it at a width.
  func height(forWidth width: Int) -> Int { column.height(forWidth: width).natural }
}
