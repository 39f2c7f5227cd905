import ActionSheets
import CGTK
import CGTKX11

/// Reads the keys of a window, and of its popovers, before their widgets do.
@MainActor
final class KeyReader {
  /// Takes a key; returns whether it goes no further.
  var onKey: (_ key: Presentation.Key?, _ isRepeat: Bool) -> Bool = { _, _ in false }
  private var held: Set<UInt32> = []
  /// The held keys that went no further: their repeats do not either, even when the sheet is gone.
  private var taken: Set<UInt32> = []

  /// Starts to read the keys of a window. Keys that are held are followed from now on, so that one that opens a
  /// sheet does not press its button.
  ///
  /// - Parameter isLast: Whether the widgets in it come first.
  init(of window: Widget, isLast: Bool = false) {
    phase = isLast ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE
    read(window)
    guard !isLast else { return }
    // The signal ends with the window.
    let pointer = window.pointer
    activity = Signal(window.pointer, "notify::is-active") { [weak self] in
      // The window that is active now gets the release, and the repeats of a key that was held before.
      self?.held = KeyReader.heldKeys(in: pointer)
      self?.taken = []
    }
  }

  private let phase: GtkPropagationPhase
  private var activity: Signal?
  private let controllers = NativeControllers()
  /// The popover that has the focus.
  private var followed: UnsafeRawPointer?

  /// The controller that handles a key at this moment.
  private(set) var current: OpaquePointer?

  /// Reads the keys of a popover of the window too: they do not come by the window.
  func read(_ native: Widget) {
    controllers.add(to: native) { makeController() }
  }

  private func makeController() -> OpaquePointer {
    let controller: OpaquePointer = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, phase)
    Signal.connect(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
      self?.press(arguments, at: controller) ?? false
    }
    Signal.connect(UnsafeMutableRawPointer(controller), "key-released") { [weak self] arguments in
      self?.held.remove(arguments.unsigned(1))
      self?.taken.remove(arguments.unsigned(1))
      return false
    }
    return controller
  }

  /// Reads the keys of a popover no longer, unless it has the focus.
  func stopReading(_ native: Widget) {
    guard native.identity != followed else { return }
    controllers.remove(from: native.identity)
  }

  /// Reads the keys of the popover that has the focus now, if any, so that held ones are known there too.
  ///
  /// - Parameter kept: The popover that is read all the time.
  func follow(_ native: Widget?, besides kept: Widget?) {
    guard native?.identity != followed else { return }
    if followed != kept?.identity { controllers.remove(from: followed) }
    followed = native?.identity
    if let native { read(native) }
  }

  private func press(_ arguments: SignalArguments, at controller: OpaquePointer) -> Bool {
    current = controller
    defer { current = nil }
    let code = arguments.unsigned(1)
    let isRepeat = !held.insert(code).inserted
    let key = Presentation.Key(keyval: arguments.unsigned(0), state: arguments.flags(2))
    if onKey(key, isRepeat) { taken.insert(code) }
    return taken.contains(code)
  }

  /// Returns the codes of the keys that were pressed before a window was active and still are.
  ///
  /// X11 repeats them into the window as if they were pressed there; Wayland does not.
  private static func heldKeys(in window: UnsafeMutablePointer<GtkWidget>) -> Set<UInt32> {
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
