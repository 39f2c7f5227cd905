import ActionSheets
import CGTK

// Gives a key to one part of the window and to nothing else in it: the window's own shortcuts, the program's
// accelerators and the mnemonics beneath a sheet all work by the window.
extension KeyReader {
  /// Gives the key of this moment to the widgets from one up to another. Returns whether it did anything there.
  ///
  /// - Parameters:
  ///   - focus: The widget with the focus; the key goes to the other widget alone when it is not in that.
  ///   - root: The last that gets the key.
  func forward(from focus: Widget?, upTo root: Widget) -> Bool {
    for widget in KeyReader.path(from: focus, upTo: root) {
      // The handler of a key may run the main loop, and with it other keys.
      guard let current else { return true }
      if gtk_event_controller_key_forward(current, widget.pointer) != 0 { return true }
    }
    return false
  }

  /// Does within a widget as a window does with a key that nothing had a use for.
  ///
  /// - Parameters:
  ///   - focus: The widget with the focus.
  ///   - move: Moves the focus. Returns whether it could.
  /// - Returns: Whether the key meant anything.
  func useAsWindow(
    in root: Widget, focus: Widget?, move: (GtkDirectionType) -> Bool
  ) -> Bool {
    guard let current, let event = gtk_event_controller_get_current_event(current) else {
      return false
    }
    let keyval = gdk_key_event_get_keyval(event)
    let state = gdk_event_get_modifier_state(event).rawValue
    let modifiers =
      state
      & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue)

    if modifiers == GDK_ALT_MASK.rawValue { return root.activateMnemonic(keyval) }
    let key = Presentation.Key(keyval: keyval, state: state & GDK_SHIFT_MASK.rawValue)
    if modifiers & ~GDK_CONTROL_MASK.rawValue == 0, let direction = key?.direction {
      return move(direction)
    }
    guard modifiers == 0, let focus else { return false }
    switch key {
    case .enter:
      gtk_widget_activate_default(focus.pointer)
      return true
    case .space: return gtk_widget_activate(focus.pointer) != 0
    default: return false
    }
  }

  /// The widgets from one up to another, found before any of them is changed by the key.
  private static func path(from focus: Widget?, upTo root: Widget) -> [Widget] {
    guard let focus, focus.isWithin(root) else { return [root] }
    return focus.lineage.prefix { $0 != root } + [root]
  }
}

extension Presentation.Key {
  /// The way in which a key moves the focus of a window, or `nil` when it does not.
  fileprivate var direction: GtkDirectionType? {
    switch self {
    case .backTab: GTK_DIR_TAB_BACKWARD
    case .tab: GTK_DIR_TAB_FORWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    default: nil
    }
  }
}
