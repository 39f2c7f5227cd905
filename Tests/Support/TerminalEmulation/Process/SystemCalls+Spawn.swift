import CTerminalCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  /// Starts a program as the leader of a new session whose controlling terminal is at `terminalPath`.
  ///
  /// - Parameters:
  ///   - descriptors: For each number in the new program, the descriptor here; numbers 0 to 2 that
  ///     are missing become the terminal.
  /// - Returns: The process identifier.
  package static func spawn(
    _ program: String, _ arguments: [String], environment: [String: String], directory: String?,
    terminalPath: String, descriptors: [Int32: Int32]
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }

    // Copies at high numbers, so that no number given to the program hides a source still needed.
    let sources = try descriptors.mapValues { descriptor in
      try check(fcntl(descriptor, F_DUPFD_CLOEXEC, 100), "fcntl F_DUPFD_CLOEXEC")
    }
    defer { sources.values.forEach(closeDescriptor) }

    // The first terminal that a session leader opens becomes the controlling one; no program needs
    // to keep it open for that.
    let opening: Int32 = 20
    posix_spawn_file_actions_addopen(&actions, opening, terminalPath, O_RDWR, 0)
    for number: Int32 in 0...2 where sources[number] == nil {
      posix_spawn_file_actions_adddup2(&actions, opening, number)
    }
    posix_spawn_file_actions_addclose(&actions, opening)
    for (number, source) in sources {
      posix_spawn_file_actions_adddup2(&actions, source, number)
    }
    if let directory {
      posix_spawn_file_actions_addchdir_np(&actions, directory)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var every = sigset_t()
    var none = sigset_t()
    sigfillset(&every)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | session_leader_flag
    posix_spawnattr_setflags(&attributes, flags)

    var process: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let result = withCStrings([program] + arguments) { argv in
      withCStrings(variables) { envp in
        posix_spawn(&process, program, &actions, &attributes, argv, envp)
      }
    }
    guard result == 0 else { throw SystemError(call: "posix_spawn \(program)", code: result) }
    return process
  }

  /// Reports a change in the child's state, or nil where there is none to report.
  package static func reap(_ process: Int32) -> (state: ProgramState, usage: ResourceUsage)? {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, WNOHANG | WUNTRACED | WCONTINUED, &usage) == process else {
      return nil
    }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
    let used = ResourceUsage(
      peakMemory: usage.ru_maxrss * 1024,
      processorTime: .seconds(seconds) + .microseconds(microseconds))
    return (programState(status), used)
  }

  /// Decodes a wait status; the C macros that do so are not visible to Swift.
  private static func programState(_ status: Int32) -> ProgramState {
    if status == 0xffff { return .running }
    switch status & 0x7f {
    case 0: return .ended(.code((status >> 8) & 0xff))
    case 0x7f: return .stopped
    case let signal: return .ended(.signal(signal))
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
