import CGTK

/// Calls a function before each frame of a widget, until it is dropped.
@MainActor
final class FrameTicks {
  private final class Box {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }
  }

  private let widget: Widget
  private let identifier: UInt32

  /// Starts to call the function. While the widget is not on screen nothing is called.
  init(of widget: Widget, _ body: @escaping @MainActor () -> Void) {
    self.widget = widget
    identifier = gtk_widget_add_tick_callback(
      widget.pointer,
      { _, _, data in
        guard let data else { return 0 }
        let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { box.body() }
        return 1
      }, Unmanaged.passRetained(Box(body)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Box>.fromOpaque(data).release()
      })
  }

  isolated deinit {
    gtk_widget_remove_tick_callback(widget.pointer, identifier)
  }
}
