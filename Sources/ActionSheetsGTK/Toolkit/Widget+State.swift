import ActionSheets
import CGTK

extension Widget {
  /// Whether the widget takes room and is drawn.
  package var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget reacts to anything; one that does not is drawn grayed.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// How opaque the widget is, from 0 to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    set { gtk_widget_set_opacity(pointer, newValue) }
  }

  /// The size that the widget was given last, in points.
  package var size: Size<Int> {
    Size(
      width: Int(gtk_widget_get_width(pointer)), height: Int(gtk_widget_get_height(pointer)))
  }

  var layoutDirection: Presentation.LayoutDirection {
    Presentation.LayoutDirection(gtk_widget_get_direction(pointer))
  }

  /// The direction of widgets that have none of their own, which is that of the person's language.
  static var defaultLayoutDirection: Presentation.LayoutDirection {
    Presentation.LayoutDirection(gtk_widget_get_default_direction())
  }

  /// Has the widget and all within it lay out in a direction; without an own one where it is the program's.
  ///
  /// A widget of GTK does not take over the direction of the widget around it.
  ///
  /// - Parameter spared: A part of the program, which keeps its direction.
  func setLayoutDirection(_ direction: Presentation.LayoutDirection, sparing spared: Widget? = nil)
  {
    guard self != spared else { return }
    let own = direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    gtk_widget_set_direction(
      pointer, own == gtk_widget_get_default_direction() ? GTK_TEXT_DIR_NONE : own)
    for child in children { child.setLayoutDirection(direction, sparing: spared) }
  }

  /// Adds or removes a class of the style sheet.
  package func setClass(_ name: String, _ isSet: Bool = true) {
    if isSet {
      gtk_widget_add_css_class(pointer, name)
    } else {
      gtk_widget_remove_css_class(pointer, name)
    }
  }

  /// Sets or clears a state by which style sheets tell looks apart.
  func setState(_ state: GtkStateFlags, _ isSet: Bool) {
    if isSet {
      gtk_widget_set_state_flags(pointer, state, 0)
    } else {
      gtk_widget_unset_state_flags(pointer, state)
    }
  }

  /// Gives the focus to the widget. Returns whether it took it.
  @discardableResult
  func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Whether the widget itself can take the focus, not only a widget in it.
  var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 || gtk_widget_is_focus(pointer) != 0 }

  var containsFocus: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// The bounds of the widget in the coordinates of another one in the same window, or `nil`.
  func bounds(in other: Widget) -> Rectangle<Double>? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else { return nil }
    return Rectangle(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Asks for another layout with another size.
  package func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Asks for another layout within the same size.
  package func queueAllocate() { gtk_widget_queue_allocate(pointer) }
}

extension Presentation.LayoutDirection {
  fileprivate init(_ direction: GtkTextDirection) {
    self = direction == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}

// Assistive technology.
extension Widget {
  /// Sets the name by which assistive technology knows the widget.
  package func setAccessibleName(_ name: String?) {
    cgtk_set_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  func setAccessibleDescription(_ text: String?) {
    cgtk_set_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Says that the text in the widget is not valid, and why, or that it is.
  func setAccessibleProblem(_ reason: String?) {
    cgtk_set_accessible_problem(pointer, reason)
  }

  /// Hides the widget and all within it from assistive technology, or shows it again.
  package func setAccessibleHidden(_ isHidden: Bool) {
    cgtk_set_accessible_hidden(pointer, isHidden ? 1 : 0)
  }

  /// Whether assistive technology passes the widget over.
  ///
  /// GTK 4.8 has no other way to ask than a function for tests. It is needed lest a sheet uncovers a widget that the
  /// program has hidden.
  var isAccessibleHidden: Bool { cgtk_is_accessible_hidden(pointer) != 0 }

  func setAccessibleModal() {
    cgtk_set_accessible_modal(pointer)
  }
}
