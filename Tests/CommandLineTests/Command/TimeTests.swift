import TerminalEmulation
import Testing

struct TimeTests {
  @Test func `C8: the countdown is shown`() throws {
    let test = try Asking("--timeout", "100s", "Email").shown()
    #expect(test.screen.contains(" 100 s ─╮") || test.screen.contains(" 99 s ─╮"))
  }

  @Test func `C8: the countdown goes on while nothing is typed`() throws {
    let test = try Asking("--timeout", "61s", "Email").shown()
    try test.waitUntil(.screen(contains: " 60 s ─╮"))
    #expect(test.state == .running)
  }

  @Test func `C5, C8: the end of the time is 124, and nothing is printed`() throws {
    let test = try Asking("--timeout", "200ms", "Email").shown()
    try test.waitUntil(.ended)
    #expect(test.answered == Answered(status: .code(124), output: ""))
    #expect(test.screen == "")
    #expect(test.isRestored)
  }

  @Test func `C8: the end of the time gives the answer set for it`() throws {
    let test = try Asking("--timeout", "200ms", "--timeout-answer", "1", "Email", "Print").shown()
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
  }

  @Test func `C8: the end of the time never destroys`() throws {
    let test = try Asking("--timeout", "1s", "--timeout-answer", "0", "-d", "Delete", "Email")
      .start()
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(64))
    #expect(test.transcript.isEmpty)
  }

  @Test func `L15: a key counts while the sheet slides in`() throws {
    let test = try Asking.note.with { $0.isAnimated = true }.shown()
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
    #expect(test.screen == "")
    #expect(test.isRestored)
  }

  @Test func `A11: a sheet slides in over several frames, and ends like one that does not`() throws
  {
    let still = try Asking.note.shown()
    try still.waitUntil(.quiet)
    #expect(still.modes.synchronizedUpdates == 1)
    let moving = try Asking.note.with { $0.isAnimated = true }.shown()
    try moving.waitUntil(.picture(still.picture))
    #expect(moving.modes.synchronizedUpdates > 1)
    #expect(moving.cursor == still.cursor)
  }

  @Test func `A11: a line that is slow gets no animation`() throws {
    let test = try Asking.note.after("stty 9600").with {
      $0.isAnimated = true
      $0.profile.bytesPerTick = 10
    }.shown()
    try test.waitUntil(.screen(contains: "Cancel"))
    try test.waitUntil(.quiet)
    #expect(test.modes.synchronizedUpdates == 1)
  }

  @Test func `C9: a terminal that takes its output slowly shows the same in the end`() throws {
    let fast = try Asking.note.on(Size(columns: 30, rows: 12)).shown()
    let slow = try Asking.note.on(Size(columns: 30, rows: 12)).with { $0.profile.bytesPerTick = 10 }
      .shown()
    #expect(slow.picture == fast.picture)
    try slow.send("down")
    try slow.waitUntil(.cursorRow(contains: "Print"))
    try slow.send("enter")
    try slow.waitUntil(.ended)
    #expect(slow.answered == .chose("Print"))
    #expect(slow.screen == "")
  }

  @Test(arguments: [TerminalProfile.Replies.never, .late, .atOnce])
  func `C9: nothing is asked of the terminal`(replies: TerminalProfile.Replies) throws {
    let test = try Asking.note.with { $0.profile.replies = replies }.shown()
    test.sendLateReplies()
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
    #expect(test.modes.queries == [])
  }

  @Test func `C9: replies that nobody asked for are swallowed`() throws {
    let test = try Asking.note.shown()
    try test.send(
      #"raw:\e[?62;22c raw:\e[24;80R raw:\e[?1u raw:\e[>41;354;0c raw:\e[0n raw:\e[?2026;2$y"#)
    try test.send(#"raw:\eP>|XTerm(354)\e\\ raw:\e]11;rgb:ffff/ffff/ffff\x07 raw:\e]52;c;DQ==\e\\"#)
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    #expect(test.cursorLine.contains("Email"))
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Email"))
  }
}
