import Testing

@testable import ActionSheetsCommand

@Suite struct InterfaceTests {
  private func outcome(
    _ arguments: [String], terminal: Bool, _ environment: [String: String] = [:],
    input: String? = nil
  ) -> String {
    var system = MemorySystem(arguments, input: input, environment: environment)
    system.hasTerminal = terminal
    return ActionSheetsCommandTests.outcome(of: system)
  }

  private static let nothing =
    "69 actionsheet: there is no terminal to ask in, and no display "
    + "(DISPLAY and WAYLAND_DISPLAY are not set)"

  @Test(
    arguments: [
      ([], true, [:], "ask A (Cancel)"),
      ([], true, ["DISPLAY": ":0"], "ask A (Cancel)"),
      ([], false, [:], nothing), ([], false, ["DISPLAY": "", "WAYLAND_DISPLAY": ""], nothing),
      ([], false, ["DISPLAY": ":0"], #"helper actionsheet-gtk ["show", "A"]"#),
      ([], false, ["WAYLAND_DISPLAY": "w"], #"helper actionsheet-gtk ["show", "A"]"#),
      (["--ui=auto"], false, [:], nothing),
      (["--ui=gtk"], true, [:], #"helper actionsheet-gtk ["show", "A", "--ui=gtk"]"#),
      (["--ui=gtk"], false, [:], #"helper actionsheet-gtk ["show", "A", "--ui=gtk"]"#),
      (["--ui=terminal"], true, [:], "ask A (Cancel)"),
      (["--ui=line"], true, [:], "ask A (Cancel)"),
      (
        ["--ui=terminal"], false, ["DISPLAY": ":0"],
        "69 actionsheet: --ui terminal: there is no terminal to ask in"
      ),
      (
        ["--ui=line"], false, ["DISPLAY": ":0"],
        "69 actionsheet: --ui line: there is no terminal to ask in"
      ),
      (["--answer=0"], false, [:], "0 A\n"), (["--answer=0", "--ui=gtk"], false, [:], "0 A\n"),
    ] as [([String], Bool, [String: String], String)])
  func `C16: the terminal if there is one, else a window if there is a display, else 69`(
    options: [String], terminal: Bool, environment: [String: String], expected: String
  ) {
    #expect(outcome(["show", "A"] + options, terminal: terminal, environment) == expected)
  }

  @Test(arguments: [["show", "-"], ["show", "--from", "-"]])
  func `C16: where to ask is decided before standard input is read`(arguments: [String]) {
    // Reading this input is an error, so that it shows.
    #expect(outcome(arguments, terminal: false) == Self.nothing)
    #expect(
      outcome(arguments, terminal: false, ["DISPLAY": ":0"])
        == "helper actionsheet-gtk \(arguments)")
    #expect(
      outcome(arguments + ["--describe"], terminal: false)
        == "66 actionsheet: standard input was read")
  }

  @Test func `C5: a wrong command line is told first, terminal or not`() {
    #expect(outcome(["show"], terminal: false).hasPrefix("64 "))
    #expect(outcome(["show", "A", "--ui", "tv"], terminal: false).hasPrefix("64 "))
  }

  @Test func `C16: gtk is no subcommand`() {
    #expect(outcome(["gtk"], terminal: true).hasPrefix("64 "))
  }
}
