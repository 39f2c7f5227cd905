import ActionSheets
import ActionSheetsGTK
import CGTK

/// A window with a sheet over it.
@MainActor
final class Scene {
  private let words: Set<String>
  private let window = gtk_window_new()
  private let share = gtk_button_new_with_label("Share")
  private let menu = gtk_menu_button_new()
  private let action = gtk_button_new_with_label("Actions…")
  private let text = gtk_label_new("Bread, butter, and something green.")
  private var presenter: GTKPresenter?

  init(_ words: Set<String>) {
    self.words = words
    let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    if words.contains("dark") {
      cgtk_set_boolean_property(settings, "gtk-application-prefer-dark-theme", 1)
    }
    if words.contains("contrast") {
      cgtk_set_string_property(settings, "gtk-theme-name", "Default-hc")
    }
    if words.contains("large") { cgtk_set_string_property(settings, "gtk-font-name", "Sans 18") }
    if words.contains("arabic") { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
  }

  /// Shows the window, and its sheet.
  func show() {
    let handle = UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self)
    let header = gtk_header_bar_new()
    gtk_header_bar_pack_end(OpaquePointer(header), share)
    if words.contains("inside") { gtk_header_bar_pack_end(OpaquePointer(header), menu) }
    gtk_window_set_titlebar(handle, header)
    gtk_window_set_title(handle, "Notes")
    gtk_window_set_child(handle, text)
    gtk_window_set_default_size(handle, words.contains("compact") ? 390 : 640, 520)
    guard let window, let share, let text else { return }
    let presenter = GTKPresenter(
      window: Widget(window), appearance: words.contains("ios") ? .iOS : .toolkit)
    self.presenter = presenter
    gtk_window_present(handle)
    while gtk_widget_get_width(window) == 0 { g_main_context_iteration(nil, 1) }
    let options = PresentationOptions(isAnimated: false)
    if words.contains("modal") {
      presenter.present(ModalView(title: "Edit Note"), body: editor(), options: options)
    } else {
      let anchor = anchor(share, text)
      presenter.present(
        PresentationRequest(content, options: options),
        from: words.contains("alert") ? nil : anchor
      ) { _ in }
    }
  }

  private func anchor(
    _ share: UnsafeMutablePointer<GtkWidget>, _ text: UnsafeMutablePointer<GtkWidget>
  ) -> Anchor<Widget> {
    if words.contains("view") { return .view(Widget(text)) }
    guard words.contains("inside"), let action else { return .barButtonItem(Widget(share)) }
    let popover = gtk_popover_new()
    gtk_popover_set_child(
      UnsafeMutableRawPointer(popover)?.assumingMemoryBound(to: GtkPopover.self), action)
    gtk_menu_button_set_label(OpaquePointer(menu), "Info")
    gtk_menu_button_set_popover(OpaquePointer(menu), popover)
    gtk_menu_button_popup(OpaquePointer(menu))
    return .view(Widget(action))
  }

  private var content: Content {
    if words.contains("alert") {
      return Content(
        kind: .alert, title: "Rename Note", message: "Other people see the new name.",
        buttons: [.init("Rename"), .init("Cancel", role: .cancel)],
        fields: [TextField("Name", text: "Groceries")])
    }
    if words.contains("german") {
      return sheet(
        "Was soll mit der Notiz geschehen?", "Notiz unwiderruflich löschen",
        "Per E-Mail verschicken",
        "Auf dem Drucker im Arbeitszimmer ausgeben und anschließend im Ordner „Erledigt“ ablegen",
        "Abbrechen")
    }
    if words.contains("arabic") {
      return sheet(
        "ماذا تريد أن تفعل بالملاحظة؟", "حذف الملاحظة", "إرسال بالبريد", "طباعة", "إلغاء")
    }
    if words.contains("japanese") {
      return sheet("メモをどうしますか？", "メモを削除", "メールで送信", "プリント", "キャンセル")
    }
    return sheet("What should happen to the note?", "Delete Note", "Email", "Print", "Cancel")
  }

  private func sheet(
    _ message: String, _ delete: String, _ email: String, _ print: String, _ cancel: String
  ) -> Content {
    Content(
      message: message,
      buttons: [
        .init(delete, role: .destructive), .init(email), .init(print), .init(cancel, role: .cancel),
      ])
  }

  private func editor() -> Widget {
    let view = gtk_text_view_new()
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: GtkTextView.self))
    gtk_text_buffer_set_text(buffer, "Bread, butter, and something green.", -1)
    gtk_widget_set_vexpand(view, 1)
    return Widget(view ?? gtk_text_view_new())
  }
}
