import Testing

@testable import TerminalEmulation

struct TerminalTestTests {
  private func shell(
    _ script: String, piped: Set<Launch.Stream> = [], on profile: TerminalProfile = .init()
  ) throws -> TerminalTest {
    try TerminalTest("/bin/sh", ["-c", script], piped: piped, on: profile)
  }

  @Test func `cat shows what is typed, once by echo and once by itself`() throws {
    let test = try TerminalTest("/bin/cat")
    try test.send(#"text:hello\sthere enter"#)
    try test.waitUntil(.screen(contains: "hello there\nhello there"))
    #expect(test.cursor == Cursor(column: 0, row: 2))
    try test.send("ctrl-d")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
    #expect(try #require(test.usage).peakMemory > 100_000)
  }

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 1, rows: 1), Size(columns: 300, rows: 7),
  ])
  func `the program sees the terminal's size`(size: Size) throws {
    let test = try shell("stty size >&2", piped: [.error], on: .init(size: size))
    try test.waitUntil(.ended)
    #expect(test.standardError == "\(size.rows) \(size.columns)\n")
  }

  @Test func `a resize is signalled and seen`() throws {
    let test = try shell("trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done")
    try test.waitUntil(.screen(contains: "ready"))
    try test.resize(Size(columns: 33, rows: 11))
    try test.waitUntil(.ended)
    #expect(test.screen == "ready\n11 33")
    #expect(test.lines.count == 11)
  }

  @Test func `Ctrl-C ends a program by its signal`() throws {
    let test = try shell("echo ready; exec sleep 1000")
    try test.waitUntil(.screen(contains: "ready"))
    try test.send("ctrl-c")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(2))
    #expect(test.screen == "ready\n^C")
  }

  @Test(arguments: [0, 1, 64, 124, 255] as [Int32])
  func `an exit code is told`(code: Int32) throws {
    let test = try shell("exit \(code)")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(code))
  }

  @Test(arguments: [1, 9, 15] as [Int32])
  func `a signal that ends the program is told`(number: Int32) throws {
    let test = try shell("echo ready; exec sleep 1000")
    try test.waitUntil(.screen(contains: "ready"))
    try test.signal(number)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(number))
  }

  @Test func `pipes and terminal are kept apart`() throws {
    var launch = Launch(
      "/bin/sh", ["-c", "cat; echo message >&2; echo asked >/dev/tty"],
      piped: [.input, .output, .error])
    launch.input = [UInt8](String(repeating: "title\n", count: 50_000).utf8)
    let test = try TerminalTest(launch)
    try test.waitUntil(.ended)
    #expect(test.standardOutputBytes == launch.input)
    #expect(test.standardError == "message\n")
    #expect(test.screen == "asked")
  }

  @Test func `environment and directory are the launch's own`() throws {
    let test = try TerminalTest(
      Launch(
        "/bin/sh", ["-c", #"printf '%s %s %s' "$TERM" "$COLOR" "$PWD""#],
        environment: ["TERM": "dumb", "COLOR": "red"], directory: "/usr"))
    try test.waitUntil(.ended)
    #expect(test.screen == "dumb red /usr")
  }

  @Test func `a program behind a job control shell is suspended and continued`() throws {
    var launch = Launch(
      "/bin/sh", ["-c", "stty -echo; echo ready; read line; echo got $line; echo why >&2; exit 7"],
      piped: [.error])
    launch.hasJobControl = true
    let test = try TerminalTest(launch)
    try test.waitUntil(.screen(contains: "ready"))
    try test.send("ctrl-z")
    try test.waitUntil(.stopped)
    #expect(test.settings?.echoes == false)
    try test.resume()
    try test.send("text:more enter")
    try test.waitUntil(.ended)
    #expect(test.screen == "ready\ngot more")
    #expect(test.standardError == "why\n")
    #expect(test.exitStatus == .code(7))
  }

  @Test func `settings that a program leaves behind are seen`() throws {
    let test = try shell("stty -icanon -echo")
    #expect(test.initialSettings.isCanonical)
    try test.waitUntil(.ended)
    let settings = try #require(test.settings)
    #expect(!settings.isCanonical && !settings.echoes)
    #expect(settings != test.initialSettings)
  }

  @Test func `lines that scroll away are kept`() throws {
    let test = try shell("seq 1 30", on: .init(size: Size(columns: 10, rows: 5)))
    try test.waitUntil(.ended)
    #expect(test.scrollback == (1...26).map(String.init))
    #expect(test.screen == "27\n28\n29\n30")
  }

  @Test func `all output of a program is seen however fast it ends`() throws {
    let test = try shell("seq 1 20000")
    try test.waitUntil(.ended)
    #expect(test.scrollback.count + test.lines.count { !$0.isEmpty } == 20000)
    #expect(test.screen.hasSuffix("\n20000"))
  }

  @Test func `a slow terminal shows the same in the end`() throws {
    let test = try shell("seq 1 40", on: .init(bytesPerTick: 16))
    try test.waitUntil(.ended)
    #expect(test.screen.hasSuffix("39\n40"))
  }

  @Test func `a terminal that vanishes hangs the program up`() throws {
    let test = try shell("echo ready; exec sleep 1000")
    try test.waitUntil(.screen(contains: "ready"))
    test.vanish()
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(1))
    #expect(test.settings == nil)
  }

  @Test(arguments: [TerminalProfile.Replies.atOnce, .late])
  func `a query is answered`(replies: TerminalProfile.Replies) throws {
    let test = try shell(
      #"stty -icanon -echo; printf 'ready\033[6n'; head -c 6 | od -An -c"#,
      on: .init(replies: replies))
    try test.waitUntil(.screen(contains: "ready"))
    #expect(test.modes.queries == ["[6n"])
    if replies == .late { test.sendLateReplies() }
    try test.waitUntil(.ended)
    #expect(test.screen == "ready 033   [   1   ;   6   R")
  }

  @Test func `a terminal that never answers says nothing`() throws {
    let test = try shell(
      #"stty -icanon -echo; printf '\033[6n'; read -r line; echo "got $line""#,
      on: .init(replies: .never))
    try test.waitUntil(.quiet)
    test.sendLateReplies()
    try test.send("text:end enter")
    try test.waitUntil(.ended)
    #expect(test.screen == "got end")
  }

  @Test func `a wait in vain shows the screen`() throws {
    let test = try shell("echo something else; echo why >&2; exit 3", piped: [.error])
    let failure = #expect(throws: WaitFailure.self) {
      try test.waitUntil(.screen(contains: "Email"))
    }
    let description = try #require(failure).description
    #expect(description.contains("the screen contains \"Email\""))
    #expect(description.contains("\nsomething else\n"))
    #expect(description.contains("why"))
  }

  @Test func `a program that puts everything back leaves no trace`() throws {
    let test = try shell(
      #"old=$(stty -g); stty raw; printf '\033[?25l'; head -c 1 >/dev/null; printf '\033[?25h'; stty "$old""#
    )
    try test.waitUntil(Condition("the cursor is hidden") { !$0.cursor.isVisible })
    #expect(!test.isRestored)
    try test.send("x")
    try test.waitUntil(.ended)
    #expect(test.isRestored)
  }

  @Test func `a program of this package is found`() throws {
    let test = try TerminalTest(Launch.built("actionsheet"), ["--help"])
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
  }

  @Test func `a program that cannot be started is an error`() {
    #expect(throws: SystemError.self) { try TerminalTest("/nonexistent") }
  }

  @Test func `an abandoned program is killed`() throws {
    var process: Int32 = 0
    do {
      let test = try shell("trap '' HUP INT TERM; echo ready; while :; do sleep 1; done")
      try test.waitUntil(.screen(contains: "ready"))
      process = try #require(test.process)
    }
    #expect(throws: SystemError.self) { try SystemCalls.sendSignal(0, to: process) }
  }
}
