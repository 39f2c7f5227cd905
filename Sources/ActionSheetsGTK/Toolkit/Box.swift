import CGTK

/// A row of widgets side by side, or a column of them.
@MainActor
package final class Box {
  package let widget: Widget

  /// Creates an empty row or column.
  ///
  /// - Parameter spacing: The points between two widgets.
  package init(isColumn: Bool = false, spacing: Int = 0) {
    widget = Widget(
      new: gtk_box_new(
        isColumn ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, Int32(clamping: spacing)))
  }

  private var handle: UnsafeMutablePointer<GtkBox> { widget.cast(to: GtkBox.self) }

  /// Adds a widget behind the others.
  package func append(_ child: Widget) {
    gtk_box_append(handle, child.pointer)
  }

  /// Puts a widget, which may be in it already, behind another one; at the front for `nil`.
  package func place(_ child: Widget, after sibling: Widget?) {
    if widget == child.parent {
      gtk_box_reorder_child_after(handle, child.pointer, sibling?.pointer)
    } else {
      gtk_box_insert_child_after(handle, child.pointer, sibling?.pointer)
    }
  }

  /// Takes a widget out, if it is in it.
  package func remove(_ child: Widget) {
    if widget == child.parent { gtk_box_remove(handle, child.pointer) }
  }
}
