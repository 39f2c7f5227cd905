import CGTK

/// The controllers for events of a window and of its popovers, one in each.
///
/// Each of these has a surface of its own, and events of one do not come by the other.
@MainActor
struct NativeControllers {
  private var all: [(native: UnsafeRawPointer, controller: Controller)] = []

  /// Adds a controller to a window or popover unless it has one.
  mutating func add(to native: Widget, _ make: () -> OpaquePointer) {
    // Of a widget that is gone, a new one may have the address.
    all.removeAll { !$0.controller.isAttached }
    guard !all.contains(where: { $0.native == native.identity }) else { return }
    all.append((native.identity, Controller(make(), of: native)))
  }

  /// Takes the controller away from a window or popover, which may be gone.
  mutating func remove(from native: UnsafeRawPointer?) {
    all.removeAll { $0.native == native }
  }
}

/// An event controller of a widget, until this is dropped or the widget is gone.
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
