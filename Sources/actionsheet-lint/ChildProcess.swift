internal import CLibrary

/// A program that gets its input through one pipe and answers through another. What it says on standard error is seen.
enum ChildProcess {
  /// How a program ended.
  struct Result {
    /// What it said, or `nil` when that was more than is taken; the program was then killed.
    var output: [UInt8]?
    /// The status of `wait(2)`, 0 after success.
    var status: Int32
  }

  /// The most bytes that are taken of an answer.
  private static let limit = 256 << 20

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The path, or a name that is looked for on `PATH`.
  ///   - arguments: What follows the name of the program.
  ///   - input: What the program reads.
  /// - Returns: How it ended, or `nil` when it could not be started; `errno` then says why.
  static func run(_ program: String, _ arguments: [String], input: [UInt8]) -> Result? {
    // A program that ends before it has read everything must not end this one; the reader of the report may.
    let former = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, former) }
    guard let toChild = newPipe(), let fromChild = newPipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromChild.write, STDOUT_FILENO)
    var vector = ([program] + arguments).map { strdup($0) } + [nil]
    defer { vector.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, program, &actions, nil, &vector, environ)
    close(toChild.read)
    close(fromChild.write)
    if failure != 0 {
      close(toChild.write)
      close(fromChild.read)
      errno = failure
      return nil
    }
    let output = exchange(input, toChild.write, fromChild.read)
    // A program that still writes would wait for a reader, and never end.
    close(fromChild.read)
    if output == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(output: output, status: status)
  }

  /// Returns the ends of a new pipe, which no other program gets.
  private static func newPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Writes all input while it reads all output, so that neither waits for the other; closes the end for writing.
  ///
  /// - Returns: The output, or `nil` when there is more than ``limit``.
  private static func exchange(_ input: [UInt8], _ writing: Int32, _ reading: Int32) -> [UInt8]? {
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    var rest = input[...]
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var isOpen = true
    while true {
      if isOpen, rest.isEmpty {
        close(writing)
        isOpen = false
      }
      var ready = [
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen ? writing : -1, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&ready, 2, -1) < 0, errno != EINTR { break }
      if ready[1].revents != 0 {
        let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
          rest = []
        }
      }
      guard ready[0].revents != 0 else { continue }
      let count = read(reading, &chunk, chunk.count)
      if count == 0 || count < 0 && errno != EINTR { break }
      if count > 0 { output.append(contentsOf: chunk[..<count]) }
      if output.count > limit { break }
    }
    if isOpen { close(writing) }
    return output.count > limit ? nil : output
  }
}
