import ActionSheets
import CGTK

/// A sheet's movement into view or out of it, from frame to frame.
@MainActor
final class Movement {
  private typealias Body = Callback<@MainActor () -> Void>

  let transition: Transition
  private let start = MainLoop.now
  private let widget: Widget
  private let ticks: UInt32
  private var end: LoopTimer?

  /// Starts to move.
  ///
  /// - Parameters:
  ///   - frame: Called before each frame of the widget.
  ///   - over: Called once, when the time of the transition is over, also where no frame is drawn.
  init(
    _ transition: Transition, of widget: Widget, frame: @escaping @MainActor () -> Void,
    over: @escaping @MainActor () -> Void
  ) {
    self.transition = transition
    self.widget = widget
    ticks = gtk_widget_add_tick_callback(
      widget.pointer,
      { _, _, data in
        if let body = Body.function(data) { MainActor.assumeIsolated { body() } }
        return 1
      }, Body.retain(frame), { Body.release($0) })
    end = LoopTimer(after: transition.duration) {
      over()
      return false
    }
  }

  isolated deinit {
    gtk_widget_remove_tick_callback(widget.pointer, ticks)
  }

  /// Where the sheet is now: 0 is out of view, 1 in place.
  var position: Double { transition.position(after: MainLoop.now - start) }
}
