internal import CLibrary

/// A terminal that does not show what is typed, until it is given back exactly as it was.
///
/// Whatever ends the process in between, `SIGKILL` excepted, restores the terminal first: signals come through
/// a relay, so that none ends the process while a secret could still be typed without an echo. One at a time
/// in a process, and not beside an entered ``TerminalSession``.
final class EchoSuppression {
  private let device: TerminalDevice
  private let saved: RawMode
  private let relay: SignalRelay
  private var isActive = false

  /// Switches the echo off.
  ///
  /// Throws where that is impossible; then nothing has changed, and no secret should be asked for.
  init(_ device: TerminalDevice) throws(TerminalError) {
    self.device = device
    saved = try RawMode(of: device)
    // The handlers first: a signal between the two must not leave the echo off.
    relay = try SignalRelay()
    do {
      try activate()
    } catch {
      relay.uninstall()
      throw error
    }
  }

  deinit {
    end()
  }

  /// Becomes readable when there is a signal to handle.
  var descriptor: Int32 { relay.descriptor }

  /// Gives the terminal back, handlers included. Further calls do nothing.
  func end() {
    restore()
    relay.uninstall()
  }

  /// Lets the signals that have come do what they always do, with the terminal as it was.
  ///
  /// - Returns: The signal that is to be raised once this has ended, or `nil`; and whether the process was
  ///   stopped meanwhile, so that the person must be asked again.
  func handleSignals() throws(TerminalError) -> (fatal: Int32?, wasStopped: Bool) {
    var wasStopped = false
    for byte in relay.drain() {
      switch Int32(byte) {
      case SIGWINCH, Int32(SignalRelay.wakeByte):
        break
      case SIGTSTP:
        restore()
        relay.suspendSelf()
        try activate()
        wasStopped = true
      case SIGCONT:
        // Stopped by a signal that cannot be handled: the shell has set the terminal for itself meanwhile.
        try activate()
        wasStopped = true
      case let signal:
        return (signal, wasStopped)
      }
    }
    return (nil, wasStopped)
  }

  private func activate() throws(TerminalError) {
    EmergencyRestore.arm(terminal: device.descriptor, settings: saved.saved, bytes: [])
    var silent = saved.saved
    silent.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    let result = repeatingIfInterrupted { Int(tcsetattr(device.descriptor, TCSAFLUSH, &silent)) }
    guard result == 0 else {
      EmergencyRestore.disarm()
      throw TerminalError(.configure, code: errno)
    }
    isActive = true
  }

  private func restore() {
    guard isActive else { return }
    isActive = false
    saved.leave(device)
    EmergencyRestore.disarm()
  }
}
