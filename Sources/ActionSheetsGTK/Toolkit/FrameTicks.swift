import CGTK

/// Calls a function before each frame of a widget, until it is dropped.
@MainActor
final class FrameTicks {
  private typealias Body = Callback<@MainActor () -> Void>

  private let widget: Widget
  private let identifier: UInt32

  /// Starts to call the function. While the widget is not on screen nothing is called.
  init(of widget: Widget, _ body: @escaping @MainActor () -> Void) {
    self.widget = widget
    identifier = gtk_widget_add_tick_callback(
      widget.pointer,
      { _, _, data in
        guard let body = Body.function(data) else { return 0 }
        MainActor.assumeIsolated { body() }
        return 1
      }, Body.retain(body),
      { Body.release($0) })
  }

  isolated deinit {
    gtk_widget_remove_tick_callback(widget.pointer, identifier)
  }
}
