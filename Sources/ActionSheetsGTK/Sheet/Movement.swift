import ActionSheets

/// A sheet's movement into view or out of it, from frame to frame.
@MainActor
final class Movement {
  let transition: Transition
  private let start = MainLoop.now
  private var ticks: FrameTicks?
  private var end: LoopTimer?

  /// Starts to move.
  ///
  /// - Parameters:
  ///   - frame: Called before each frame.
  ///   - over: Called once, when the time of the transition is over, also where no frame is drawn.
  init(
    _ transition: Transition, of widget: Widget, frame: @escaping @MainActor () -> Void,
    over: @escaping @MainActor () -> Void
  ) {
    self.transition = transition
    ticks = FrameTicks(of: widget) { frame() }
    end = LoopTimer(after: transition.duration) {
      over()
      return false
    }
  }

  /// Where the sheet is now: 0 is out of view, 1 in place.
  var position: Double {
    transition.position(after: MainLoop.now - start)
  }
}
