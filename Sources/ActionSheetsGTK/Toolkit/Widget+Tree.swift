import CGTK

extension Widget {
  /// Creates a box, in which children are placed by a ``Layout``.
  package static func container(role: GtkAccessibleRole? = nil) -> Widget {
    if let role { return Widget(new: cgtk_box_with_role(role)) }
    return Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  }

  /// The widget that this one stands in, or `nil`.
  package var parent: Widget? { gtk_widget_get_parent(pointer).map { Widget($0) } }

  /// The widget itself, and from the inside out all that it stands in.
  package var lineage: UnfoldFirstSequence<Widget> { sequence(first: self) { $0.parent } }

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

  /// Calls a function with each widget in a widget; those in one for which it returns `false` are left out.
  ///
  /// Works on plain pointers, because there may be thousands.
  static func visit(
    in widget: UnsafeMutablePointer<GtkWidget>,
    _ body: (UnsafeMutablePointer<GtkWidget>) -> Bool
  ) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if body(child) { visit(in: child, body) }
      next = gtk_widget_get_next_sibling(child)
    }
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
    lineage.first {
      Widget.isHeaderBar($0.pointer) || $0.styleName == "actionbar"
        || gtk_widget_has_css_class($0.pointer, "toolbar") != 0
    } ?? self
  }

  /// Whether the widget is, or is part of, one of the buttons that close, enlarge or hide the window.
  var isWindowControl: Bool {
    lineage.contains { cgtk_is_window_controls($0.pointer) != 0 }
  }

  /// Whether the widget is on screen whenever its window is: neither it nor a widget around it is hidden, or on a page
  /// that is not shown.
  ///
  /// It may still be scrolled out of view.
  var isShownInWindow: Bool {
    lineage.prefix { !$0.isWindow }.allSatisfy {
      $0.isVisible && gtk_widget_get_child_visible($0.pointer) != 0
    }
  }

  var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
}

// Windows.
extension Widget {
  /// Whether a window has not been destroyed.
  var isToplevel: Bool {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).contains { index in
      guard let item = g_list_model_get_item(windows, index) else { return false }
      defer { g_object_unref(item) }
      return item == UnsafeMutableRawPointer(pointer)
    }
  }

  /// The content of a window; any other widget has none and takes none.
  package var content: Widget? {
    get {
      guard isWindow else { return nil }
      return cgtk_get_widget_property(pointer, contentProperty).map { Widget($0) }
    }
    set {
      guard isWindow else { return }
      cgtk_set_widget_property(pointer, contentProperty, newValue?.pointer)
    }
  }

  /// The name of the property that holds the content of a window.
  ///
  /// libadwaita's windows keep that in a property of their own, and refuse another child.
  var contentProperty: String {
    cgtk_has_widget_property(pointer, "content") != 0 ? "content" : "child"
  }
}
