import ActionSheetsGTK
import CGTK
import UIKitCompat

/// A box of the class `toolbar` for a toolbar, with a button for each item, from left to right.
@MainActor
final class ToolbarWidget: ViewWidget {
  let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private weak var bar: UIToolbar?
  private var items: [BarItemWidget] = []

  init(_ bar: UIToolbar) {
    self.bar = bar
    widget.setClass("toolbar")
  }

  func show() {
    let wanted = bar?.items ?? []
    if wanted != items.map(\.item) || !items.allSatisfy(\.isCurrent) {
      for item in items { item.remove() }
      items = wanted.map { BarItemWidget($0) }
      for item in items { gtk_box_append(widget.cast(to: GtkBox.self), item.widget.pointer) }
    }
    for item in items { item.show() }
  }
}
