import TerminalEmulation
import Testing

struct SignalTests {
  /// Something to stand above the sheet, with the cursor left in the middle of a line.
  private static let above = "ulimit -c 0; { seq 3; printf 'Choose: '; } >/dev/tty"

  /// Sanitizers and the Swift runtime would take these signals for their own reports.
  private static let noReports: [String: String] = {
    let flags = ["segv", "abort", "sigbus", "sigfpe", "sigill", "sigtrap"]
      .map { "handle_\($0)=0" }.joined(separator: ":")
    return ["ASAN_OPTIONS": flags, "TSAN_OPTIONS": flags, "SWIFT_BACKTRACE": "enable=no"]
  }()

  private func asking() -> Asking {
    Asking.note.after(Self.above).with { $0.environment = Self.noReports }
  }

  @Test(arguments: [1, 2, 3, 10, 12, 13, 14, 15, 16, 24, 25, 26, 27, 29, 30, 34, 64] as [Int32])
  func `C7: a signal puts everything back and then ends the process`(number: Int32) throws {
    let before = try TerminalTest("/bin/sh", ["-c", Self.above])
    try before.waitUntil(.ended)
    let test = try asking().shown()
    #expect(!test.isRestored)
    try test.signal(number)
    try test.waitUntil(.ended)
    #expect(test.answered == Answered(status: .signal(number), output: ""))
    #expect(test.isRestored)
    #expect(test.cells == before.cells)
    #expect(test.cursor == before.cursor)
  }

  @Test(arguments: [4, 5, 6, 7, 8, 11, 31] as [Int32])
  func `C7: a crash gives the terminal back`(number: Int32) throws {
    let test = try asking().shown()
    try test.signal(number)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(number))
    #expect(test.isRestored)
  }

  @Test func `C7: a crash that is reported ends the process too`() throws {
    let test = try Asking.note.after(Self.above).with {
      $0.environment["SWIFT_BACKTRACE"] = "enable=yes,color=no"
    }.shown()
    try test.signal(6)
    try test.waitUntil(.ended)
    #expect(test.exitStatus != .code(0))
    #expect(test.isRestored)
  }

  @Test(arguments: [1, 2, 15] as [Int32])
  func `C7: a signal during the animation puts everything back`(number: Int32) throws {
    let test = try asking().with { $0.isAnimated = true }.shown()
    try test.signal(number)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(number))
    #expect(test.isRestored)
    #expect(test.lines[4...].allSatisfy { $0.isEmpty })
  }

  @Test func `C7: an ignored signal stays ignored`() throws {
    let test = try Asking.note.after("trap '' TERM USR1").shown()
    try test.signal(15)
    try test.signal(10)
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
  }

  @Test(arguments: [false, true])
  func `C7: Ctrl-Z suspends without a trace, and the sheet comes back`(speaksKitty: Bool) throws {
    let test = try Asking.note.after("seq 3 >&2; printf 'Choose: ' >&2").with {
      $0.hasJobControl = true
      $0.profile.speaksKitty = speaksKitty
    }.startOnScreen()
    let settings = test.initialSettings
    for _ in 0..<2 {
      // Ctrl-Z has the kernel throw away keys that nobody has read yet: each must have had its effect.
      try test.waitUntil(.cursorRow(contains: "Email"))
      try test.send("down")
      try test.waitUntil(.cursorRow(contains: "Print"))
      try test.send("ctrl-z")
      try test.waitUntil(.stopped)
      #expect(test.screen == "1\n2\n3\nChoose:")
      #expect(test.cursor == Cursor(column: 8, row: 3))
      #expect(test.modes.isRestored)
      #expect(test.settings == settings)
      try test.resume()
      try test.waitUntil(.cursorRow(contains: "Print"))
      try test.send("up")
    }
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
    #expect(test.isRestored)
    #expect(test.screen == "1\n2\n3\nChoose:")
  }

  @Test func `C7: a sheet that was stopped against its will starts anew`() throws {
    let test = try Asking.note.with { $0.hasJobControl = true }.shown()
    try test.signal(19)
    try test.waitUntil(.stopped)
    try test.resume()
    try test.waitUntil(.quiet)
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
    // The line is the shell's affair: it has read the settings while the sheet had the terminal.
    #expect(test.modes.isRestored)
  }
}
