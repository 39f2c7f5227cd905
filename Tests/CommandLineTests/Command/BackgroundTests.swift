import TerminalEmulation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a shell does to a command that has to wait for the terminal.
struct BackgroundTests {
  /// The end of a command that waits in the background for ever; the tests themselves are over in a moment.
  private static let limit = Duration.seconds(20)

  private static let secret = Asking.alert("--ui", "line", "-t", "Login", "--secure-field", "PIN")

  @Test(arguments: [Asking.note, secret])
  func `C7: timeout ends a command that it runs in the background`(asking: Asking) throws {
    let test = try asking.after("timeout 0.3 \"$0\" \"$@\"; exit").start()
    try test.waitUntil(.ended, limit: Self.limit)
    #expect(test.answered == Answered(status: .code(124), output: ""))
    #expect(test.isRestored)
  }

  @Test(arguments: [Asking.note, secret])
  func `C7: a command that Ctrl-Z has stopped can be killed`(asking: Asking) throws {
    let test = try asking.with { $0.hasJobControl = true }.start()
    try test.waitUntil(asking.subcommand == "alert" ? .screen(contains: "PIN") : .sheetIsShown)
    try test.waitUntil(.quiet)
    try test.send("ctrl-z")
    try test.waitUntil(.stopped)
    let process = try #require(test.process)
    // As a shell's own `kill` does.
    try test.signal(15)
    try test.signal(18)
    try test.waitUntil(
      Condition("the job is gone") { _ in kill(process, 0) != 0 }, limit: Self.limit)
    #expect(test.isRestored)
  }

  @Test(arguments: [Asking.note, secret])
  func `C7: a background command asks once it is in the foreground`(asking: Asking) throws {
    let job = """
      set -m; "$0" "$@" & stty -echo </dev/tty
      until grep -q '^State:.T' /proc/$!/status; do sleep 0.02; done
      stty echo </dev/tty; fg >/dev/null; exit
      """
    let test = try asking.after(job).start()
    try test.waitUntil(asking.subcommand == "alert" ? .screen(contains: "PIN") : .sheetIsShown)
    try test.waitUntil(.quiet)
    try test.send("ctrl-c")
    try test.waitUntil(.ended, limit: Self.limit)
    // The shell ends as its job did.
    #expect(test.exitStatus == .signal(2))
    #expect(test.isRestored)
  }

  @Test func `C7: SIGQUIT ends the command before it asks, and no backtrace is shown`() throws {
    let test = try Asking("--from", "/dev/tty").with {
      $0.environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no"
    }.after("ulimit -c 0").start()
    try test.waitUntil(.quiet)
    try test.signal(3)
    try test.waitUntil(.ended)
    #expect(test.answered == Answered(status: .signal(3), output: ""))
  }
}
