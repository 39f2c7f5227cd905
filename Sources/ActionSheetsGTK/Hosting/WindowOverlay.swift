import CGTK

/// The part that all presenters of one window share: the overlay that holds its content, and whose turn it is.
///
/// The content is put into a `GtkOverlay`, once, and stays in it. One presenter at a time shows sheets in it: two
/// would make the same content inert, and each would restore the other's state rather than the program's.
/// The window keeps this, and so does each overlay, which a program may put aside and set again.
@MainActor
final class WindowOverlay {
  private static let key = "actionsheets-overlay"

  /// The bars of the window and of its content that no layer covers.
  var bars: [Widget] = []
  /// The overlay that was made or found last, which keeps this.
  private var overlay: UnsafeMutablePointer<GtkWidget>?
  private weak var host: AnyObject?
  private var isWrapping = false

  private init() {}

  static func of(_ window: Widget) -> WindowOverlay {
    if let shared = mark(of: window) { return shared }
    let shared = WindowOverlay()
    shared.mark(window)
    return shared
  }

  /// Takes the turn for a host. Returns whether no other host has it.
  func claim(for host: AnyObject) -> Bool {
    guard self.host == nil || self.host === host else { return false }
    self.host = host
    return true
  }

  /// Gives the turn back if the host has it.
  func release(by host: AnyObject) {
    if self.host === host { self.host = nil }
  }

  /// Puts the content of a window into an overlay unless it is in one of this window.
  func wrapContent(of window: Widget) {
    let content = window.content
    if let content, WindowOverlay.mark(of: content) === self {
      overlay = content.pointer
      return
    }
    let made = Widget(new: gtk_overlay_new())
    mark(made)
    placeLayers(in: made)
    isWrapping = true
    window.content = nil
    gtk_overlay_set_child(made.opaque, content?.pointer)
    window.content = made
    isWrapping = false
    overlay = made.pointer
  }

  /// Returns whether the program has set other content since the last was wrapped.
  func isReplaced(in window: Widget) -> Bool {
    !isWrapping && window.content?.pointer != overlay
  }

  func content(of window: Widget) -> Widget? {
    current(in: window).flatMap { gtk_overlay_get_child($0.opaque) }.map { Widget($0) }
  }

  /// Shows a layer of a window above all others.
  func add(_ layer: Widget, to window: Widget) {
    guard let overlay = current(in: window) else { return }
    gtk_overlay_add_overlay(overlay.opaque, layer.pointer)
  }

  /// Takes a layer away from the overlay that it is in, which the window may no longer hold.
  func remove(_ layer: Widget) {
    guard let overlay = layer.parent, WindowOverlay.mark(of: overlay) === self else { return }
    gtk_overlay_remove_overlay(overlay.opaque, layer.pointer)
  }

  private func current(in window: Widget) -> Widget? {
    window.content.flatMap { WindowOverlay.mark(of: $0) === self ? $0 : nil }
  }

  /// Has each layer cover all of an overlay but the bars, for as long as the overlay lives.
  private func placeLayers(in overlay: Widget) {
    let pointer = overlay.pointer
    Signal.connect(pointer, "get-child-position") { [weak self] arguments in
      guard let self, let layer = arguments.pointer(0), let place = arguments.pointer(1) else {
        return false
      }
      // GTK wants each widget measured before it has its place.
      _ = Widget(OpaquePointer(layer)).height()
      let overlay = Widget(pointer)
      let top = heightOfBars(in: overlay)
      place.assumingMemoryBound(to: GdkRectangle.self).pointee = GdkRectangle(
        x: 0, y: Int32(clamping: top), width: Int32(clamping: overlay.size.width),
        height: Int32(clamping: max(overlay.size.height - top, 1)))
      return true
    }
  }

  /// How much of the content's upper part is taken by bars.
  private func heightOfBars(in overlay: Widget) -> Int {
    let places = bars.filter { $0.isWithin(overlay) && gtk_widget_is_visible($0.pointer) != 0 }
      .compactMap { $0.bounds(in: overlay) }.filter { $0.y <= 0 }
    return places.map { Int($0.maxY + 0.5) }.max() ?? 0
  }

  /// Returns the mark of a window or an overlay.
  private static func mark(of widget: Widget) -> WindowOverlay? {
    g_object_get_data(widget.cast(to: GObject.self), key).map {
      Unmanaged<WindowOverlay>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Has a widget keep this.
  private func mark(_ widget: Widget) {
    g_object_set_data_full(
      widget.cast(to: GObject.self), WindowOverlay.key, Unmanaged.passRetained(self).toOpaque()
    ) { data in
      if let data { Unmanaged<WindowOverlay>.fromOpaque(data).release() }
    }
  }
}
