import CGTK

/// Has screen readers speak of a sheet in a window that has only just appeared.
///
/// GTK 4.8 sends its focus events before assistive technology listens to a new window, and a screen reader that
/// has not been in the window before skips what is around the focus. So, measured with Orca 43: the focus goes away,
/// after a moment to the sheet itself, and after another to the button.
@MainActor
final class FirstFocus {
  /// The time that a new window needs: 100 ms were just enough on an idle machine, 160 ms too short in three runs of ten on
  /// a busy one, where Orca hears of the window when the focus is on the button again.
  private static let delay = Duration.milliseconds(400)

  private var timer: LoopTimer?
  private let layer: SheetLayer
  private let window: Widget
  /// What looks focused meanwhile, and what it stands in within the sheet.
  private var shown: [Widget] = []
  /// Whether the focus is somewhere else than where it looks.
  private(set) var isAway = false

  /// Begins; input goes on working meanwhile, and what has the focus looks focused all the time.
  ///
  /// - Parameter focus: Gives the focus to what has it in the sheet.
  init(_ layer: SheetLayer, in window: Widget, focus: @escaping @MainActor () -> Void) {
    self.layer = layer
    self.window = window
    timer = LoopTimer(after: FirstFocus.delay) { [weak self] in
      guard let self else { return false }
      leave()
      timer = LoopTimer(after: FirstFocus.delay) { [weak self] in
        self?.end()
        focus()
        return false
      }
      return false
    }
  }

  /// Leaves the focus where it is now.
  func end() {
    timer = nil
    guard isAway else { return }
    isAway = false
    let focus = FocusMemory.focus(of: window)
    for widget in shown where focus?.isWithin(widget) != true {
      gtk_widget_unset_state_flags(widget.pointer, FirstFocus.look)
    }
    shown = []
    layer.view.root.isFocusable = false
  }

  private func leave() {
    isAway = true
    let root = layer.view.root
    let focus = FocusMemory.focus(of: window)
    FocusMemory.clear(window)
    root.isFocusable = true
    root.grabFocus()
    guard let focus, focus.isWithin(root), focus != root else { return }
    show(focus)
  }

  /// Has a widget without the focus look as if it had it.
  private func show(_ focus: Widget) {
    let isVisible = gtk_window_get_focus_visible(window.cast(to: GtkWindow.self)) != 0
    let visible = isVisible ? GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue : 0
    for widget in focus.lineage.prefix(while: { $0 != layer.view.root }) {
      let own = widget == focus ? GTK_STATE_FLAG_FOCUSED.rawValue | visible : 0
      gtk_widget_set_state_flags(
        widget.pointer, GtkStateFlags(own | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue), 0)
      shown.append(widget)
    }
  }

  /// The states by which style sheets tell what has the focus.
  private static let look = GtkStateFlags(
    GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
      | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue)
}
