import ActionSheetsGTK
import CGTK
import UIKitCompat

/// An entry as those of alerts for a text field, in a box that stays when the text becomes a secret or is none any longer.
@MainActor
final class FieldWidget: ViewWidget {
  let widget = Widget(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private weak var field: UITextField?
  private var entry: TextEntry

  init(_ field: UITextField) {
    self.field = field
    entry = TextEntry(isSecure: field.isSecureTextEntry)
    insert()
  }

  func show() {
    guard let field else { return }
    if field.isSecureTextEntry != entry.isSecure {
      let old = entry
      entry = TextEntry(isSecure: field.isSecureTextEntry)
      insert()
      entry.replace(old)
      gtk_box_remove(widget.cast(to: GtkBox.self), old.widget.pointer)
    }
    entry.text = field.content
    entry.placeholder = field.placeholder ?? ""
    widget.isSensitive = field.isEnabled
  }

  private func insert() {
    gtk_widget_set_hexpand(entry.widget.pointer, 1)
    gtk_box_append(widget.cast(to: GtkBox.self), entry.widget.pointer)
    entry.onChange = { [weak field] in field?.take($0) }
  }
}
