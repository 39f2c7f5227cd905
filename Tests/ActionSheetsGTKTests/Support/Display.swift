import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

/// The display that the tests share.
@MainActor
enum Display {
  /// Whether there is one; `Scripts/with-display` makes it.
  nonisolated static var isThere: Bool { getenv("ACTIONSHEETS_TEST_DISPLAY") != nil }

  /// The name of the display.
  static var name: String {
    getenv("ACTIONSHEETS_TEST_DISPLAY").map { String(cString: $0) } ?? ""
  }

  /// Initialises GTK on the display, once.
  static let start: Void = {
    setenv("DISPLAY", getenv("ACTIONSHEETS_TEST_DISPLAY"), 1)
    setenv("DBUS_SESSION_BUS_ADDRESS", getenv("ACTIONSHEETS_TEST_BUS"), 1)
    setenv("GDK_BACKEND", "x11", 1)
    setenv("GSK_RENDERER", "cairo", 1)
    setenv("GDK_DEBUG", "gl-disable", 1)
    setenv("GSETTINGS_BACKEND", "memory", 1)
    setenv("NO_AT_BRIDGE", "1", 1)
    #expect(gtk_init_check() != 0)
  }()

  /// Lets GTK work until a condition holds. Returns whether it came to hold.
  @discardableResult
  static func wait(for condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 10_000_000
    // Wakes the loop, so that the condition is looked at even when nothing happens.
    let timer = g_timeout_add(10, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while !condition() {
      if g_get_monotonic_time() > end { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Lets GTK do all that it has to do now, frames included.
  static func settle() {
    var idleTurns = 0
    let end = g_get_monotonic_time() + 60_000
    wait(for: {
      // On a busy machine that time may pass before the next frame, which is less urgent than the timer.
      if g_main_context_pending(nil) == 0 { idleTurns += 1 }
      return idleTurns > 5 && g_get_monotonic_time() > end
    })
  }

  /// Has `xdotool` do something with keyboard and mouse.
  static func xdotool(_ arguments: String) {
    var status: Int32 = 0
    var error: UnsafeMutablePointer<GError>?
    let done = g_spawn_command_line_sync("xdotool " + arguments, nil, nil, &status, &error)
    #expect(done != 0 && status == 0)
  }

  /// The bounds of a widget on the display, where a popover's surface may stand anywhere.
  static func bounds(of widget: Widget?) -> Rectangle<Double>? {
    guard let widget, let native = gtk_widget_get_native(widget.pointer),
      let place = widget.bounds(in: Widget(native))
    else { return nil }
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native, &left, &top)
    let origin = X11.origin(of: gtk_native_get_surface(native))
    return Rectangle(
      x: Double(origin.x) + left + place.x, y: Double(origin.y) + top + place.y,
      width: place.width, height: place.height)
  }

  /// Whether the mouse is in the window or popover that a widget stands in, with no other one of ours above it there.
  static func isUnderPointer(_ widget: Widget) -> Bool {
    guard let native = gtk_widget_get_native(widget.pointer),
      let seat = gdk_display_get_default().flatMap({ gdk_display_get_default_seat($0) }),
      let mouse = gdk_seat_get_pointer(seat)
    else { return false }
    return gdk_device_get_surface_at_position(mouse, nil, nil) == gtk_native_get_surface(native)
  }

  /// Moves the mouse to a point of a widget, by default to its middle.
  static func move(to widget: Widget?, x: Int? = nil, y: Int? = nil) {
    guard let place = bounds(of: widget) else {
      Issue.record("There is no such widget on the display")
      return
    }
    let toX = Int(place.x) + (x ?? Int(place.width / 2))
    let toY = Int(place.y) + (y ?? Int(place.height / 2))
    xdotool("mousemove \(toX) \(toY)")
    settle()
  }
}
