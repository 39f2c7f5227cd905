import CGTK

/// Makes widgets that can be neither focused, nor pressed, nor read, and undoes it without a trace.
@MainActor
final class Inertness {
  /// A widget with what it was before.
  private struct Entry {
    let widget: Widget
    let canFocus: Bool
    let canTarget: Bool
    let isHidden: Bool
  }

  private var entries: [Entry] = []
  private(set) var isHidden = false
  /// What was hidden here, and not by the program.
  private var hidden: [Widget] = []

  /// Makes a widget inert with all that is in it but some others; ``hide()`` does the rest.
  func add(_ widget: Widget, sparing spared: [Widget] = []) {
    for part in Inertness.parts(of: widget, without: spared) {
      add(part, target: true, hidden: true)
    }
  }

  /// Hides from assistive technology what was added.
  func hide() {
    guard !isHidden else { return }
    isHidden = true
    hidden = entries.filter { $0.isHidden && !$0.widget.isAccessibleHidden }.map(\.widget)
    for widget in hidden { widget.setAccessibleHidden(true) }
  }

  /// Makes a title bar inert, but leaves its window buttons and the moving of the window.
  func addTitlebar(_ titlebar: Widget, sparing spared: [Widget]) {
    for part in Inertness.parts(of: titlebar, without: spared) {
      add(part, target: false, hidden: true)
      // The bar itself moves the window.
      for child in part.isSame(as: titlebar) ? part.children : [part] { addTargets(in: child) }
    }
  }

  isolated deinit {
    for entry in entries.reversed() {
      gtk_widget_set_can_focus(entry.widget.pointer, entry.canFocus ? 1 : 0)
      gtk_widget_set_can_target(entry.widget.pointer, entry.canTarget ? 1 : 0)
    }
    for widget in hidden { widget.setAccessibleHidden(false) }
  }

  private func add(_ widget: Widget, target: Bool, hidden: Bool) {
    entries.append(
      Entry(
        widget: widget, canFocus: gtk_widget_get_can_focus(widget.pointer) != 0,
        canTarget: gtk_widget_get_can_target(widget.pointer) != 0, isHidden: hidden))
    gtk_widget_set_can_focus(widget.pointer, 0)
    if target { gtk_widget_set_can_target(widget.pointer, 0) }
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
    if spared.contains(where: { $0.isSame(as: widget) }) { return [] }
    return widget.children.flatMap { parts(of: $0, without: spared) }
  }

  private static func holdsControls(_ widget: Widget) -> Bool {
    cgtk_is_window_controls(widget.pointer) != 0 || widget.children.contains { holdsControls($0) }
  }
}
