import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

/// A window whose bar has a menu button with an open popover, from which sheets are asked for.
@MainActor
final class PopoverStand {
  let stand: Stand
  let menuButton: Widget
  let popover: Widget
  /// What the popover holds.
  let content: Widget
  /// The button in the popover that a sheet comes from.
  let ask: Widget
  /// Another button in the popover.
  let other: Widget
  /// How often the popover was closed, and how often its other button was pressed.
  private(set) var closings = 0
  private(set) var presses = 0

  init(width: Int32 = 700, isAutohide: Bool = true) {
    // GTK is initialized with the window.
    stand = Stand(width: width)
    menuButton = Widget(new: gtk_menu_button_new())
    popover = Widget(new: gtk_popover_new())
    content = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    ask = Widget(new: gtk_button_new_with_label("Ask"))
    other = Widget(new: gtk_button_new_with_label("Other"))
    gtk_box_append(content.cast(to: GtkBox.self), ask.pointer)
    gtk_box_append(content.cast(to: GtkBox.self), other.pointer)
    gtk_popover_set_child(handle, content.pointer)
    gtk_popover_set_autohide(handle, isAutohide ? 1 : 0)
    gtk_menu_button_set_popover(menuButton.opaque, popover.pointer)
    let bar = gtk_window_get_titlebar(stand.window.cast(to: GtkWindow.self))
    gtk_header_bar_pack_start(OpaquePointer(bar), menuButton.pointer)
    popover.on("closed") { [weak self] in self?.closings += 1 }
    other.on("clicked") { [weak self] in self?.presses += 1 }
    Display.settle()
    open()
    ask.grabFocus()
  }

  isolated deinit {
    gtk_popover_popdown(handle)
    Display.settle()
  }

  var handle: UnsafeMutablePointer<GtkPopover> { popover.cast(to: GtkPopover.self) }

  /// Whether the popover holds what the program put into it, as it was, and nothing else.
  var isAsBefore: Bool {
    gtk_popover_get_child(handle) == content.pointer
      && content.parent?.children == [content]
      && content.opacity == 1 && gtk_widget_get_can_focus(content.pointer) != 0
      && gtk_widget_get_can_target(content.pointer) != 0
  }

  /// The widget that has the focus of the window.
  var focus: Widget? { FocusMemory.focus(of: stand.window) }

  /// Whether the sheet stands in the popover.
  var isInside: Bool { stand.layer.map { $0.view.root.isWithin(popover) } ?? false }

  /// Opens the popover and waits for it.
  func open() {
    gtk_menu_button_popup(menuButton.opaque)
    Display.wait { popover.isMapped }
    Display.settle()
  }

  /// Clicks on a widget in the popover.
  ///
  /// GDK takes a press for the window's as long as the mouse has not moved within the popover.
  func click(on widget: Widget?) {
    stand.move(to: widget, x: 2, y: 2)
    stand.click(on: widget)
  }

  /// Asks for a sheet from within the popover.
  func present(_ content: Content = Stand.note, animated: Bool = false) {
    stand.present(content, from: .view(ask), animated: animated)
  }
}
