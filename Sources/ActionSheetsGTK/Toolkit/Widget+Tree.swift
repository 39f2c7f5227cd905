import CGTK

extension Widget {
  /// Creates a box, in which children are placed by a ``Layout``.
  package static func container(role: GtkAccessibleRole? = nil) -> Widget {
    if let role { return Widget(cgtk_box_with_role(role)) }
    return Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  /// The widget that this one stands in, or `nil`.
  package var parent: Widget? { gtk_widget_get_parent(pointer).map { Widget($0) } }

  /// The children in order.
  package var children: [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      found.append(Widget(child))
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  /// Adds a child to a container behind the others.
  package func append(_ child: Widget) {
    gtk_widget_set_parent(child.pointer, pointer)
  }

  /// Puts the widget behind another one among the children of a container; at the front for `nil`.
  package func place(after sibling: Widget?, in container: Widget) {
    gtk_widget_insert_after(pointer, container.pointer, sibling?.pointer)
  }

  /// Takes the widget out of the container that it was added to with ``append(_:)``.
  package func removeFromParent() {
    if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
  }

  /// Returns whether the widget is the other one or stands somewhere in it.
  func isWithin(_ other: Widget) -> Bool {
    pointer == other.pointer || gtk_widget_is_ancestor(pointer, other.pointer) != 0
  }

  /// The window that the widget is in, or `nil`.
  package var window: Widget? {
    guard let root = gtk_widget_get_root(pointer) else { return nil }
    let widget = Widget(root)
    return widget.isWindow ? widget : nil
  }

  /// The bar that the widget is part of; the widget itself when it is in none.
  var bar: Widget {
    var next: Widget? = self
    while let current = next {
      if Widget.isHeaderBar(current.pointer) || current.styleName == "actionbar"
        || gtk_widget_has_css_class(current.pointer, "toolbar") != 0
      {
        return current
      }
      next = current.parent
    }
    return self
  }

  /// Whether the widget is part of what is on screen.
  var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
}
