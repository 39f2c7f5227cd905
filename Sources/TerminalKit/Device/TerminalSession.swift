internal import CLibrary

/// A terminal taken over for a while, and given back exactly as it was.
///
///     let session = try TerminalSession()
///     try session.enter()
///     defer { session.leave() }
///     try session.write(Array("Press a key".utf8))
///     for event in try session.nextEvents(deadline: MonotonicClock.now() + .seconds(5)) { … }
///
/// From ``enter()`` to ``leave()`` the line is raw, the modes are set, and signals arrive as events. If the
/// process ends meanwhile, `SIGKILL` excepted, the line and the modes are put back first.
///
/// One thread at a time may use it, and calls block; a program that must not block waits for
/// ``readinessDescriptors`` first, see ``ReadinessThread``. There is one entered session in a
/// process.
package final class TerminalSession {
  /// The longest time that leaving waits for a terminal to take output; no event ends the wait.
  ///
  /// If it is too short, the modes stay set on a terminal that was only held up; if it is too long,
  /// the process ends that late.
  private static let leavingPatience: Duration = .seconds(1)

  /// The modes set from ``enter()`` on.
  package let modes: TerminalModes

  let device: TerminalDevice
  private let now: () -> Duration
  private var decoder = InputDecoder()
  private let received = SecretBytes(capacity: 4096)
  private var rawMode: RawMode?
  private var relay: SignalRelay?
  private var size = TerminalDevice.standardSize
  private var pending: [TerminalEvent] = []
  /// Signals that came while something else was being done.
  private var heldSignals: [UInt8] = []
  private var isHungUp = false

  /// Opens the controlling terminal, which ``enter()`` changes; throws at once where there is none.
  package convenience init(modes: TerminalModes = TerminalModes()) throws(TerminalError) {
    self.init(device: try TerminalDevice(), modes: modes)
  }

  package init(
    device: TerminalDevice, modes: TerminalModes = TerminalModes(),
    now: @escaping () -> Duration = MonotonicClock.now
  ) {
    self.device = device
    self.modes = modes
    self.now = now
  }

  deinit {
    leave()
  }

  /// The window's size as the terminal gives it now; 80×24 where it gives none.
  package var currentSize: CellSize { device.size }

  /// Whether the terminal takes its output too slowly for movement.
  package var isSlow: Bool { device.outputQueueLength > 0 || device.isSlowLine }

  /// Takes the terminal over, and throws away earlier input (row I6).
  ///
  /// In the background this stops the process until it is in the foreground. It throws `EINTR` if a signal
  /// has come instead that should end the process and has not ended it.
  package func enter() throws(TerminalError) {
    guard relay == nil else { return }
    // The handlers come first: a signal between the two must not leave the line raw.
    relay = try SignalRelay()
    do {
      try takeOver()
    } catch {
      leave()
      if let signal = takeEndingSignals().first { Self.reRaise(signal) }
      throw error
    }
    size = device.size
  }

  /// Gives the terminal back exactly as it was, handlers included. Further calls do nothing.
  package func leave() {
    guard relay != nil else { return }
    giveBack()
    relay?.uninstall()
    relay = nil
  }

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal over when continued.
  ///
  /// Throws `EINTR` when the process is continued for a signal that ends it.
  package func suspend() throws(TerminalError) {
    guard let relay else { return }
    giveBack()
    relay.suspendSelf()
    try takeOver()
    // Only the continuing has been dealt with here.
    heldSignals += relay.drain()
    heldSignals.removeAll { $0 == UInt8(SIGCONT) || $0 == UInt8(SIGTSTP) }
    pending.append(.resumed)
    noteSize()
  }

  /// Writes all bytes, waiting while the terminal takes none.
  ///
  /// Throws `EINTR` if the terminal takes nothing and a signal comes that would end the process, and `EIO`
  /// if the terminal is gone.
  package func write(_ bytes: some Collection<UInt8>) throws(TerminalError) {
    try device.write(bytes, watching: relay?.descriptor) {
      heldSignals += relay?.drain() ?? []
      return !heldSignals.contains(where: SignalRelay.ends)
    }
  }

  /// Whether a signal that ends the process has come and is not reported yet.
  private var isEnding: Bool {
    heldSignals.contains(where: SignalRelay.ends)
      || pending.contains {
        if case .signal(let signal) = $0 { signal != SIGTSTP } else { false }
      }
  }

  /// Takes the signals that end the process and are not reported yet.
  package func takeEndingSignals() -> [Int32] {
    let ending = heldSignals.filter(SignalRelay.ends)
    heldSignals.removeAll(where: SignalRelay.ends)
    return ending.map { Int32($0) }
  }

  /// Waits for the next events, in their order; returns none once the deadline has passed.
  package func nextEvents(deadline: Duration? = nil) throws(TerminalError) -> [TerminalEvent] {
    try takeHeldSignals()
    while pending.isEmpty {
      // The terminal comes before time: a byte that is there decides about an ESC.
      let ready = device.wait(
        watchingTerminal: !isHungUp, or: relay?.descriptor ?? -1,
        for: readinessTimeout(deadline, now()))
      if ready.contains(.other), let relay {
        heldSignals += relay.drain()
        try takeHeldSignals()
      }
      if ready.contains(.terminal) { try readInput(isLast: ready.contains(.hangup)) }
      let later = now()
      if ready.isEmpty { takeInput(decoder.flush(at: later)) }
      // Also after reading, or a flood of input without meaning would put the deadline off for ever.
      if pending.isEmpty, let deadline, later >= deadline { return [] }
    }
    defer { pending = [] }
    return pending
  }

  /// Whether the terminal is taken over.
  package var isEntered: Bool { relay != nil }

  /// The descriptors that become readable when there is something to report.
  package var readinessDescriptors: [Int32] {
    (isHungUp ? [] : [device.descriptor]) + (relay.map { [$0.descriptor] } ?? [])
  }

  /// Returns the time until a deadline, or until the decoder's own; `nil` if there is none.
  package func readinessTimeout(_ deadline: Duration?, _ time: Duration) -> Duration? {
    if !pending.isEmpty || !heldSignals.isEmpty { return .zero }
    return [deadline, decoder.deadline].compactMap { $0 }.min().map { max($0 - time, .zero) }
  }

  /// Ends the process by a signal, so that its parent sees which; leave first.
  ///
  /// Returns only if the signal is ignored, or after a handler of the program has run.
  package static func reRaise(_ signal: Int32) {
    raiseUnblocked(signal)
  }
}

extension TerminalSession {
  /// - Parameter known: The mode in which the terminal was found, if that is known already.
  private func takeOver(_ known: RawMode? = nil) throws(TerminalError) {
    if !isEnding { heldSignals += relay?.waitForForeground(of: device) ?? [] }
    guard !isEnding else { throw TerminalError(.configure, code: EINTR) }
    // Not sooner: until now another program may have set it for itself.
    let rawMode = if let known { known } else { try RawMode(of: device) }
    self.rawMode = rawMode
    EmergencyRestore.arm(
      terminal: device.descriptor, settings: rawMode.saved, bytes: modes.leave)
    try rawMode.enter(device)
    try write(modes.enter)
  }

  private func giveBack() {
    guard let rawMode else { return }
    let start = now()
    // Errors have no remedy here: the terminal is gone, or takes nothing.
    withTerminalOutputSignalBlocked {
      try? device.write(modes.leave) { now() - start < Self.leavingPatience }
    }
    rawMode.leave(device)
    EmergencyRestore.disarm()
    self.rawMode = nil
  }

  private func readInput(isLast: Bool) throws(TerminalError) {
    defer { received.removeAll() }
    switch try device.read(into: received) {
    case .bytes:
      takeInput(received.withBytes { decoder.decode($0, at: now()) })
    case .none where !isLast: break
    case .none, .hangup:
      isHungUp = true
      pending.append(.closed)
    }
  }

  private func takeInput(_ events: [TerminalEvent]) {
    pending += events.filter { !sendsSignal($0) }
  }

  /// Sends the signal of a control key that came in a keyboard protocol, which the kernel does not read.
  private func sendsSignal(_ event: TerminalEvent) -> Bool {
    guard case .key(let press) = event, press.modifiers == .control,
      case .character(let character) = press.key,
      let signal = rawMode?.signal(forControl: character)
    else { return false }
    if press.kind == .press {
      let group = tcgetpgrp(device.descriptor)
      // A terminal that does not control this process has no group: only the process can be meant,
      // not this thread, which may have signals blocked.
      if group <= 1 || kill(-group, signal) != 0 { kill(getpid(), signal) }
    }
    return true
  }

  private func takeHeldSignals() throws(TerminalError) {
    while !heldSignals.isEmpty {
      let signal = heldSignals.removeFirst()
      switch Int32(signal) {
      case SIGWINCH: noteSize()
      case SIGCONT:
        // A signal that cannot be handled had stopped the process; the shell has changed the line meanwhile.
        // The modes are undone first, because the keyboard protocol counts how often it was asked for.
        if let rawMode, !isHungUp, !isEnding {
          do {
            try write(modes.leave)
            try takeOver(rawMode)
          } catch {
            guard isEnding else { throw error }
          }
        }
        pending.append(.resumed)
        noteSize()
      default: pending.append(.signal(Int32(signal)))
      }
    }
  }

  private func noteSize() {
    let current = device.size
    guard current != size else { return }
    size = current
    pending.append(.resized(current))
  }
}
