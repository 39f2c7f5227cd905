internal import CLibrary

/// A terminal that does not show typed text, until it is given back exactly as it was.
///
/// Any end of the process meanwhile restores the terminal first, `SIGKILL` excepted; signals come
/// through a relay. There is one at a time in a process, and none beside an entered
/// ``TerminalSession``.
final class EchoSuppression {
  private let device: TerminalDevice
  private let saved: RawMode
  private let relay: SignalRelay
  private var isActive = false

  /// Switches the echo off, or throws; then nothing has changed, and no secret should be asked for.
  init(_ device: TerminalDevice) throws(TerminalError) {
    self.device = device
    // The handlers come first: a signal between the two must not leave the echo off.
    relay = try SignalRelay()
    let signals = relay.waitForForeground(of: device)
    saved = try RawMode(of: device)
    if let signal = signals.first(where: SignalRelay.ends) {
      relay.uninstall()
      raiseUnblocked(Int32(signal))
      throw TerminalError(.configure, code: EINTR)
    }
    try activate()
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

  /// Lets the signals that have come act as usual, with the terminal as it was.
  ///
  /// - Returns: The signal to raise once this has ended, and whether the process was stopped.
  func handleSignals() throws(TerminalError) -> (fatal: Int32?, wasStopped: Bool) {
    var wasStopped = false
    var signals = relay.drain()
    // Signals that end the process come before those that wait for the terminal.
    signals.sort { SignalRelay.ends($0) && !SignalRelay.ends($1) }
    while !signals.isEmpty {
      let byte = signals.removeFirst()
      switch Int32(byte) {
      case SIGWINCH: break
      case SIGTSTP:
        restore()
        relay.suspendSelf()
        signals += try takeBack()
        wasStopped = true
      case SIGCONT:
        // A signal that cannot be handled had stopped the process; the shell has set the terminal for itself.
        signals += try takeBack()
        wasStopped = true
      case let signal: return (signal, wasStopped)
      }
    }
    return (nil, wasStopped)
  }

  /// Switches the echo off again once the terminal is this process's, unless a signal ends the process first.
  private func takeBack() throws(TerminalError) -> [UInt8] {
    let signals = relay.waitForForeground(of: device)
    if !signals.contains(where: SignalRelay.ends) { try activate() }
    return signals
  }

  private func activate() throws(TerminalError) {
    EmergencyRestore.arm(terminal: device.descriptor, settings: saved.saved, bytes: [])
    isActive = true
    var silent = saved.saved
    silent.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    try RawMode.set(silent, device)
  }

  private func restore() {
    guard isActive else { return }
    isActive = false
    saved.leave(device)
    EmergencyRestore.disarm()
  }
}
