internal import CLibrary

/// What a dying process does to the terminal, prepared so that a signal handler can do it.
///
/// A handler may neither allocate nor lock. Everything it touches lies behind pointers that are made before
/// the first handler is installed and never freed, so that a signal at any moment finds them valid.
struct EmergencyRestore {
  /// The terminal; -1 while there is nothing to restore.
  private var terminal: Int32 = -1
  private var settings = termios()
  private var bytes: UnsafeMutablePointer<UInt8>
  private var count = 0
  private static let capacity = 256

  private nonisolated(unsafe) static let shared = {
    let pointer = UnsafeMutablePointer<EmergencyRestore>.allocate(capacity: 1)
    pointer.initialize(
      to: EmergencyRestore(bytes: .allocate(capacity: EmergencyRestore.capacity)))
    atexit { EmergencyRestore.perform() }
    return pointer
  }()

  /// Prepares for the restoring of a terminal to settings, after writing bytes.
  static func arm(terminal: Int32, settings: termios, bytes: [UInt8]) {
    let state = shared
    state.pointee.terminal = -1
    state.pointee.settings = settings
    state.pointee.count = min(bytes.count, capacity)
    for (index, byte) in bytes.prefix(capacity).enumerated() {
      state.pointee.bytes[index] = byte
    }
    state.pointee.terminal = terminal
  }

  /// Forgets the terminal: it has been restored.
  static func disarm() {
    shared.pointee.terminal = -1
  }

  /// Restores the terminal at most once. Safe in a signal handler.
  static func perform() {
    let state = shared
    let terminal = state.pointee.terminal
    guard terminal >= 0 else { return }
    state.pointee.terminal = -1
    _ = withTerminalOutputSignalBlocked {
      // The descriptor does not block: a terminal that takes nothing loses the bytes, not the settings.
      _ = write(terminal, state.pointee.bytes, state.pointee.count)
      return tcsetattr(terminal, TCSANOW, &state.pointee.settings)
    }
  }
}
