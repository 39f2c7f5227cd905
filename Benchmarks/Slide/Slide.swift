import ActionSheets
import ActionSheetsGTK
import CGTK

/// A sheet that slides into a window and out of it, and what its frames take.
@MainActor
final class Slide {
  /// Nanoseconds of processor time, frame by frame.
  private(set) var frames: [UInt64] = []
  private var began: UInt64?
  private var isMeasuring = false

  /// Shows the window and the sheet, and returns when the sheet has gone.
  init?(buttons: Int, appearance: Appearance) {
    guard let window = gtk_window_new(), let text = gtk_label_new("Notes") else { return nil }
    let handle = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(handle, text)
    gtk_window_set_default_size(handle, 400, 600)
    let presenter = GTKPresenter(window: Widget(window), appearance: appearance)
    gtk_window_present(handle)
    wait(milliseconds: 500)
    guard let clock = gtk_widget_get_frame_clock(window) else { return nil }
    connect(UnsafeMutableRawPointer(clock))

    var content = Content(
      message: "What should happen to the note?",
      buttons: (1..<max(buttons, 2)).map { .init("Title \($0)") })
    content.buttons.append(.init("Cancel", role: .cancel))
    isMeasuring = true
    let id = presenter.present(
      Presentation.Request(content), from: .view(Widget(text))
    ) { _ in }
    wait(milliseconds: 500)
    presenter.dismiss(id)
    wait(milliseconds: 500)
    isMeasuring = false
  }

  private func wait(milliseconds: Int) {
    let end = g_get_monotonic_time() + milliseconds * 1000
    // Something must wake the loop when the time is over.
    g_timeout_add(guint(milliseconds) + 1, { _ in 0 }, nil)
    while g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
  }

  private func connect(_ clock: UnsafeMutableRawPointer) {
    typealias Handler =
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let before: Handler = { _, slide in Slide.hear(slide) { $0.began = Slide.processorTime } }
    let after: Handler = { _, slide in
      Slide.hear(slide) { slide in
        guard let began = slide.began, slide.isMeasuring else { return }
        slide.frames.append(Slide.processorTime - began)
      }
    }
    for (name, handler) in [("before-paint", before), ("after-paint", after)] {
      g_signal_connect_data(
        clock, name, unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
    }
  }

  private nonisolated static func hear(
    _ slide: UnsafeMutableRawPointer?, _ body: @MainActor (Slide) -> Void
  ) {
    guard let slide else { return }
    let target = Unmanaged<Slide>.fromOpaque(slide).takeUnretainedValue()
    MainActor.assumeIsolated { body(target) }
  }

  private static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
