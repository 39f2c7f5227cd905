import CGTK

/// The controllers that hear events of a window and of its popovers, one in each.
///
/// Each of these has a surface of its own, and what happens in one does not come by the other.
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
