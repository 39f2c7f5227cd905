import ActionSheets
import ActionSheetsGTK
import ActionSheetsLocalization
import CGTK

/// A window with a sheet over it.
@MainActor
final class Scene {
  private let words: Set<String>
  private let wording: Wording
  private let window = gtk_window_new()
  private let share = gtk_button_new()
  private let menu = gtk_menu_button_new()
  private let action = gtk_button_new_with_label("Actions…")
  private let text = gtk_label_new(nil)
  private var presenter: GTKPresenter?

  init(_ words: Set<String>) {
    self.words = words
    wording =
      if words.contains("german") {
        .german
      } else if words.contains("arabic") {
        .arabic
      } else if words.contains("japanese") {
        .japanese
      } else {
        .english
      }
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
    gtk_button_set_label(
      UnsafeMutableRawPointer(share)?.assumingMemoryBound(to: GtkButton.self), wording.share)
    gtk_label_set_text(OpaquePointer(text), wording.text)
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
    let options = Presentation.Options(isAnimated: false)
    if words.contains("modal") {
      presenter.present(ModalView(title: wording.editTitle), body: editor(), options: options)
    } else {
      let anchor = anchor(share, text)
      let id = presenter.present(
        Presentation.Request(content, options: options),
        from: content.kind == .alert ? nil : anchor
      ) { _ in }
      // A reason is shown once the person has changed the text.
      if words.contains("invalid") {
        presenter.send(.setText(field: 0, FieldText("")), to: id)
      }
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

  /// The sheet of Examples/LocalizedNotes, translated by its catalog; the program runs in the package's folder.
  private var notes: Content? {
    guard words.contains("notes"),
      let catalog = try? Catalog(
        at: "Examples/LocalizedNotes/Resources/Notes.xcstrings",
        languages: [Language(wording.language)].compactMap { $0 })
    else { return nil }
    let sheet = ActionSheet<Int>(localized: nil, message: "What should happen to the notes?") {
      Button(localized: "Delete \(3) Notes", 0, role: .destructive)
      Button("Email", 1)
      Button("Print", 2)
      Cancel("Keep")
    }
    return sheet.localized(in: catalog).content
  }

  private var content: Content {
    if let notes { return notes }
    if words.contains("progress") {
      return Content(
        kind: .alert, title: wording.task, message: wording.done,
        buttons: [.init(wording.cancel, role: .cancel)], progress: .fraction(0.4))
    }
    if words.contains("alert") {
      return Content(
        kind: .alert, title: wording.renameTitle, message: wording.renameMessage,
        buttons: [.init(wording.rename), .init(wording.cancel, role: .cancel)],
        fields: [
          .init(
            wording.name, text: wording.groceries,
            problem: words.contains("invalid") ? wording.reason : nil)
        ])
    }
    let isSelected = words.contains("selected")
    return Content(
      message: wording.message,
      buttons: [
        .init(wording.delete, role: .destructive),
        .init(
          wording.email, subtitle: isSelected ? wording.address : nil, isSelected: isSelected),
        .init(wording.print),
        .init(wording.cancel, role: .cancel),
      ])
  }

  private func editor() -> Widget {
    let view = gtk_text_view_new()
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: GtkTextView.self))
    gtk_text_buffer_set_text(buffer, wording.text, -1)
    gtk_widget_set_vexpand(view, 1)
    return Widget(new: view ?? gtk_text_view_new())
  }
}
