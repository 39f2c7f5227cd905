import CGTK

@testable import ActionSheetsGTK

/// Counts the objects of sheets that have not been finalized: widgets, what listens to them, what lays them out.
@MainActor
final class ObjectCount {
  /// The classes of the objects that are there still.
  var alive: [String] { known.values.sorted() }
  /// All that have been watched so far.
  private(set) var seen = 0
  private var known: [UnsafeMutableRawPointer: String] = [:]

  /// Watches a widget and all that is in it or belongs to it, but for one that is the program's.
  func watch(_ widget: Widget, without body: Widget) {
    // GTK moves the one window of its tooltips from widget to widget.
    guard widget != body, widget.typeName != "GtkTooltipWindow" else { return }
    watch(UnsafeMutableRawPointer(widget.pointer))
    let controllers = gtk_widget_observe_controllers(widget.pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      watch(controller)
      g_object_unref(controller)
    }
    if let manager = gtk_widget_get_layout_manager(widget.pointer) {
      watch(UnsafeMutableRawPointer(manager))
    }
    if cgtk_is_popover(widget.pointer) != 0 || cgtk_is_window(widget.pointer) != 0,
      let surface = gtk_native_get_surface(OpaquePointer(widget.pointer))
    {
      watch(UnsafeMutableRawPointer(surface))
    }
    for child in widget.children { watch(child, without: body) }
  }

  private func watch(_ object: UnsafeMutableRawPointer) {
    guard known[object] == nil else { return }
    known[object] = cgtk_type_name(object).map { String(cString: $0) } ?? ""
    seen += 1
    g_object_weak_ref(
      object.assumingMemoryBound(to: GObject.self),
      { data, object in
        guard let data, let object else { return }
        let count = Unmanaged<ObjectCount>.fromOpaque(data).takeRetainedValue()
        nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(object)
        MainActor.assumeIsolated { count.forget(pointer) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func forget(_ object: UnsafeMutableRawPointer) {
    known[object] = nil
  }
}

extension Widget {
  /// The name of the widget's class.
  var typeName: String { cgtk_type_name(pointer).map { String(cString: $0) } ?? "" }
}
