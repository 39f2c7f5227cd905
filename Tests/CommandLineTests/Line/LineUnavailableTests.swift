import TerminalEmulation
import Testing

struct LineUnavailableTests {
  /// Runs the command in a session of its own, which has no terminal, with an input that does not end.
  private func withoutTerminal(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> TerminalTest {
    let test = try TerminalTest(
      "/usr/bin/setsid", ["--wait", Launch.built("actionsheet"), "show"] + arguments,
      environment: environment, piped: [.output, .error])
    try test.waitUntil(.ended)
    return test
  }

  @Test(arguments: [["A"], ["-"], ["--accessible", "A"], ["--ui", "auto", "--from", "-"]])
  func `C16: without terminal and display it exits 69 at once`(arguments: [String]) throws {
    let test = try withoutTerminal(arguments)
    #expect(test.exitStatus == .code(69))
    #expect(test.standardOutput == "")
    #expect(
      test.standardError
        == "actionsheet: there is no terminal to ask in, and no display "
        + "(DISPLAY and WAYLAND_DISPLAY are not set)\n")
  }

  @Test(arguments: ["line", "terminal"])
  func `C16: a terminal that was asked for by name is missed by name`(interface: String) throws {
    let test = try withoutTerminal(["--ui", interface, "-"], environment: ["DISPLAY": ":0"])
    #expect(test.exitStatus == .code(69))
    #expect(
      test.standardError
        == "actionsheet: --ui \(interface): there is no terminal to ask in\n")
  }

  @Test func `C16: with a display and no terminal the helper takes over, all arguments given`()
    throws
  {
    let script = """
      folder=$(mktemp -d) && cd "$folder" || exit
      printf '#!/bin/sh\\nprintf "<%%s>" "$@"\\n' >actionsheet-gtk
      chmod +x actionsheet-gtk
      PATH=$folder:$PATH
      ln "$0" actionsheet 2>/dev/null || cp "$0" actionsheet
      DISPLAY=:9 setsid --wait ./actionsheet show -t 'a b' -; echo " $?"
      ./actionsheet show --ui gtk -m '' A; echo " $?"
      rm actionsheet-gtk
      PATH=/nonexistent ./actionsheet show --ui=gtk A; echo " $?"
      PATH=/usr/bin:/bin; cd / && rm -r "$folder"
      """
    let test = try TerminalTest(
      "/bin/bash", ["-c", script, Launch.built("actionsheet")], piped: [.output, .error])
    try test.waitUntil(.ended)
    #expect(
      test.standardOutput
        == "<show><-t><a b><-> 0\n<show><--ui><gtk><-m><><A> 0\n 69\n")
    #expect(
      test.standardError
        == "actionsheet: cannot run actionsheet-gtk: it is neither beside actionsheet nor on PATH\n"
    )
  }
}
