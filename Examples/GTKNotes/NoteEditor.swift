import ActionSheets
import ActionSheetsGTK
import CGTK

/// The text of a note with the buttons that keep or drop what was written, as the body of a modal view.
///
/// Escape and the window's close button do the same as Cancel; whoever has changed the text is asked first.
@MainActor
final class NoteEditor {
  enum Choice { case save, discard }

  /// What the modal view shows.
  let body = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private(set) var isSaved = false
  private let presenter: GTKPresenter
  private let original: String
  private let buffer = gtk_text_buffer_new(nil)
  /// The view that shows the body.
  private var id: Presentation.ID?

  init(_ text: String, presenter: GTKPresenter) {
    self.presenter = presenter
    original = text
    gtk_text_buffer_set_text(buffer, text, -1)
    build()
  }

  isolated deinit {
    g_object_unref(buffer)
  }

  /// The text as it stands now.
  var text: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let copy = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(copy) }
    return String(cString: copy)
  }

  /// Shows the editor and returns once it is gone.
  func run(title: String) async {
    await presenter.present(
      ModalView(title: title, isDismissible: false), body: body,
      onAttemptedDismissal: { self.cancel() }, onBegin: { id = $0 })
  }

  private func build() {
    let view = gtk_text_view_new_with_buffer(buffer)
    gtk_text_view_set_wrap_mode(cast(view), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(cast(view), 0)
    let scroller = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scroller), view)
    gtk_widget_set_vexpand(scroller, 1)

    let bar = gtk_action_bar_new()
    let save = gtk_button_new_with_label("Save")
    gtk_widget_add_css_class(save, "suggested-action")
    let cancel = gtk_button_new_with_label("Cancel")
    gtk_action_bar_pack_end(OpaquePointer(bar), save)
    gtk_action_bar_pack_start(OpaquePointer(bar), cancel)
    Callback.connect(save, "clicked") { [weak self] in self?.close(saving: true) }
    Callback.connect(cancel, "clicked") { [weak self] in self?.cancel() }

    let escape = gtk_event_controller_key_new()
    gtk_widget_add_controller(body.pointer, escape)
    Callback.connect(escape, key: "Escape") { [weak self] in self?.cancel() }
    for part in [scroller, bar] { gtk_box_append(cast(body.pointer), part) }
  }

  private func close(saving: Bool) {
    isSaved = saving
    if let id { presenter.dismiss(id) }
  }

  /// The alert lies over the editor, which can do nothing until it is answered.
  private func cancel() {
    guard text != original else { return close(saving: false) }
    let alert = Alert<Choice>(title: "Save the changes?") {
      Button("Save", .save)
      Button("Discard", .discard, role: .destructive)
      Cancel("Keep Editing")
    }
    presenter.present(alert) { [weak self] outcome in
      guard let choice = outcome.choice else { return }
      self?.close(saving: choice == .save)
    }
  }
}
