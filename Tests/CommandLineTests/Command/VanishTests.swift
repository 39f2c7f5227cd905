import TerminalEmulation
import Testing

struct VanishTests {
  /// The processor time of a command that waits; one that runs in circles until it is noticed takes more.
  private static let little = Duration.seconds(5)

  @Test func `C5: a terminal that vanishes hangs the command up`() throws {
    let test = try Asking.note.shown()
    test.vanish()
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(1) || test.exitStatus == .code(1))
    #expect(test.standardOutput.isEmpty)
    #expect(try #require(test.usage).processorTime < Self.little)
  }

  @Test(arguments: [false, true])
  func `C5: where hangups are ignored, a terminal that vanishes cancels`(isAnimated: Bool) throws {
    let test = try Asking.note.after("trap '' HUP").with { $0.isAnimated = isAnimated }.shown()
    test.vanish()
    try test.waitUntil(.ended)
    #expect(test.answered == .cancelled)
    #expect(try #require(test.usage).processorTime < Self.little)
  }

  @Test func `C5: Notes ends with its terminal`() throws {
    let test = try TerminalTest(
      "/bin/sh", ["-c", "trap '' HUP; exec \"$0\"", Launch.built("Notes")])
    try test.waitUntil(.screen(contains: "Groceries"))
    test.vanish()
    try test.waitUntil(.ended)
    #expect(try #require(test.usage).processorTime < Self.little)
  }
}
