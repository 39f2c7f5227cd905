import TerminalEmulation

/// A run of `actionsheet show`, or another subcommand, to be started in a terminal.
///
/// Standard output and standard error are pipes, so that what is on the screen came through the terminal alone.
struct Asking {
  var arguments: [String]
  var subcommand = "show"
  /// What a shell does in the terminal before it becomes the command.
  var prelude = ""
  var environment: [String: String] = [:]
  /// What standard input holds; the terminal where nil.
  var input: [UInt8]?
  var hasJobControl = false
  var isAnimated = false
  /// Whether standard error is the terminal too.
  var showsErrors = false
  var profile = TerminalProfile()

  /// A question with one button of each role.
  init(_ arguments: String...) {
    self.arguments = arguments
  }

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The question of most tests.
  static var note: Asking { Asking("-d", "Delete Note", "Email", "Print") }

  func on(_ size: Size) -> Asking { with { $0.profile.size = size } }
  func after(_ prelude: String) -> Asking { with { $0.prelude = prelude } }

  func with(_ change: (inout Asking) -> Void) -> Asking {
    var copy = self
    change(&copy)
    return copy
  }

  /// Starts the command.
  func start() throws -> TerminalTest {
    let program = Launch.built("actionsheet")
    let show = [subcommand] + (isAnimated ? [] : ["--no-animation"]) + arguments
    var launch =
      prelude.isEmpty
      ? Launch(program, show, environment: environment)
      : Launch(
        "/bin/sh", ["-c", prelude + "\nexec \"$0\" \"$@\"", program] + show,
        environment: environment)
    launch.piped = showsErrors ? [.output] : [.output, .error]
    if let input {
      launch.piped.insert(.input)
      launch.input = input
    }
    launch.hasJobControl = hasJobControl
    return try TerminalTest(launch, on: profile)
  }

  /// Starts the command and waits until its sheet stands on the screen.
  func shown() throws -> TerminalTest {
    let test = try start()
    try test.waitUntil(.sheetIsShown)
    return test
  }

  /// Asks, types a line of key notation, and returns how the command ended.
  func answered(_ keys: String) throws -> Answered {
    let test = try shown()
    try test.send(keys)
    try test.waitUntil(.ended)
    return test.answered
  }
}

/// How a command ended, and what it wrote to its pipes.
struct Answered: Equatable {
  var status: ExitStatus?
  var output: String
  var messages = ""

  static let cancelled = Answered(status: .code(1), output: "")

  static func chose(_ title: String) -> Answered {
    Answered(status: .code(0), output: title + "\n")
  }
}

extension TerminalTest {
  var answered: Answered {
    Answered(status: exitStatus, output: standardOutput, messages: standardError)
  }
}

extension Asking {
  /// Starts the command with its standard error on the screen, so that the prelude can write there.
  func startOnScreen() throws -> TerminalTest {
    var copy = self
    copy.showsErrors = true
    return try copy.start()
  }
}
