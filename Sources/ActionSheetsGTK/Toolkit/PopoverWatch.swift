import CGTK

/// Tells of each popover of the program that comes on screen, until it is dropped.
///
/// GTK has no signal for that, and GObject hooks a signal for all classes that share it. So this is made only while a
/// sheet is up; it then costs a look at the class of each widget that comes on screen.
@MainActor
final class PopoverWatch {
  private typealias Body = Callback<@MainActor (Widget) -> Void>

  private static let signal = g_signal_lookup("map", gtk_widget_get_type())
  private var hook: UInt = 0
  private var turn: LoopTimer?

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - isMeant: Returns whether a popover matters; it must leave the popover alone, which GTK is just showing.
  ///   - body: Called in the next turn of the main loop after one or several that matter.
  init(
    _ isMeant: @escaping @MainActor (Widget) -> Bool, _ body: @escaping @MainActor () -> Void
  ) {
    let report = { @MainActor [weak self] (popover: Widget) in
      if isMeant(popover) { self?.turn = LoopTimer(nextTurn: body) }
    }
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
      }, Body.retain(report), { Body.release($0) })
  }

  isolated deinit {
    g_signal_remove_emission_hook(PopoverWatch.signal, hook)
  }
}
