internal import CLibrary

extension sigaction {
  /// Makes an action for a handler of the signal's number, its origin and its context.
  init(
    handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void, flags: Int32
  ) {
    self.init()
    #if canImport(Glibc)
      __sigaction_handler.sa_sigaction = handler
    #else
      __sa_handler.sa_sigaction = handler
    #endif
    sa_flags = flags | SA_SIGINFO
    sigfillset(&sa_mask)
  }
}

/// Repeats a call as long as a signal cuts it short; any other failure is -1, with `errno` set.
func repeatingIfInterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Runs a body with SIGTTOU blocked in this thread: a process in the background may then set the terminal.
func withTerminalOutputSignalBlocked<Result>(_ body: () -> Result) -> Result {
  withMask(SIG_BLOCK, SIGTTOU, body)
}

/// Sends this process a signal that may be blocked, for the handler that is installed now.
func raiseUnblocked(_ signal: Int32) {
  _ = withMask(SIG_UNBLOCK, signal) { raise(signal) }
}

/// Runs a body with a signal blocked or let through in this thread. Safe in a signal handler.
private func withMask<Result>(_ change: Int32, _ signal: Int32, _ body: () -> Result) -> Result {
  var set = sigset_t()
  var previous = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, signal)
  pthread_sigmask(change, &set, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return body()
}

/// Makes a pipe whose ends are non-blocking and closed in children; `nil` where there are no more descriptors.
func makePipe() -> (reader: Int32, writer: Int32)? {
  var ends: [Int32] = [-1, -1]
  // Swift does not import pipe2, so that the two flags are set afterwards.
  guard pipe(&ends) == 0 else { return nil }
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }
  return (ends[0], ends[1])
}
