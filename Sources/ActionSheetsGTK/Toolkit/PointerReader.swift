import ActionSheets
import CGTK

/// Reads the mouse and the fingers in a window, and in its popovers, before their widgets do.
@MainActor
final class PointerReader {
  /// Takes a step of a pointer over a widget, or over none; returns whether it goes no further.
  var onPointer: (_ pointer: Int, _ phase: Presentation.PointerPhase, _ over: Widget?) -> Bool = {
    _, _, _ in
    false
  }
  /// Called when the mouse moves over a widget without being pressed.
  var onHover: (_ over: Widget) -> Void = { _ in }
  /// Finds the popover that a sheet stands in. A press in the window goes on in the window's coordinates, also over a
  /// popover.
  var popover: () -> Widget? = { nil }
  private let controllers = NativeControllers()
  /// Whether a press of the mouse's first button was reported whose end was not.
  private var isPressed = false

  /// Where the mouse was last, in the coordinates of the surface beneath it.
  private var rest = (-1.0, -1.0)

  init(of window: Widget) {
    read(window)
  }

  /// Reads a popover of the window too: its events do not come by the window.
  func read(_ native: Widget) {
    controllers.add(to: native) { makeController() }
  }

  func stopReading(_ native: Widget) {
    controllers.remove(from: native.identity)
  }

  private func makeController() -> OpaquePointer {
    let controller: OpaquePointer = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Signal.connect(UnsafeMutableRawPointer(controller), "event") { [weak self] arguments in
      guard let self, let event = arguments.pointer(0) else { return false }
      return take(OpaquePointer(event))
    }
    return controller
  }

  private func take(_ event: OpaquePointer) -> Bool {
    if isPressed, hasLostRelease(event) {
      isPressed = false
      _ = onPointer(0, .cancelled, nil)
    }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1:
      isPressed = true
      return onPointer(0, .began, widget(under: event, isPress: true))
    case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1:
      isPressed = false
      return onPointer(0, .ended, widget(under: event))
    case GDK_MOTION_NOTIFY where isPressed:
      return onPointer(0, .moved, widget(under: event))
    case GDK_MOTION_NOTIFY:
      hover(event)
      return false
    case GDK_TOUCH_BEGIN:
      return onPointer(touch(event), .began, widget(under: event, isPress: true))
    case GDK_TOUCH_UPDATE: return onPointer(touch(event), .moved, widget(under: event))
    case GDK_TOUCH_END: return onPointer(touch(event), .ended, widget(under: event))
    case GDK_TOUCH_CANCEL: return onPointer(touch(event), .cancelled, widget(under: event))
    default: return false
    }
  }

  /// Whether an event shows that the mouse's button was released unseen: a window manager that moves the window keeps
  /// the release.
  private func hasLostRelease(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY, GDK_TOUCH_BEGIN:
      gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue == 0
    case GDK_GRAB_BROKEN: true
    default: false
    }
  }

  private func hover(_ event: OpaquePointer) {
    var x = 0.0
    var y = 0.0
    // GTK also tells of a mouse at rest when something scrolls beneath it, before the scrolled rows are in place.
    guard gdk_event_get_position(event, &x, &y) != 0, (x, y) != rest else { return }
    rest = (x, y)
    if let widget = widget(under: event) { onHover(widget) }
  }

  private func touch(_ event: OpaquePointer) -> Int {
    Int(bitPattern: UnsafeRawPointer(gdk_event_get_event_sequence(event)))
  }

  private func widget(under event: OpaquePointer, isPress: Bool = false) -> Widget? {
    var x = 0.0
    var y = 0.0
    guard let surface = gdk_event_get_surface(event),
      let native = gtk_native_get_for_surface(surface),
      gdk_event_get_position(event, &x, &y) != 0
    else { return nil }
    if !isPress, let popover = popover(), popover.isMapped,
      let place = Widget(native).offset(to: popover),
      let found = popover.pick(x - place.x, y - place.y)
    {
      return found
    }
    return Widget(native).pick(x, y)
  }
}
