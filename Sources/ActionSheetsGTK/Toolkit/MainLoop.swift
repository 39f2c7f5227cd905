import CGTK
import Dispatch

/// GLib's main loop, as far as the presenter runs or uses it.
@MainActor
public enum MainLoop {
  private static var drivesMainActor = false

  /// Has GLib's default main context run what waits for Swift's main actor, from now on.
  ///
  /// Every ``GTKPresenter`` does this. Then `await` works on the main actor while the program runs
  /// `g_application_run` or another loop of GLib on the main thread. The loop must not itself be run from
  /// within a task: start it from a `main` that is not `async`.
  public static func driveMainActor() {
    guard !drivesMainActor else { return }
    drivesMainActor = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add(
      descriptor, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = withUnsafeMutableBytes(of: &count) { read(descriptor, $0.baseAddress, $0.count) }
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }

  /// Waits for something to happen and deals with it. Blocks the calling thread.
  static func runOnce() {
    g_main_context_iteration(nil, 1)
  }

  /// Keeps an object alive until GTK has dealt with what is under way.
  static func keepForThisTurn(_ object: AnyObject) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT, { _ in 0 }, Unmanaged.passRetained(object).toOpaque(), release)
  }

  /// Keeps a widget alive for 0.2 s.
  ///
  /// Some widgets of GTK 4.8 leave work for later and do not see that they are gone by then: a `GtkEditableLabel` that
  /// loses the focus while it is edited, for 0.1 s.
  static func keepForAMoment(_ widget: Widget) {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, 200, { _ in 0 }, Unmanaged<AnyObject>.passRetained(widget).toOpaque(),
      release)
  }

  private static let release: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
  }
}
