internal import CLibrary
import Synchronization

/// The restoring of a terminal by a dying process, prepared so that a signal handler can do it.
///
/// A handler may neither allocate nor lock: it uses only memory that ``prepare()`` makes before,
/// and that is never freed. The terminal's descriptor tells that the rest is complete, so its
/// accesses are ordered.
struct EmergencyRestore: ~Copyable {
  /// The terminal; -1 while there is nothing to restore.
  private let terminal = Atomic<Int32>(-1)
  private var settings = termios()
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: EmergencyRestore.capacity)
  private var count = 0
  private static let capacity = 256

  private init() {}

  private nonisolated(unsafe) static let shared = {
    let pointer = UnsafeMutablePointer<EmergencyRestore>.allocate(capacity: 1)
    pointer.initialize(to: EmergencyRestore())
    atexit { EmergencyRestore.perform() }
    return pointer
  }()

  /// Makes the memory for handlers. Call this before a handler is installed that calls ``perform()``.
  static func prepare() {
    _ = shared
  }

  /// Prepares for the restoring of a terminal to settings, after writing bytes.
  static func arm(terminal: Int32, settings: termios, bytes: [UInt8]) {
    let state = shared
    _ = state.pointee.terminal.exchange(-1, ordering: .acquiringAndReleasing)
    state.pointee.settings = settings
    state.pointee.count = min(bytes.count, capacity)
    state.pointee.bytes.update(from: bytes, count: state.pointee.count)
    state.pointee.terminal.store(terminal, ordering: .releasing)
  }

  /// Forgets the terminal, which has been restored.
  static func disarm() {
    shared.pointee.terminal.store(-1, ordering: .releasing)
  }

  /// Restores the terminal at most once. Safe in a signal handler.
  static func perform() {
    let state = shared
    let terminal = state.pointee.terminal.exchange(-1, ordering: .acquiringAndReleasing)
    guard terminal >= 0 else { return }
    _ = withTerminalOutputSignalBlocked {
      // The descriptor does not block: a terminal that takes nothing loses the bytes, not the settings.
      _ = write(terminal, state.pointee.bytes, state.pointee.count)
      return tcsetattr(terminal, TCSANOW, &state.pointee.settings)
    }
  }
}
