import ActionSheets
import CGTK

extension Presentation.Key {
  /// Finds the meaning of a key of the keyboard to a sheet, or `nil` when it has none.
  init?(keyval: UInt32, state: UInt32) {
    let modifiers = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard state & modifiers == 0 else { return nil }
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_ISO_Left_Tab: self = .backTab
    case GDK_KEY_Tab, GDK_KEY_KP_Tab:
      self = state & GDK_SHIFT_MASK.rawValue != 0 ? .backTab : .tab
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Escape: self = .escape
    default:
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value >= 0x20
      else { return nil }
      self = .character(Character(scalar))
    }
  }
}
