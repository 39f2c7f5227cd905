import CGTK

/// The controllers for events of a window and of its popovers, one in each, until this is dropped.
///
/// Each of these has a surface of its own, and events of one do not come by the other.
@MainActor
final class NativeControllers {
  private typealias Entry = (native: UnsafeRawPointer, controller: OpaquePointer)

  private var all: [Entry] = []

  /// Adds a controller to a window or popover unless it has one.
  func add(to native: Widget, _ make: () -> OpaquePointer) {
    // Of a widget that is gone, a new one may have the address.
    remove { gtk_event_controller_get_widget($0.controller) == nil }
    guard !all.contains(where: { $0.native == native.identity }) else { return }
    let controller = make()
    g_object_ref(UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(native.pointer, controller)
    all.append((native.identity, controller))
  }

  /// Takes the controller away from a window or popover, which may be gone.
  func remove(from native: UnsafeRawPointer?) { remove { $0.native == native } }

  isolated deinit { remove { _ in true } }

  private func remove(where isMeant: (Entry) -> Bool) {
    let removed = all.filter(isMeant)
    all.removeAll(where: isMeant)
    for entry in removed {
      if let widget = gtk_event_controller_get_widget(entry.controller) {
        gtk_widget_remove_controller(widget, entry.controller)
      }
      g_object_unref(UnsafeMutableRawPointer(entry.controller))
    }
  }
}
