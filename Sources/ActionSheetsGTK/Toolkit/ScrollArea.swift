import ActionSheets
import CGTK

/// An area in which a widget that may be higher than it scrolls up and down.
@MainActor
final class ScrollArea {
  let widget = Widget(new: gtk_scrolled_window_new())
  /// Called when the widget in it has been scrolled.
  var onScroll: () -> Void = {}
  /// Called when the area or the widget in it has got another height, while GTK places widgets.
  var onRoomChange: () -> Void = {}
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>

  /// Creates an area around a widget, which never scrolls to the focus by itself.
  init(_ content: Widget) {
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    let viewport = Widget(new: gtk_viewport_new(nil, nil))
    // It would bring no more into view than the letters of a field.
    gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
    gtk_viewport_set_child(viewport.opaque, content.pointer)
    gtk_scrolled_window_set_child(widget.opaque, viewport.pointer)
    adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    g_object_ref(adjustment)
    Signal.connect(adjustment, "value-changed") { [weak self] _ in
      self?.onScroll()
      return false
    }
    Signal.connect(adjustment, "changed") { [weak self] _ in
      self?.onRoomChange()
      return false
    }
  }

  isolated deinit {
    g_object_unref(adjustment)
  }

  /// How far the widget is scrolled, in points; setting it goes no farther than there is anything.
  var value: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }

  /// The height of the part in view, in points; 0 before the first layout.
  var page: Double { gtk_adjustment_get_page_size(adjustment) }

  var upper: Double { gtk_adjustment_get_upper(adjustment) }

  /// Scrolls as little as needed to have a range of the widget in view, with a part of its neighbors.
  func reveal(_ range: Range<Double>, peek: Double) {
    value = viewport.offset(revealing: range, peek: peek)
  }

  /// Scrolls by the height of the part in view, less a part that stays.
  func scrollByPage(isForward: Bool, keeping kept: Double) {
    value = viewport.offset(afterPage: isForward, keeping: kept)
  }

  private var viewport: Viewport {
    Viewport(offset: value, length: page, contents: upper)
  }
}
