import TerminalEmulation
import Testing

struct LineEndingTests {
  @Test(arguments: [("ctrl-c", 2), ("raw:\\x1c", 3)] as [(String, Int32)])
  func `C7: a signal from the keyboard ends it, and nothing is left to restore`(
    key: String, signal: Int32
  ) throws {
    let test = try LineDialogue.ask()
    try test.send("text:2 " + key)
    #expect(try test.ending() == "signal \(signal) ")
    #expect(test.isRestored)
  }

  @Test(arguments: [1, 2, 3, 9, 10, 13, 14, 15] as [Int32])
  func `C7: a signal from elsewhere ends it, and nothing is left to restore`(
    signal: Int32
  ) throws {
    let test = try LineDialogue.ask()
    try test.signal(signal)
    #expect(try test.ending() == "signal \(signal) ")
    #expect(test.isRestored)
  }

  @Test func `C7: suspended and continued, it waits for the same answer`() throws {
    let test = try LineDialogue.ask(jobControl: true)
    try test.send("text:1 ctrl-z")
    try test.waitUntil(.stopped)
    #expect(test.settings == test.initialSettings)
    try test.resume()
    try test.send("text:3 enter")
    #expect(try test.ending() == "0 Print\n")
  }

  @Test func `C5: a terminal that vanishes ends it`() throws {
    let test = try LineDialogue.ask()
    test.vanish()
    #expect(try test.ending() == "signal 1 ")
  }

  @Test func `C5: a terminal that vanishes is a cancellation where hanging up is ignored`() throws {
    let script = "trap '' HUP; exec \"$0\" show --accessible A"
    let test = try TerminalTest(
      "/bin/sh", ["-c", script, Launch.built("actionsheet")], piped: [.output])
    try test.waitUntil(.prompted)
    test.vanish()
    #expect(try test.ending() == "1 ")
  }

  @Test(arguments: [
    (["--timeout", "1s"], "124 ", "Answer within 1 second."),
    (
      ["--timeout", "1s", "--timeout-answer", "2"], "0 Print\n",
      "Answer within 1 second; after that it is 3. Print."
    ),
  ])
  func `C8: the time limit is said once and ends the question on a line of its own`(
    options: [String], ending: String, said: String
  ) throws {
    let test = try LineDialogue.start(options + LineDialogue.note)
    #expect(try test.ending() == ending)
    #expect(
      test.screen == """
        1. Delete Note (destructive)
        2. Email
        3. Print
        4. Cancel (cancel)
        \(said)
        Number or title (Return: 2. Email; end of input cancels):
        Time is up.
        """)
    #expect(test.cursor.column == 0)
    #expect(test.controls == [])
  }

  @Test func `C8: an answer in time counts`() throws {
    let test = try LineDialogue.ask(["--timeout", "1h"] + LineDialogue.note)
    #expect(test.screen.contains("\nAnswer within 3600 seconds.\n"))
    try test.send("enter")
    #expect(try test.ending() == "0 Email\n")
  }

  @Test func `I6: what was typed before the question answers nothing`() throws {
    let script = "echo ready; read -r line; exec \"$0\" show --accessible Email Print"
    let test = try TerminalTest(
      "/bin/sh", ["-c", script, Launch.built("actionsheet")], piped: [.output])
    try test.waitUntil(Condition("the shell is ready") { $0.standardOutput == "ready\n" })
    // The shell takes the first line and leaves the others to the command.
    test.send(bytes: Array("first\n2\n2\n".utf8))
    try test.waitUntil(.prompted)
    try test.send("text:1 enter")
    #expect(try test.ending() == "0 ready\nEmail\n")
  }

  @Test func `C10: of a paste only the first line is taken`() throws {
    let test = try LineDialogue.ask()
    try test.send("paste:nothing\\n1\\n1\\n")
    try test.waitUntil(.prompted(times: 2))
    try test.waitUntil(.quiet)
    #expect(test.screen.hasSuffix("(Return: 2. Email; end of input cancels):"))
    try test.send("text:3 enter")
    #expect(try test.ending() == "0 Print\n")
  }

  @Test func `C10: a line that is too long chooses nothing`() throws {
    let test = try LineDialogue.ask()
    test.send(bytes: [UInt8](repeating: 0x31, count: 4000))
    try test.send("ctrl-d")
    test.send(bytes: [UInt8](repeating: 0x31, count: 4000))
    try test.send("enter")
    try test.waitUntil(.screen(contains: "The answer cannot be read."))
    try test.send("enter")
    #expect(try test.ending() == "0 Email\n")
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 1, rows: 1)])
  func `C12: a resize writes nothing`(size: Size) throws {
    let test = try LineDialogue.ask()
    let before = test.transcript
    try test.resize(size)
    try test.resize(Size(columns: 100, rows: 30))
    try test.waitUntil(.quiet)
    #expect(test.transcript == before)
    try test.send("enter")
    #expect(try test.ending() == "0 Email\n")
  }

  @Test func `C7: started in the background, it asks when it comes to the foreground`() throws {
    let script = """
      "$0" show --accessible Email Print &
      until jobs | grep -q Stopped; do sleep 0.01; done
      printf 'stopped\\n' >/dev/tty
      fg >/dev/null
      """
    let test = try TerminalTest(
      "/bin/bash", ["--norc", "-m", "-c", script, Launch.built("actionsheet")],
      piped: [.output])
    try test.waitUntil(.prompted)
    #expect(test.screen.contains("stopped\n1. Email\n2. Print\n"))
    try test.send("text:2 enter")
    #expect(try test.ending() == "0 Print\n")
  }

  @Test(arguments: [
    ("text:2 enter", "0 Print\n"), ("enter", "0 Email\n"), ("ctrl-c", "1 "), ("ctrl-d", "1 "),
  ])
  func `C15: a terminal that was left raw still has every way out`(
    keys: String, expected: String
  ) throws {
    let script = "stty raw -echo; exec \"$0\" show --accessible Email Print"
    let test = try TerminalTest(
      "/bin/sh", ["-c", script, Launch.built("actionsheet")], piped: [.output])
    try test.waitUntil(
      Condition("there is a prompt") { $0.transcriptText.hasSuffix("cancels): ") })
    try test.send(keys)
    #expect(try test.ending() == expected)
  }
}
