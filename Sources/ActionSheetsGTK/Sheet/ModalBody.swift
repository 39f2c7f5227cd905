import ActionSheets
import CGTK

/// The widget that a modal view shows, which no other view may show until that one is over.
///
/// Kept by the presenter; programs have no use for it.
@MainActor
public final class ModalBody {
  private static let key = "actionsheets-body"

  let widget: Widget
  /// Called when the program has taken the widget from where it was put.
  var onLoss: () -> Void = {}
  private var container: Widget?
  private var move: Signal?

  /// Takes a widget, or returns `nil` when it is not free: it stands in another, is a window, or is taken already.
  init?(_ widget: Widget) {
    self.widget = widget
    guard isAlone, holder == nil else { return nil }
    g_object_set_data(
      widget.cast(to: GObject.self), ModalBody.key, identity)
  }

  isolated deinit {
    release()
  }

  /// Whether the program has left the widget alone: it is in nothing, and no window.
  var isAlone: Bool { widget.parent == nil && widget.native == nil }

  /// Puts the widget, which must be alone, into a container behind its other children.
  func enter(_ container: Widget) {
    container.append(widget)
    self.container = container
    move = Signal(UnsafeMutableRawPointer(widget.pointer), "notify::parent") { [weak self] in
      if let self, shown == nil { onLoss() }
    }
  }

  /// The widget while it is where it was put, or `nil`: the program may put it elsewhere at any time.
  var shown: Widget? { container != nil && widget.parent == container ? widget : nil }

  /// Gives the widget back; one that the program has put elsewhere meanwhile stays there.
  func release() {
    move = nil
    if let shown {
      shown.removeFromParent()
      MainLoop.keepPastEditing(shown)
    }
    container = nil
    if holder == identity { g_object_set_data(widget.cast(to: GObject.self), ModalBody.key, nil) }
  }

  private var holder: UnsafeMutableRawPointer? {
    g_object_get_data(widget.cast(to: GObject.self), ModalBody.key)
  }

  private var identity: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
