import CGTK
import CGTKX11

/// The keys that are down.
@MainActor
enum HeldKeys {
  /// Returns the codes of the keys that were pressed before a window was active and still are.
  ///
  /// X11 repeats them into the window as if they were pressed there; Wayland does not.
  static func now(in window: UnsafeMutablePointer<GtkWidget>) -> Set<UInt32> {
    var bits = [CChar](repeating: 0, count: 32)
    guard
      gtk_window_is_active(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        != 0,
      cgtk_x11_held_keys(gtk_widget_get_display(window), &bits) != 0
    else { return [] }
    return Set(
      (0..<256).filter { UInt8(bitPattern: bits[$0 / 8]) >> ($0 % 8) & 1 == 1 }.map(UInt32.init))
  }
}
