import ActionSheets
import CGTK

/// Has a screen reader say a sheet in a window that is new to it, and the sheet's button after that.
///
/// A screen reader drops the event of an object that it cannot ask for yet, and says a button without the alert around
/// it when it has not been in the window before (measured with GTK 4.8 and Orca 43). So a part without a name has the
/// focus at first. The sheet itself gets it when GTK's objects can be asked for and the window is active, and the
/// button when somebody has asked for a part of the sheet. How fast any of them is does not matter. The button looks
/// focused all the time, and a key or a press ends this at once.
@MainActor
final class FirstFocus {
  /// How long to wait for a screen reader that listens but never asks; no event can tell that.
  ///
  /// When this is too short, a reader that needs longer says the button without the alert. When it is too long, a
  /// reader that only follows the focus says the button that much later.
  private static let patience = Duration.seconds(5)

  /// Makes an object that reports how far a screen reader has come.
  typealias Watch = @MainActor (@escaping (ReaderProgress.Step) -> Void) -> AnyObject?

  let layer: SheetLayer
  private let window: Widget
  private let onEnd: @MainActor () -> Void
  private var progress: AnyObject?
  private var activation: Signal?
  private var timer: LoopTimer?
  private var canAsk = false
  private var isSheetFocused = false
  /// The widgets that look focused, from the inside out.
  private var shown: [Widget] = []

  /// Gives the focus to a part of the sheet without a name.
  ///
  /// - Parameters:
  ///   - layer: The sheet, which must be on screen.
  ///   - target: The widget that is to look focused and gets the focus at the end.
  ///   - watch: Makes the object that reports how far a screen reader has come.
  ///   - onEnd: Called once unless ``end()`` is called before. It must call that and focus the target.
  init(
    _ layer: SheetLayer, in window: Widget, target: Widget?, watch: Watch,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.layer = layer
    self.window = window
    self.onEnd = onEnd
    // GTK announces the sheet on the bus only if a widget in it has sent an event by then. Without any focus it would
    // give it to the first button, and a popover of the program that opens again would fail.
    layer.view.group.isFocusable = true
    layer.view.group.grabFocus()
    show(target)
    timer = LoopTimer(after: FirstFocus.patience) {
      onEnd()
      return false
    }
    activation = Signal(window.pointer, "notify::is-active") { [weak self] _ in
      self?.focusSheet()
      return false
    }
    progress = watch { [weak self] in self?.take($0) }
  }

  /// Shows the widget as focused that gets the focus at the end.
  func show(_ target: Widget?) {
    unshow()
    guard let target else { return }
    let isVisible = gtk_window_get_focus_visible(window.cast(to: GtkWindow.self)) != 0
    let visible = isVisible ? GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue : 0
    for widget in target.lineage.prefix(while: { $0 != layer.view.root }) {
      let own = widget == target ? GTK_STATE_FLAG_FOCUSED.rawValue | visible : 0
      gtk_widget_set_state_flags(
        widget.pointer, GtkStateFlags(own | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue), 0)
      shown.append(widget)
    }
  }

  /// Leaves the focus where it is now.
  func end() {
    timer = nil
    progress = nil
    activation = nil
    unshow()
    layer.view.group.isFocusable = false
    layer.view.root.isFocusable = false
  }

  private func take(_ step: ReaderProgress.Step) {
    switch step {
    case .nobodyListens: onEnd()
    case .canAsk:
      canAsk = true
      focusSheet()
    case .hasAsked:
      if isSheetFocused { onEnd() }
    }
  }

  private func focusSheet() {
    // Of a window that becomes active later, Orca says the name and then the sheet once more.
    guard canAsk, !isSheetFocused, gtk_window_is_active(window.cast(to: GtkWindow.self)) != 0
    else { return }
    isSheetFocused = true
    layer.view.root.isFocusable = true
    layer.view.root.grabFocus()
  }

  private func unshow() {
    let focus = FocusMemory.focus(of: window)
    for widget in shown where focus?.isWithin(widget) != true {
      gtk_widget_unset_state_flags(widget.pointer, FirstFocus.look)
    }
    shown = []
  }

  /// The states by which style sheets tell what has the focus.
  private static let look = GtkStateFlags(
    GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
      | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue)
}
