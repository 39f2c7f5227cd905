import ActionSheets
import CGTK

/// The text fields of an alert: GTK's own entries, those of secrets with memory that is not swapped out.
@MainActor
final class FieldList {
  /// The column of fields, to be placed in the sheet.
  let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  /// Hears of each change that the person makes.
  var onChange: (_ field: Int, _ text: FieldText) -> Void = { _, _ in }
  private var entries: [Widget] = []
  /// The fields in which an input method is putting a word together.
  private var composing: Set<Int> = []
  private var isShowing = false

  init?(_ presentation: Presentation) {
    guard !presentation.content.fields.isEmpty else { return nil }
    box.setClass("actionsheet-fields")
    for (index, field) in presentation.content.fields.enumerated() { add(field, index) }
    show(presentation)
  }

  /// Shows what the fields hold now.
  func show(_ presentation: Presentation) {
    isShowing = true
    defer { isShowing = false }
    for (index, entry) in entries.enumerated() where presentation.texts.indices.contains(index) {
      let text = presentation.texts[index]
      if text != entry.editedText { entry.editedText = text }
    }
  }

  /// Gives the keyboard's focus to a field.
  func focus(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    entries[index].grabFocus()
  }

  /// Returns the field that a widget is, or is part of.
  func field(containing widget: Widget) -> Int? {
    entries.firstIndex { widget.isWithin($0) }
  }

  /// Returns whether an input method needs all keys of a field.
  func isComposing(_ index: Int) -> Bool { composing.contains(index) }

  private func add(_ field: TextField, _ index: Int) {
    let label = VisibleText.paragraph(field.label)
    let entry = Widget(field.isSecure ? gtk_password_entry_new() : gtk_entry_new())
    if field.isSecure {
      gtk_password_entry_set_show_peek_icon(entry.opaque, 1)
    }
    cgtk_set_string_property(entry.pointer, "placeholder-text", label)
    entry.setAccessibleName(label)
    entries.append(entry)
    gtk_box_append(box.cast(to: GtkBox.self), entry.pointer)
    entry.on("changed") { [weak self] in
      guard let self, !isShowing else { return }
      onChange(index, entries[index].editedText)
    }
    guard let inner = gtk_editable_get_delegate(entry.opaque) else { return }
    // Of a paste of several lines the first is taken, as in a terminal.
    cgtk_set_boolean_property(UnsafeMutableRawPointer(inner), "truncate-multiline", 1)
    Signal.connect(UnsafeMutableRawPointer(inner), "preedit-changed") { [weak self] arguments in
      if arguments.isEmptyText(0) {
        self?.composing.remove(index)
      } else {
        self?.composing.insert(index)
      }
      return false
    }
  }
}
