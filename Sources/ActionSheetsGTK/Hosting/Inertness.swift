import CGTK

/// Keeps widgets from being focused, pressed and read, and undoes it without a trace.
@MainActor
package final class Inertness {
  /// A widget and the state to restore, which the program may change meanwhile.
  @MainActor
  private final class Entry {
    let widget: Widget
    let canFocus: Bool
    var canTarget: Bool
    /// Whether presses are kept from it meanwhile.
    let isTarget: Bool
    /// Whether it is hidden as soon as all is.
    let hides: Bool
    private(set) var isHidden = false
    var wasHidden = false

    init(_ widget: Widget, isTarget: Bool, hides: Bool) {
      self.widget = widget
      canFocus = gtk_widget_get_can_focus(widget.pointer) != 0
      canTarget = gtk_widget_get_can_target(widget.pointer) != 0
      self.isTarget = isTarget
      self.hides = hides
    }

    func hide() {
      guard hides, !isHidden else { return }
      isHidden = true
      // GTK itself hides invisible widgets, and shows them again.
      wasHidden = widget.isVisible && widget.isAccessibleHidden
      widget.setAccessibleHidden(true)
    }
  }

  /// The widgets that are inert now.
  private static var inert: [UnsafeMutablePointer<GtkWidget>: Entry] = [:]
  private var entries: [Entry] = []
  private(set) var isHidden = false

  /// Makes a widget inert with all that is in it but some others; ``hide()`` does the rest.
  func add(_ widget: Widget, sparing spared: [Widget] = []) {
    for part in Inertness.parts(of: widget, without: spared) {
      add(part, target: true, hidden: true)
    }
  }

  func hide() {
    guard !isHidden else { return }
    isHidden = true
    for entry in entries { entry.hide() }
  }

  /// Makes a title bar inert, but leaves its window buttons and the moving of the window.
  func addTitlebar(_ titlebar: Widget, sparing spared: [Widget]) {
    for part in Inertness.parts(of: titlebar, without: spared) {
      add(part, target: false, hidden: true)
      // The bar itself moves the window.
      for child in part == titlebar ? part.children : [part] { addTargets(in: child) }
    }
  }

  isolated deinit {
    for entry in entries.reversed() {
      if Inertness.inert[entry.widget.pointer] === entry {
        Inertness.inert[entry.widget.pointer] = nil
      }
      gtk_widget_set_can_focus(entry.widget.pointer, entry.canFocus ? 1 : 0)
      gtk_widget_set_can_target(entry.widget.pointer, entry.canTarget ? 1 : 0)
      if entry.isHidden { entry.widget.setAccessibleHidden(entry.wasHidden) }
    }
  }

  private func add(_ widget: Widget, target: Bool, hidden: Bool) {
    let entry = Entry(widget, isTarget: target, hides: hidden)
    entries.append(entry)
    if Inertness.inert[widget.pointer] == nil { Inertness.inert[widget.pointer] = entry }
    gtk_widget_set_can_focus(widget.pointer, 0)
    if target { gtk_widget_set_can_target(widget.pointer, 0) }
  }

  /// Has presses reach a widget, or not; one that is inert only when it no longer is.
  package static func setCanTarget(_ canTarget: Bool, of widget: Widget) {
    let entry = inert[widget.pointer]
    entry?.canTarget = canTarget
    if entry?.isTarget != true { gtk_widget_set_can_target(widget.pointer, canTarget ? 1 : 0) }
  }

  /// Hides a widget from assistive technology, or not; one that is inert stays hidden until it no longer is.
  package static func setAccessibleHidden(_ isHidden: Bool, of widget: Widget) {
    let entry = inert[widget.pointer]
    entry?.wasHidden = isHidden
    if entry?.isHidden != true { widget.setAccessibleHidden(isHidden) }
  }

  /// Shows a widget, or takes it from view; one that is inert stays hidden from assistive technology.
  package static func setVisible(_ isVisible: Bool, of widget: Widget) {
    guard widget.isVisible != isVisible else { return }
    widget.isVisible = isVisible
    if inert[widget.pointer]?.isHidden == true { widget.setAccessibleHidden(true) }
  }

  private func addTargets(in widget: Widget) {
    if cgtk_is_window_controls(widget.pointer) != 0 { return }
    guard Inertness.holdsControls(widget) else {
      add(widget, target: true, hidden: false)
      return
    }
    for child in widget.children { addTargets(in: child) }
  }

  /// Returns the largest widgets in a widget, or it, that do not hold any of some others.
  private static func parts(of widget: Widget, without spared: [Widget]) -> [Widget] {
    let spared = spared.filter { $0.isWithin(widget) }
    if spared.isEmpty { return [widget] }
    if spared.contains(widget) { return [] }
    return widget.children.flatMap { parts(of: $0, without: spared) }
  }

  private static func holdsControls(_ widget: Widget) -> Bool {
    cgtk_is_window_controls(widget.pointer) != 0 || widget.children.contains { holdsControls($0) }
  }
}
