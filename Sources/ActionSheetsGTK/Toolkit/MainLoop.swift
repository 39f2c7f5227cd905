import CGTK
import Dispatch

/// GLib's main loop, as far as the presenter runs or uses it.
@MainActor
public enum MainLoop {
  private static var drivesMainActor = false

  /// Lets GLib's default main context run the jobs of Swift's main actor from now on.
  ///
  /// Every ``GTKPresenter`` does this. Then `await` works on the main actor while the program runs
  /// `g_application_run` or another loop of GLib on the main thread. The loop must not itself be run from
  /// within a task: start it from a `main` that is not `async`.
  public static func driveMainActor() {
    guard !drivesMainActor else { return }
    drivesMainActor = true
    #if os(Linux)
      // No public function of Dispatch gives its main queue to another loop. Foundation's run loop uses these two on
      // Linux, where the handle is an eventfd.
      g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
        { descriptor, _, _ in
          var count: UInt64 = 0
          _ = withUnsafeMutableBytes(of: &count) { read(descriptor, $0.baseAddress, $0.count) }
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil)
    #else
      #error("Swift's main actor is joined with GLib's main loop on Linux only")
    #endif
  }

  /// The time on the clock by which GLib's timers run, to the microsecond.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }

  /// Waits for something to happen and deals with it. Blocks the calling thread.
  static func runOnce() {
    g_main_context_iteration(nil, 1)
  }

  /// Keeps an object alive until GTK has dealt with the event that is under way.
  static func keepForThisTurn(_ object: AnyObject) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT, { _ in 0 }, Unmanaged.passRetained(object).toOpaque(), release)
  }

  /// Keeps a widget alive for as long as a `GtkEditableLabel` in it may still end what was edited.
  ///
  /// GTK 4.8 ends that by a timer of 100 ms, set when the label loses the focus, and forgets the timer when the label
  /// goes. This timer is as long, set later, and less urgent, so that it always comes after that one.
  static func keepPastEditing(_ widget: Widget) {
    g_timeout_add_full(
      G_PRIORITY_LOW, 100, { _ in 0 }, Unmanaged<AnyObject>.passRetained(widget).toOpaque(),
      release)
  }

  private static let release: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
  }
}
