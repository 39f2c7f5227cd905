import ActionSheets
import CGTK

/// The window of a program, over whose content sheets are shown.
///
/// The content is put into a `GtkOverlay`, once, and stays in it.
@MainActor
final class GuestHost: SheetHost {
  private static let overlayName = "actionsheets-overlay"

  private(set) var window: Widget?
  let fillsWindow = false
  private var overlay: Widget?
  private var inertness: Inertness?
  /// What stays usable beneath a sheet, or around it.
  private var spared: Widget?
  private var destroyed: Signal?

  /// Takes a window; what it holds then is put into an overlay.
  ///
  /// - Parameter onLoss: Hears that the window was destroyed.
  init(_ window: Widget, onLoss: @escaping @MainActor () -> Void) {
    self.window = window
    wrapContent()
    // A window that somebody still holds a reference to is not disposed of when it is destroyed, but GTK no
    // longer lists it.
    destroyed = Signal(UnsafeMutableRawPointer(gtk_window_get_toplevels()), "items-changed") {
      [weak self] _ in
      self?.checkWindow(onLoss)
      return false
    }
  }

  var sizeClass: SizeClass {
    guard let window else { return .compact }
    var size = window.size
    if size.width <= 1 {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(window.cast(to: GtkWindow.self), &width, &height)
      size = Size(width: Int(width), height: Int(height))
    }
    return .points(width: Double(size.width), height: Double(size.height))
  }

  func open() -> PresentationError? {
    guard window != nil else { return .hostUnavailable("the window has been closed") }
    wrapContent()
    return nil
  }

  func add(_ layer: Widget) {
    guard let overlay else { return }
    gtk_overlay_add_overlay(overlay.opaque, layer.pointer)
  }

  func remove(_ layer: Widget) {
    guard let overlay, gtk_widget_get_parent(layer.pointer) == overlay.pointer else { return }
    gtk_overlay_remove_overlay(overlay.opaque, layer.pointer)
  }

  func setCovered(_ isCovered: Bool, sparing spared: Widget?) {
    guard isCovered != (inertness != nil) || spared?.pointer != self.spared?.pointer else { return }
    let isHidden = inertness?.isHidden == true
    // The old one is undone first, lest the new one takes for a widget's own what the old one did.
    inertness = nil
    self.spared = spared
    guard isCovered else { return }
    let inertness = Inertness()
    if let overlay, let content = gtk_overlay_get_child(overlay.opaque) {
      inertness.add(Widget(content), sparing: spared)
    }
    if let window, let titlebar = gtk_window_get_titlebar(window.cast(to: GtkWindow.self)) {
      inertness.addTitlebar(Widget(titlebar), sparing: spared)
    }
    if isHidden { inertness.hide() }
    self.inertness = inertness
  }

  func setDimmed(_ isDimmed: Bool) {
    guard let window, let bar = gtk_window_get_titlebar(window.cast(to: GtkWindow.self)) else {
      return
    }
    Widget(bar).setClass("actionsheet-dimmed", isDimmed)
  }

  func hideBeneath() { inertness?.hide() }

  func close() {}

  private func checkWindow(_ onLoss: @MainActor () -> Void) {
    guard let window, !Toplevels.contain(window) else { return }
    self.window = nil
    overlay = nil
    inertness = nil
    destroyed = nil
    onLoss()
  }

  /// Puts the window's content into the overlay unless it is there.
  private func wrapContent() {
    guard let window else { return }
    // libadwaita's windows keep what they hold in a property of their own, and refuse another child.
    let property = cgtk_has_property(window.pointer, "content") != 0 ? "content" : "child"
    let content = cgtk_get_widget_property(window.pointer, property).map { Widget($0) }
    if let content, content.name == GuestHost.overlayName {
      overlay = content
      return
    }
    let overlay = Widget(gtk_overlay_new())
    gtk_widget_set_name(overlay.pointer, GuestHost.overlayName)
    cgtk_set_widget_property(window.pointer, property, nil)
    gtk_overlay_set_child(overlay.opaque, content?.pointer)
    cgtk_set_widget_property(window.pointer, property, overlay.pointer)
    self.overlay = overlay
  }
}
