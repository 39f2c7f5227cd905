import ActionSheetsGTK
import CGTK
import UIKitCompat

/// A box of the class `toolbar` for a tab bar, with a toggle button for each item; one of them is down.
@MainActor
final class TabBarWidget: ViewWidget {
  let widget = Widget(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private let group = Widget(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private weak var bar: UITabBar?
  private var items: [UITabBarItem] = []
  private var buttons: [TitledButton] = []
  private var isShowing = false

  init(_ bar: UITabBar) {
    self.bar = bar
    widget.setClass("toolbar")
    group.setClass("linked")
    gtk_widget_set_hexpand(group.pointer, 1)
    gtk_widget_set_halign(group.pointer, GTK_ALIGN_CENTER)
    gtk_box_append(widget.cast(to: GtkBox.self), group.pointer)
  }

  func show() {
    isShowing = true
    defer { isShowing = false }
    if (bar?.items ?? []) != items { makeButtons() }
    for (item, button) in zip(items, buttons) {
      button.text = item.title ?? ""
      gtk_toggle_button_set_active(
        button.widget.cast(to: GtkToggleButton.self), item === bar?.selectedItem ? 1 : 0)
      button.widget.isSensitive = item.isEnabled
    }
  }

  private func makeButtons() {
    for button in buttons {
      gtk_box_remove(group.cast(to: GtkBox.self), button.widget.pointer)
    }
    items = bar?.items ?? []
    buttons = items.map { item in
      let button = TitledButton(Widget(new: gtk_toggle_button_new()))
      gtk_box_append(group.cast(to: GtkBox.self), button.widget.pointer)
      button.widget.on("clicked") { [weak self, weak item] in
        guard let self, !isShowing, let item else { return }
        bar?.select(item)
        // A press lets a button up that was down, which the item's may not be.
        show()
      }
      return button
    }
  }
}
