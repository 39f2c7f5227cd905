import CGTK

/// What hears events of a widget, until it is dropped or the widget is gone.
@MainActor
final class Controller {
  private let pointer: OpaquePointer

  /// Adds a controller to a widget, which takes it over.
  init(_ pointer: OpaquePointer, of widget: Widget) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
    gtk_widget_add_controller(widget.pointer, pointer)
  }

  /// Whether the widget is still there.
  var isAttached: Bool { gtk_event_controller_get_widget(pointer) != nil }

  isolated deinit {
    if let widget = gtk_event_controller_get_widget(pointer) {
      gtk_widget_remove_controller(widget, pointer)
    }
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
