import TerminalEmulation
import Testing

struct AlertLineTests {
  private static let login = [
    "-t", "Login", "--field", "User", "--secure-field", "Password", "--ok", "Log In",
  ]

  private func start(_ arguments: [String] = login, jobControl: Bool = false) throws -> TerminalTest
  {
    let test = try LineDialogue.start(arguments, jobControl: jobControl, subcommand: "alert")
    try test.waitUntil(.line("User:"))
    return test
  }

  private func enterSecret(_ test: TerminalTest, _ user: String = "bob") throws {
    try test.send("text:\(user) enter")
    try test.waitUntil(.asksUnseen)
  }

  @Test func `C15: fields are asked for one after the other, and then the buttons`() throws {
    let test = try start()
    try enterSecret(test)
    try test.send("text:Zyx9 enter")
    try test.waitUntil(.prompted)
    #expect(
      test.text == """
        Login
        User: bob
        Password (not shown):
        1. Log In
        2. Cancel (cancel)
        Number or title (Return: 1. Log In; end of input cancels):
        """)
    try test.send("enter")
    #expect(try test.ending() == "0 Log In\nbob\nZyx9\n")
    #expect(!test.transcriptText.contains("Zyx9"))
    #expect(test.isRestored)
  }

  @Test func `C15: an empty line keeps what a field holds`() throws {
    let file = #"{"fields":[{"label":"Name","text":"old"}]}"#
    let test = try LineDialogue.start(["--from", "-"], input: file, subcommand: "alert")
    try test.waitUntil(.line("Name (Return keeps old):"))
    try test.send("enter")
    try test.waitUntil(.prompted)
    try test.send("enter")
    #expect(try test.ending() == "0 OK\nold\n")
  }

  @Test(arguments: [false, true])
  func `C15: end of input cancels in any field`(inSecret: Bool) throws {
    let test = try start()
    if inSecret { try enterSecret(test) }
    try test.send("ctrl-d")
    #expect(try test.ending() == "1 ")
    #expect(test.isRestored)
  }

  @Test(arguments: [2, 3, 15, 1])
  func `C7: a signal while a secret is typed gives the echo back and ends the command`(
    signal: Int32
  ) throws {
    let test = try start()
    try enterSecret(test)
    try test.send("text:Zy")
    try test.signal(signal)
    #expect(try test.ending() == "signal \(signal) ")
    #expect(test.isRestored)
  }

  @Test func `C7: Ctrl-C while a secret is typed ends the command`() throws {
    let test = try start()
    try enterSecret(test)
    try test.send("ctrl-c")
    #expect(try test.ending() == "signal 2 ")
    #expect(test.isRestored)
  }

  @Test func `C7: suspending gives the echo back, and continuing takes it away again`() throws {
    let test = try start(jobControl: true)
    try enterSecret(test)
    try test.send("text:Zy ctrl-z")
    try test.waitUntil(.stopped)
    #expect(test.settings == test.initialSettings)
    try test.resume()
    try test.waitUntil(.asksUnseen)
    try test.send("text:x9 enter")
    try test.waitUntil(.prompted)
    try test.send("enter")
    #expect(try test.ending() == "0 Log In\nbob\nx9\n")
    #expect(!test.transcriptText.contains("x9"))
  }

  @Test func `C8: where time runs out while a secret is typed, the echo comes back`() throws {
    let test = try start(Self.login + ["--timeout", "2s"])
    try enterSecret(test)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(124))
    #expect(test.standardOutput.isEmpty)
    #expect(test.isRestored)
  }

  @Test func `C17: a label is shown safely, and what cannot be a text is asked for again`() throws {
    let test = try LineDialogue.start(["--field", "A\u{1B}[2JB"], subcommand: "alert")
    try test.waitUntil(.line("A␛[2JB:"))
    test.send(bytes: [0x16, 0x01] + Array("x\n".utf8))
    try test.waitUntil(.screen(contains: "cannot be read"))
    try test.send("text:ok enter")
    try test.waitUntil(.prompted)
    try test.send("enter")
    #expect(try test.ending() == "0 OK\nok\n")
  }

  @Test func `S14: an alert that informs is one line and a button`() throws {
    let test = try LineDialogue.start(["-t", "Done", "-m", "All of it."], subcommand: "alert")
    try test.waitUntil(.prompted)
    #expect(
      test.text == """
        Done
        All of it.
        1. OK
        Number or title (Return: 1. OK; end of input cancels):
        """)
    try test.send("enter")
    #expect(try test.ending() == "0 OK\n")
  }
}

extension Condition {
  /// Holds when a secret is asked for and what is typed is not shown.
  fileprivate static var asksUnseen: Condition {
    Condition("a secret is asked for") {
      $0.lines[$0.cursor.row] == "Password (not shown):" && $0.settings != $0.initialSettings
        && $0.settings != nil
    }
  }
}
