import CGTK

/// Has screen readers speak of a sheet in a window that has only just appeared.
///
/// GTK 4.8 sends its focus events before assistive technology listens to a new window, and a screen reader that
/// has not been in the window before skips what is around the focus. So, measured with Orca 43: the focus goes away,
/// after a moment to the sheet itself, and after another to the button.
@MainActor
final class FirstFocus {
  /// The time that a new window needs: 100 ms were just enough.
  private static let delay: UInt32 = 160

  private var timer: Timer?
  private let layer: SheetLayer
  /// Whether the focus is somewhere else than where it looks.
  private(set) var isAway = false

  /// Begins; input goes on working meanwhile, and the button looks focused all the time.
  ///
  /// - Parameter focus: Gives the focus to what has it in the sheet.
  init(_ layer: SheetLayer, in window: Widget, focus: @escaping @MainActor () -> Void) {
    self.layer = layer
    let root = layer.view.root
    layer.view.root.setClass("actionsheet-settling")
    timer = Timer(after: FirstFocus.delay) { [weak self] in
      guard let self else { return false }
      isAway = true
      FocusMemory.clear(window)
      gtk_widget_set_focusable(root.pointer, 1)
      root.grabFocus()
      timer = Timer(after: FirstFocus.delay) { [weak self] in
        focus()
        self?.end()
        return false
      }
      return false
    }
  }

  /// Leaves the focus where it is now.
  func end() {
    timer = nil
    isAway = false
    gtk_widget_set_focusable(layer.view.root.pointer, 0)
  }
}
