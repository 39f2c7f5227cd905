import Foundation
import Testing

extension GTKTests {
  /// Displays and buses that take a connection and do not answer, or no longer.
  @Suite struct MuteTests {
    nonisolated static let signals = [SIGINT, SIGTERM, SIGHUP]

    @Test func `C8, C5: a time limit holds where a display or a bus never answers: exit 69`() throws
    {
      let display = try SilentDisplay()
      let bus = try SilentBus()
      let name = try #require(Program.display)
      let runs = try [
        (display.name, [:]), (name, ["DBUS_SESSION_BUS_ADDRESS": bus.address]),
        (name, ["AT_SPI_BUS_ADDRESS": bus.address]),
      ].flatMap { display, variables in
        try [[], ["--timeout-answer", "0"]].map {
          try Program(
            ["show", "--timeout", "10ms"] + $0 + ["Email"], display: display, variables: variables)
        }
      }
      for program in runs {
        #expect(program.end() == Program.End(status: 69, output: ""))
        #expect(
          program.messages
            == "actionsheet: the display, or a bus of the session, does not answer\n")
      }
    }

    @Test(arguments: signals)
    func `C5: a signal ends it while it waits for a bus that never answers`(signal: Int32) throws {
      let bus = try SilentBus()
      for variable in ["DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"] {
        let program = try Program(["show", "Email"], variables: [variable: bus.address])
        bus.awaitProgram()
        program.signal(signal)
        #expect(program.end() == Program.End(status: signal, output: ""))
      }
    }

    @Test(arguments: signals)
    func `C5: a signal ends it when the display has stopped answering`(signal: Int32) throws {
      let display = try OwnDisplay()
      let program = try Program(["show", "Email"], display: display.name)
      try display.awaitWindow(titled: "actionsheet")
      display.isMute = true
      program.signal(signal)
      #expect(program.end() == Program.End(status: signal, output: ""))
      #expect(program.messages == "")
    }

    @Test func `C8: a time limit holds when the display has stopped answering`() throws {
      let display = try OwnDisplay()
      let program = try Program(["show", "--timeout", "3s", "Email"], display: display.name)
      try display.awaitWindow(titled: "actionsheet")
      display.isMute = true
      #expect(program.end() == Program.End(status: 69, output: ""))
      #expect(
        program.messages == "actionsheet: the display, or a bus of the session, does not answer\n")
    }

    @Test func `C8: a command that was stopped beyond its time limit still gives its answer`()
      throws
    {
      let program = try Program(
        ["show", "--timeout", "1s", "--timeout-answer", "0", "Email"])
      _ = try program.window()
      program.signal(SIGSTOP)
      usleep(5_500_000)
      program.signal(SIGCONT)
      #expect(program.end() == Program.End(status: 0, output: "Email\n"))
      #expect(program.messages == "")
    }
  }
}
