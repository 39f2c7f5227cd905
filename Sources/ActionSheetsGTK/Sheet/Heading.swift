import ActionSheets
import CGTK

/// The title and the message of a sheet, which scroll where there is no room for all of them.
@MainActor
final class Heading {
  /// The scrolled area, to be placed in the sheet.
  let area: Widget
  /// Hears when the text has been scrolled.
  var onScroll: () -> Void = {}
  private let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))

  init?(_ content: Content) {
    guard content.title != nil || content.message != nil else { return nil }
    area = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(area.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_focusable(area.pointer, 0)
    box.setClass("actionsheet-heading")
    if let title = content.title {
      add(title, "actionsheet-title", isAlone: content.message == nil)
    }
    if let message = content.message {
      add(message, "actionsheet-message", isAlone: content.title == nil)
    }
    gtk_scrolled_window_set_child(area.opaque, box.pointer)
    Signal.connect(gtk_scrolled_window_get_vadjustment(area.opaque), "value-changed") {
      [weak self] _ in
      self?.onScroll()
      return false
    }
  }

  private func add(_ text: String, _ style: String, isAlone: Bool) {
    let label = Text.label()
    Text.showParagraphs(text, in: label)
    label.setClass(style)
    label.setClass("actionsheet-alone", isAlone)
    gtk_box_append(box.cast(to: GtkBox.self), label.pointer)
  }

  /// How wide the text is.
  var width: Widget.Extent { box.width() }

  /// Returns the height of all of the text at a width.
  func height(forWidth width: Int) -> Int { box.height(forWidth: width).natural }
}
