internal import CLibrary

extension SignalRelay {
  /// Stops the process while another has the terminal, as the kernel does when a background process sets it.
  ///
  /// The kernel alone would stop a process that is continued for a signal again, before the process can
  /// look at the signal: neither `kill` in a shell nor `timeout` would ever end it.
  ///
  /// - Returns: The signals that have come meanwhile, without `SIGCONT`. If one of them ends the
  ///   process, the terminal may still belong to another.
  func waitForForeground(of device: TerminalDevice) -> [UInt8] {
    var signals = drain().filter { $0 != UInt8(SIGCONT) }
    while device.isInBackground, !signals.contains(where: Self.ends) {
      // The whole group, so that a shell sees all of its job stop.
      kill(0, SIGTTOU)
      let new = drain()
      signals += new.filter { $0 != UInt8(SIGCONT) }
      // Without a stop the signal is ignored, or nobody could continue the group; the kernel decides then.
      guard new.contains(UInt8(SIGCONT)) else { break }
    }
    return signals
  }

  /// Returns whether a signal that was relayed ends the process.
  static func ends(_ signal: UInt8) -> Bool {
    ![SIGWINCH, SIGCONT, SIGTSTP].contains(Int32(signal))
  }
}
