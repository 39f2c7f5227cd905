internal import CLibrary

/// The way from signal handlers to the loop that waits for input: a pipe of signal numbers.
///
/// There is one at a time in a process, because handlers belong to the process. A signal that was
/// ignored stays ignored, as `nohup` asks. The program keeps those that it handles, unless the
/// terminal depends on them. A crash restores the terminal first and then goes on as before.
final class SignalRelay {
  private var previous: [(signal: Int32, action: sigaction)] = []
  private var hasAlternateStack = false
  private static let alternateStackSize = 65_536
  /// For each signal, the action that a crash falls back on. Behind a pointer, for handlers.
  fileprivate nonisolated(unsafe) static let crashActions = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(NSIG))
    pointer.initialize(repeating: sigaction(), count: Int(NSIG))
    return pointer
  }()

  /// Signals that are taken even if the program handles them.
  private static let essential = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Signals that are taken even if the program ignores them.
  private static let informing = [SIGCONT, SIGWINCH]
  private static let crashes = [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS, SIGTRAP]
  /// SIGKILL and SIGSTOP cannot be handled; the others end no process, or stop it as they should.
  private static let untouched = [SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGTTIN, SIGTTOU]

  /// The descriptor from which signal numbers are read.
  let descriptor: Int32

  /// Installs the handlers. Throws `EBUSY` while another relay is installed.
  init() throws(TerminalError) {
    guard let pipe = SignalPipe.shared else { throw TerminalError(.signals, code: EMFILE) }
    guard pipe.claim() else { throw TerminalError(.signals, code: EBUSY) }
    descriptor = pipe.reader
    _ = drain()
    EmergencyRestore.prepare()
    installAlternateStack()
    // The C library refuses the numbers that it keeps for itself; they are skipped.
    for signal in 1..<NSIG where !Self.untouched.contains(signal) {
      var current = sigaction()
      guard sigaction(signal, nil, &current) == 0 else { continue }
      let isCrash = Self.crashes.contains(signal)
      if current.isIgnored, !Self.informing.contains(signal) { continue }
      if !current.isDefault, !isCrash, !Self.essential.contains(signal) { continue }
      var action =
        isCrash
        ? sigaction(handler: restoreAndCrash, flags: SA_ONSTACK)
        : sigaction(handler: relay, flags: SA_RESTART)
      Self.crashActions[Int(signal)] = current
      if sigaction(signal, &action, nil) == 0 { previous.append((signal, current)) }
    }
  }

  deinit {
    uninstall()
  }

  /// Puts back every handler that was there before. Further calls do nothing.
  func uninstall() {
    guard !previous.isEmpty else { return }
    for entry in previous {
      var action = entry.action
      sigaction(entry.signal, &action, nil)
    }
    previous = []
    removeAlternateStack()
    SignalPipe.shared?.release()
  }

  /// Takes the signal numbers that have come, without waiting for any.
  func drain() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = repeatingIfInterrupted { read(descriptor, &bytes, bytes.count) }
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Stops this process as Ctrl-Z does, and returns when it is continued.
  ///
  /// Only this process: the kernel has already sent the signal to the others of the foreground group. In an
  /// orphaned group, where nobody could continue it, the kernel ignores the signal and this returns at once.
  func suspendSelf() {
    var current = sigaction()
    var standard = sigaction()
    sigaction(SIGTSTP, nil, &current)
    if current.isIgnored { return }
    sigaction(SIGTSTP, &standard, nil)
    raiseUnblocked(SIGTSTP)
    sigaction(SIGTSTP, &current, nil)
  }

  /// A stack overflow leaves no room for a handler on the stack it happened on.
  private func installAlternateStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & stackIsDisabled != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: Self.alternateStackSize, alignment: 16)
    stack.ss_size = Self.alternateStackSize
    hasAlternateStack = sigaltstack(&stack, nil) == 0
    if !hasAlternateStack { stack.ss_sp.deallocate() }
  }

  private func removeAlternateStack() {
    guard hasAlternateStack else { return }
    hasAlternateStack = false
    var disabled = stack_t()
    var current = stack_t()
    disabled.ss_flags = stackIsDisabled
    // On another thread than the one that installed it, the stack may be in use and is not freed.
    guard sigaltstack(nil, &current) == 0, current.ss_size == Self.alternateStackSize,
      sigaltstack(&disabled, nil) == 0
    else { return }
    current.ss_sp.deallocate()
  }
}

/// `SS_DISABLE`, which some C libraries define in a way that Swift does not import.
private let stackIsDisabled: Int32 = 2

/// Tells the loop of a signal. Runs as a handler: one write, and `errno` as it was.
private func relay(
  _ signal: Int32, _: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  let saved = errno
  SignalPipe.put(UInt8(truncatingIfNeeded: signal))
  errno = saved
}

/// Restores the terminal and lets the crash go on, through the handler that was there before.
private func restoreAndCrash(
  _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  EmergencyRestore.perform()
  sigaction(signal, SignalRelay.crashActions + Int(signal), nil)
  // No array here: a handler must not allocate.
  let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE || signal == SIGILL
  // A fault comes again with its instruction, and with the address for crash reporters.
  if isFault, let information, information.pointee.si_code > 0 { return }
  raiseUnblocked(signal)
  // A handler that only reports, as the Swift runtime's does, has returned and left the process running.
  var standard = sigaction()
  sigaction(signal, &standard, nil)
  raiseUnblocked(signal)
}
