import CGTK

/// Hears of each popover of the program that comes on screen, until it is dropped.
///
/// GTK has no signal for that; it lets everyone hear of a signal of all widgets.
@MainActor
final class PopoverWatch {
  private typealias Body = Callback<@MainActor (Widget) -> Void>

  private static let signal = g_signal_lookup("map", gtk_widget_get_type())
  private let hook: UInt

  /// Starts to listen.
  ///
  /// - Parameter body: Must leave the popover alone, for GTK is just showing it.
  init(_ body: @escaping @MainActor (Widget) -> Void) {
    hook = g_signal_add_emission_hook(
      PopoverWatch.signal, 0,
      { _, count, values, data in
        guard count > 0, let values, let body = Body.function(data),
          let sender = g_value_peek_pointer(values),
          cgtk_is_popover(sender) != 0
        else { return 1 }
        nonisolated(unsafe) let popover = OpaquePointer(sender)
        MainActor.assumeIsolated { body(Widget(popover)) }
        return 1
      }, Body.retain(body),
      { Body.release($0) })
  }

  isolated deinit {
    g_signal_remove_emission_hook(PopoverWatch.signal, hook)
  }
}
