/// A program to start, with its arguments, environment and wiring.
///
/// The environment starts out small and fixed, so that a test does not depend on who runs it:
/// `PATH`, `HOME`, `LANG=C.UTF-8` and `TERM=xterm-256color`. What the sanitizers and the dynamic
/// linker read is passed through.
public struct Launch: Sendable {
  /// A standard stream: a name for each of the descriptors 0, 1 and 2.
  public enum Stream: Int32, Sendable, CaseIterable {
    case input = 0
    case output = 1
    case error = 2
  }

  /// The path of the program's file.
  public var program: String

  /// The arguments, without the program's own name.
  public var arguments: [String]

  /// The whole environment.
  public var environment: [String: String]

  /// The working directory, or nil for the test program's own.
  public var directory: String?

  /// The streams that are pipes; the others are the terminal.
  public var piped: Set<Stream>

  /// What a piped standard input holds; the program then reads its end.
  public var input: [UInt8] = []

  /// Whether a small shell stands between the terminal and the program, so that it can be suspended.
  ///
  /// Without one the program leads the session, and the kernel discards a stop signal sent to it
  /// from the keyboard, because nobody could continue it.
  public var hasJobControl = false

  /// Creates a launch of a program; variables replace or extend the small environment.
  public init(
    _ program: String, _ arguments: [String] = [], environment variables: [String: String] = [:],
    directory: String? = nil, piped: Set<Stream> = []
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = Self.baseEnvironment.merging(variables) { _, new in new }
    self.directory = directory
    self.piped = piped
  }

  private static var baseEnvironment: [String: String] {
    var base = ["HOME": "/", "LANG": "C.UTF-8", "TERM": "xterm-256color"]
    for name in ["PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "LSAN_OPTIONS"] {
      base[name] = SystemCalls.environmentVariable(name)
    }
    return base
  }
}

extension Launch {
  /// Returns the path of an executable that this package built beside the running tests.
  public static func built(_ name: String) -> String {
    let tests = SystemCalls.linkTarget("/proc/self/exe") ?? ""
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + name
  }
}
