internal import CLibrary

/// A terminal taken over for a while, and given back exactly as it was.
///
///     let session = try TerminalSession()
///     try session.enter()
///     defer { session.leave() }
///     try session.write(Array("Press a key".utf8))
///     for event in try session.nextEvents(deadline: MonotonicClock.now + 5000) { … }
///
/// From ``enter()`` to ``leave()`` the line is raw, the modes are set, and signals arrive as events. However
/// the process ends in between, by `exit`, a crash or a signal it cannot turn into an event, the line and the
/// modes are put back, `SIGKILL` excepted.
///
/// Threading: everything blocks and belongs to one thread at a time; there is one entered session in a process.
/// A program with an executor calls ``nextEvents(deadline:)`` on a thread of its own and hands the events over.
/// Meanwhile ``waker`` is safe elsewhere: it ends that thread's waiting.
final class TerminalSession {
  /// The longest that leaving waits for a terminal that takes no output.
  private static let leavingPatience: Milliseconds = 1000

  /// The modes set from ``enter()`` on.
  let modes: TerminalModes
  /// A handle for other threads.
  let waker = Waker()

  let device: TerminalDevice
  private let now: () -> Milliseconds
  private var decoder: InputDecoder
  private var rawMode: RawMode?
  private var relay: SignalRelay?
  private var size = TerminalDevice.standardSize
  private var pending: [SessionEvent] = []
  /// Signals that came while something else was being done.
  private var heldSignals: [UInt8] = []
  private var isHungUp = false

  /// Opens the controlling terminal; nothing about it changes before ``enter()``.
  ///
  /// Throws at once where there is none.
  /// - Parameters:
  ///   - modes: The modes to set.
  ///   - keepsPastes: Whether pasted text is reported or swallowed, see ``InputDecoder/init(keepsPastes:)``.
  convenience init(
    modes: TerminalModes = TerminalModes(), keepsPastes: Bool = false
  ) throws(TerminalError) {
    self.init(device: try TerminalDevice(), modes: modes, keepsPastes: keepsPastes)
  }

  init(
    device: TerminalDevice, modes: TerminalModes = TerminalModes(), keepsPastes: Bool = false,
    now: @escaping () -> Milliseconds = { MonotonicClock.now }
  ) {
    self.device = device
    self.modes = modes
    self.now = now
    decoder = InputDecoder(keepsPastes: keepsPastes)
  }

  deinit {
    leave()
  }

  /// The window's size as the terminal gives it now; 80×24 where it gives none.
  var currentSize: CellSize { device.size }

  /// The speed of the line in bits per second, where the terminal names one.
  var outputSpeed: Int? { device.outputSpeed }

  /// The number of bytes written that the terminal has not taken yet.
  var outputQueueLength: Int { device.outputQueueLength }

  /// Whether the terminal takes its output too slowly for movement: below 38,400 bits per second, a frame takes
  /// longer than the eye forgives.
  var isSlow: Bool { outputQueueLength > 0 || (outputSpeed ?? .max) < 38_400 }

  /// Takes the terminal over. What was typed before is thrown away (row I6).
  ///
  /// In the background this stops the process until it is in the foreground, and throws `EINTR` when a signal
  /// that should end the process has come instead and has not ended it.
  func enter() throws(TerminalError) {
    guard relay == nil else { return }
    // The handlers first: a signal between the two must not leave the line raw.
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
  func leave() {
    guard relay != nil else { return }
    giveBack()
    relay?.uninstall()
    relay = nil
  }

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal over when continued.
  ///
  /// Returns then; the next events begin with ``SessionEvent/resumed``. Throws `EINTR` when it is continued for
  /// a signal that ends the process.
  func suspend() throws(TerminalError) {
    guard let relay else { return }
    giveBack()
    relay.suspendSelf()
    try takeOver()
    // The continuing has been dealt with here; other signals that came meanwhile count.
    heldSignals += relay.drain()
    heldSignals.removeAll { $0 == UInt8(SIGCONT) || $0 == UInt8(SIGTSTP) }
    pending.append(.resumed)
    noteSize()
  }

  /// Writes all bytes, waiting while the terminal takes none.
  ///
  /// Throws `EINTR` when a signal comes that would end the process while the terminal takes nothing, `EIO` when
  /// the terminal is gone.
  func write(_ bytes: some Collection<UInt8>) throws(TerminalError) {
    try device.write(bytes, watching: relay?.descriptor) {
      heldSignals += relay?.drain() ?? []
      return !heldSignals.contains(where: SignalRelay.ends)
    }
  }

  /// Whether a signal that ends the process is still to be heard.
  private var isEnding: Bool {
    heldSignals.contains(where: SignalRelay.ends)
      || pending.contains {
        if case .signal(let signal) = $0 { signal != SIGTSTP } else { false }
      }
  }

  /// Takes the signals for which something else was given up and which end the process.
  func takeEndingSignals() -> [Int32] {
    let ending = heldSignals.filter(SignalRelay.ends)
    heldSignals.removeAll(where: SignalRelay.ends)
    return ending.map { Int32($0) }
  }

  /// Waits for the next events, in the order they happened.
  ///
  /// - Parameter deadline: When to return ``SessionEvent/deadline`` if nothing has happened; nil waits on.
  /// - Returns: At least one event.
  func nextEvents(deadline: Milliseconds? = nil) throws(TerminalError) -> [SessionEvent] {
    try takeHeldSignals()
    while pending.isEmpty {
      let time = now()
      let next = [deadline, decoder.deadline].compactMap { $0 }.min()
      // Looking at the terminal comes before time: a byte that is there decides what an ESC was.
      let ready = device.wait(
        watchingTerminal: !isHungUp, or: relay?.descriptor ?? -1,
        for: next.map { max($0 - time, 0) })
      if ready.contains(.other), let relay {
        heldSignals += relay.drain()
        try takeHeldSignals()
      }
      if ready.contains(.terminal) { try readInput(isLast: ready.contains(.hangup)) }
      let later = now()
      if ready.isEmpty { takeInput(decoder.flush(at: later)) }
      // Also after reading, or a flood of what means nothing would put the deadline off for ever.
      if pending.isEmpty, let deadline, later >= deadline { return [.deadline] }
    }
    defer { pending = [] }
    return pending
  }

  /// Whether the terminal is taken over.
  var isEntered: Bool { relay != nil }

  /// The descriptors that become readable when there is something to report.
  var readinessDescriptors: [Int32] {
    (isHungUp ? [] : [device.descriptor]) + (relay.map { [$0.descriptor] } ?? [])
  }

  /// Returns how long to wait for them until a deadline, or until the decoder's own; nil for ever.
  func readinessTimeout(_ deadline: Milliseconds?, _ time: Milliseconds) -> Milliseconds? {
    if !pending.isEmpty || !heldSignals.isEmpty { return .zero }
    return [deadline, decoder.deadline].compactMap { $0 }.min().map { max($0 - time, .zero) }
  }

  /// Ends the process by a signal, so that its parent sees which: its exit status is 128 + n in a shell.
  ///
  /// Leave first. Returns only for a signal that does not end the process, for it is ignored or the program
  /// has a handler for it, which has run by then.
  static func reRaise(_ signal: Int32) {
    SignalRelay.raiseAgain(signal)
  }
}

extension TerminalSession {
  /// - Parameter known: The mode in which the terminal was found, if that is known already.
  private func takeOver(_ known: RawMode? = nil) throws(TerminalError) {
    if !isEnding { heldSignals += relay?.waitForForeground(of: device) ?? [] }
    guard !isEnding else { throw TerminalError(.configure, code: EINTR) }
    // Not sooner: until now it may have been as another program had set it for itself.
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
    switch try device.read() {
    case .bytes(let bytes):
      takeInput(decoder.decode(bytes, at: now()))
      bytes.overwrite()
    case .none where !isLast:
      break
    case .none, .hangup:
      isHungUp = true
      pending.append(.hangup)
    }
  }

  private func takeInput(_ events: [InputEvent]) {
    for event in events where !sendsSignal(event) {
      pending.append(.input(event))
    }
  }

  /// Does for a keyboard protocol what the kernel does for the plain control characters.
  private func sendsSignal(_ event: InputEvent) -> Bool {
    guard case .key(let press) = event, press.modifiers == .control,
      case .character(let character) = press.key,
      let signal = rawMode?.signal(forControl: character)
    else { return false }
    if press.kind == .press {
      let group = tcgetpgrp(device.descriptor)
      // Not the controlling terminal: then only this process can be meant. The process, not this
      // thread, which may have signals blocked, as a dispatch queue's threads have.
      if group <= 1 || kill(-group, signal) != 0 { kill(getpid(), signal) }
    }
    return true
  }

  private func takeHeldSignals() throws(TerminalError) {
    while !heldSignals.isEmpty {
      let signal = heldSignals.removeFirst()
      switch Int32(signal) {
      case SIGWINCH:
        noteSize()
      case SIGCONT:
        // Stopped by a signal that cannot be handled: the shell has changed the line meanwhile.
        // Undone first, since the keyboard protocol counts how often it was asked for.
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
      default:
        let isWake = signal == SignalRelay.wakeByte
        pending.append(isWake ? .woken : .signal(Int32(signal)))
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
