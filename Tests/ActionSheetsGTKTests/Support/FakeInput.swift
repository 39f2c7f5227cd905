import CGTK
import CGTKX11
import Foundation

/// Keyboard and mouse as the X server's XTEST extension plays them: as real as those of `xdotool`, without a
/// process for each.
@MainActor
enum FakeInput {
  private typealias Play = @convention(c) (OpaquePointer?, UInt32, Int32, UInt) -> Int32
  private typealias Move = @convention(c) (OpaquePointer?, Int32, Int32, Int32, UInt) -> Int32

  // The library comes with xdotool, its header does not.
  private static let library = dlopen("libXtst.so.6", RTLD_NOW)
  private static let playKey = function("XTestFakeKeyEvent", as: Play.self)
  private static let playButton = function("XTestFakeButtonEvent", as: Play.self)
  private static let playMotion = function("XTestFakeMotionEvent", as: Move.self)

  private static var display: OpaquePointer? {
    gdk_display_get_default().flatMap { gdk_x11_display_get_xdisplay($0) }
  }

  /// Presses a key, by its name in X11, or lets it go.
  static func key(_ name: String, isDown: Bool) {
    let code = XKeysymToKeycode(display, XStringToKeysym(name))
    _ = playKey(display, UInt32(code), isDown ? 1 : 0, 0)
  }

  /// Presses a button of the mouse, or lets it go; 4 and 5 are the wheel.
  static func button(_ number: Int, isDown: Bool) {
    _ = playButton(display, UInt32(number), isDown ? 1 : 0, 0)
  }

  /// Moves the mouse to a point of the display.
  static func move(x: Int, y: Int) {
    _ = playMotion(display, -1, Int32(clamping: x), Int32(clamping: y), 0)
  }

  /// Where the mouse is on the display.
  static var pointer: (x: Int, y: Int) {
    var root: Window = 0
    var child: Window = 0
    var (x, y, innerX, innerY) = (Int32(0), Int32(0), Int32(0), Int32(0))
    var mask: UInt32 = 0
    XQueryPointer(
      display, XDefaultRootWindow(display), &root, &child, &x, &y, &innerX, &innerY, &mask)
    return (Int(x), Int(y))
  }

  /// Waits until the server has sent all that follows from what was played.
  static func sync() {
    XSync(display, 0)
  }

  private static func function<Function>(_ name: String, as _: Function.Type) -> Function {
    unsafeBitCast(dlsym(library, name), to: Function.self)
  }
}
