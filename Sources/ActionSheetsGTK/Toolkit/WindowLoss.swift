import CGTK
import CGTKX11

/// Tells that another program has destroyed a window, which X11 lets every program do.
///
/// GTK 4.8 would end by an assertion, so that the event is kept from it.
@MainActor
final class WindowLoss {
  private let display: OpaquePointer
  private var signal: Signal?
  private var turn: LoopTimer?
  private var isLost = false

  /// Watches a window that is realized, or returns `nil` where the display is not X11's.
  ///
  /// - Parameter body: Called once, at the next turn of the main loop. The window must then be destroyed here too,
  ///   before this is dropped: until then GTK's failed requests to it are silent.
  init?(of window: Widget, _ body: @escaping @MainActor () -> Void) {
    guard let surface = gtk_native_get_surface(window.opaque),
      let display = gtk_widget_get_display(window.pointer), cgtk_x11_is_display(display) != 0
    else { return nil }
    self.display = display
    signal = Signal(UnsafeMutableRawPointer(display), "xevent") { [weak self] arguments in
      guard let self, !isLost, let event = arguments.pointer(0),
        cgtk_x11_is_destruction(event, surface) != 0
      else { return false }
      isLost = true
      gdk_x11_display_error_trap_push(display)
      turn = LoopTimer(nextTurn: body)
      return true
    }
  }

  isolated deinit {
    if isLost { gdk_x11_display_error_trap_pop_ignored(display) }
  }
}
