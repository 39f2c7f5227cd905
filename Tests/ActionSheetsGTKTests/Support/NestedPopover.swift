import CGTK

@testable import ActionSheetsGTK

/// A popover that opens from a button in the popover of a stand.
@MainActor
final class NestedPopover {
  let popover: Widget
  let ask: Widget

  init(in stand: PopoverStand, isAutohide: Bool) {
    popover = Widget(new: gtk_popover_new())
    ask = Widget(new: gtk_button_new_with_label("Ask here"))
    let handle = popover.cast(to: GtkPopover.self)
    gtk_popover_set_autohide(handle, isAutohide ? 1 : 0)
    gtk_popover_set_child(handle, ask.pointer)
    gtk_widget_set_parent(popover.pointer, stand.content.pointer)
    gtk_popover_popup(handle)
    Display.wait { popover.isMapped }
    Display.settle()
    ask.grabFocus()
  }

  /// Takes the popover away.
  func close() {
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    popover.removeFromParent()
  }
}
