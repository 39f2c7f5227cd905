import ActionSheets
import ActionSheetsGTK
import CGTK
import UIKitCompat

/// A `GtkEntry` for a text field.
@MainActor
final class FieldWidget: ViewWidget {
  let widget = Widget(gtk_entry_new())
  private weak var field: UITextField?
  private var isShowing = false

  init(_ field: UITextField) {
    self.field = field
    if let inner = gtk_editable_get_delegate(widget.opaque) {
      // Of a paste of several lines the first is taken, as in an alert.
      cgtk_set_boolean_property(UnsafeMutableRawPointer(inner), "truncate-multiline", 1)
    }
    widget.on("changed") { [weak self] in
      guard let self, !isShowing else { return }
      self.field?.take(widget.editedText)
    }
  }

  func show() {
    guard let field else { return }
    isShowing = true
    defer { isShowing = false }
    let text = FieldText(field.text ?? "")
    if text != widget.editedText { widget.editedText = text }
    let placeholder = VisibleText.paragraph(field.placeholder ?? "")
    cgtk_set_string_property(widget.pointer, "placeholder-text", placeholder)
    if !placeholder.isEmpty { widget.setAccessibleName(placeholder) }
    gtk_entry_set_visibility(
      widget.cast(to: GtkEntry.self), field.isSecureTextEntry ? 0 : 1)
    if widget.isSensitive != field.isEnabled { widget.isSensitive = field.isEnabled }
  }
}
