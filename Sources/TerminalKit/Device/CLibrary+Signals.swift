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

/// Repeats a call as long as a signal cuts it short.
///
/// The result is -1, with `errno` set, for any other failure.
func repeatingIfInterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Runs a body with SIGTTOU blocked in this thread: a process in the background may then set the terminal.
func withTerminalOutputSignalBlocked<Result>(_ body: () -> Result) -> Result {
  var blocked = sigset_t()
  var previous = sigset_t()
  sigemptyset(&blocked)
  sigaddset(&blocked, SIGTTOU)
  pthread_sigmask(SIG_BLOCK, &blocked, &previous)
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
