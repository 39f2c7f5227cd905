internal import CLibrary

/// The descriptors 0, 1 and 2, which libraries use without looking at them.
enum StandardDescriptors {
  /// Gives each that is closed something that fails as a closed one does.
  ///
  /// Otherwise the connection to the display would be the next descriptor, and the answer be written into it.
  static func hold() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  /// Calls a function while standard output goes to standard error.
  ///
  /// GLib writes messages for those who look for errors to standard output, and its last words, too.
  @MainActor
  static func sparingOutput<Result>(_ body: @MainActor () -> Result) -> Result {
    let output = dup(STDOUT_FILENO)
    guard output >= 0 else { return body() }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer {
      fflush(nil)
      dup2(output, STDOUT_FILENO)
      close(output)
    }
    return body()
  }
}
