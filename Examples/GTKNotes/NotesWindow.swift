import ActionSheets
import ActionSheetsGTK
import CGTK

/// The window: a header bar with a share button and a menu, a list, a text, an action bar, a stack switcher.
@MainActor
final class NotesWindow {
  let window: UnsafeMutablePointer<GtkWidget>
  /// Hears of the place from which a sheet is asked for.
  var onAction: (Presentation.Origin) -> Void = { _ in }
  private(set) var isOpen = true
  /// Hears that a sheet is asked for from the menu.
  var onMenu: () -> Void = {}
  /// Hears that the note is to have another title.
  var onRename: () -> Void = {}
  /// Hears that the note is to have another text.
  var onEdit: () -> Void = {}

  private let share: UnsafeMutablePointer<GtkWidget>
  private let list: UnsafeMutablePointer<GtkWidget>
  private let bar: UnsafeMutablePointer<GtkWidget>
  private let switcher: UnsafeMutablePointer<GtkWidget>
  private let menu = NoteMenu()
  private let statusLabel: UnsafeMutablePointer<GtkWidget>

  private let textLabel = gtk_label_new(nil)
  private let titleLabel = gtk_label_new(nil)

  /// What the first note of the list is called.
  var note = "Groceries" {
    didSet { gtk_label_set_text(OpaquePointer(titleLabel), note) }
  }

  /// What the note says.
  var text = "Milk, bread, cheese" {
    didSet { gtk_label_set_text(OpaquePointer(textLabel), text) }
  }

  /// What happened last.
  var status = "" {
    didSet { gtk_label_set_text(OpaquePointer(statusLabel), status) }
  }

  init() {
    window = gtk_window_new()
    share = gtk_button_new_with_label("Share")
    list = gtk_list_box_new()
    bar = gtk_action_bar_new()
    switcher = gtk_stack_switcher_new()
    statusLabel = gtk_label_new("")
    build()
  }

  func show() {
    gtk_window_present(cast(window))
  }

  /// Returns where a sheet of an origin comes from.
  func anchor(_ origin: Presentation.Origin) -> Anchor<Widget> {
    switch origin {
    case .barButtonItem: .barButtonItem(Widget(share))
    case .view: .view(Widget(list))
    case .toolbar: .toolbar(Widget(bar))
    case .tabBar: .tabBar(Widget(switcher))
    case .rectangle: .rectangle(Rectangle(x: 20, y: 40, width: 120, height: 30), in: Widget(list))
    }
  }

  /// Where the sheet comes from that is asked for in the menu.
  var menuAnchor: Anchor<Widget> { .view(Widget(menu.action)) }

  private func build() {
    gtk_window_set_title(cast(window), "Notes")
    gtk_window_set_default_size(cast(window), 640, 480)
    let header = gtk_header_bar_new()
    gtk_header_bar_pack_end(OpaquePointer(header), share)
    gtk_header_bar_pack_end(OpaquePointer(header), menu.button)
    menu.onAction = { [weak self] in self?.onMenu() }
    for (title, action) in [("Rename", \NotesWindow.onRename), ("Edit", \NotesWindow.onEdit)] {
      let button = gtk_button_new_with_label(title)
      gtk_header_bar_pack_start(OpaquePointer(header), button)
      Callback.connect(button, "clicked") { [weak self] in self?[keyPath: action]() }
    }
    gtk_window_set_titlebar(cast(window), header)
    connect(share, .barButtonItem)

    let stack = gtk_stack_new()
    gtk_label_set_text(OpaquePointer(textLabel), text)
    gtk_label_set_wrap(OpaquePointer(textLabel), 1)
    gtk_stack_add_titled(OpaquePointer(stack), textLabel, "notes", "Notes")
    gtk_stack_add_titled(OpaquePointer(stack), gtk_label_new("No folders"), "folders", "Folders")
    gtk_stack_switcher_set_stack(OpaquePointer(switcher), OpaquePointer(stack))
    gtk_widget_set_halign(switcher, GTK_ALIGN_CENTER)
    gtk_widget_set_hexpand(stack, 1)

    gtk_label_set_text(OpaquePointer(titleLabel), note)
    let others = ["Überraschung für Jörg", "買い物リスト", "Ideas 💡"]
    for label in [titleLabel] + others.map({ gtk_label_new($0) }) {
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_list_box_append(OpaquePointer(list), label)
    }
    let middle = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_append(cast(middle), list)
    gtk_box_append(cast(middle), stack)
    gtk_widget_set_vexpand(middle, 1)

    for (title, origin) in [
      ("List", Presentation.Origin.view), ("Note", .rectangle), ("Bar", .toolbar),
      ("Tabs", .tabBar),
    ] {
      let button = gtk_button_new_with_label(title)
      gtk_action_bar_pack_start(OpaquePointer(bar), button)
      connect(button, origin)
    }
    gtk_action_bar_pack_end(OpaquePointer(bar), statusLabel)

    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for part in [switcher, middle, bar] { gtk_box_append(cast(column), part) }
    gtk_window_set_child(cast(window), column)
    Callback.connect(window, "destroy") { [weak self] in self?.isOpen = false }
  }

  private func connect(_ button: UnsafeMutablePointer<GtkWidget>?, _ origin: Presentation.Origin) {
    Callback.connect(button, "clicked") { [weak self] in self?.onAction(origin) }
  }
}
