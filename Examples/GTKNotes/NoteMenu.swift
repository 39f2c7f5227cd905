import CGTK

/// A menu button whose popover tells of the note, and from which a sheet can be asked for.
///
/// In a wide window the sheet appears inside the popover.
@MainActor
final class NoteMenu {
  let button: UnsafeMutablePointer<GtkWidget>
  /// The button in the popover that asks for the sheet.
  let action: UnsafeMutablePointer<GtkWidget>
  /// Hears that the sheet is asked for.
  var onAction: () -> Void = {}

  init() {
    button = gtk_menu_button_new()
    action = gtk_button_new_with_label("Actions…")
    gtk_menu_button_set_label(OpaquePointer(button), "Info")
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    gtk_box_append(cast(column), gtk_label_new("Changed today\n3 words"))
    gtk_box_append(cast(column), action)
    let popover = gtk_popover_new()
    gtk_popover_set_child(cast(popover), column)
    gtk_menu_button_set_popover(OpaquePointer(button), popover)
    Callback.connect(action, "clicked") { [weak self] in self?.onAction() }
  }
}
