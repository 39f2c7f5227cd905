import Foundation
import Testing

extension GTKTests {
  @Suite struct CommandTests {
    @Test func `C1, C5: the chosen title is printed, exit 0`() throws {
      let program = try Program(["show", "-d", "Delete", "Email", "Print"])
      _ = try program.window()
      try program.keys("Down", "Return")
      #expect(program.end() == Program.End(status: 0, output: "Print\n"))
    }

    @Test func `C2: the answer as JSON`() throws {
      let program = try Program(["show", "--print", "json", "Email", "Print"])
      _ = try program.window()
      try program.keys("Return")
      let end = program.end()
      #expect(end.status == 0)
      #expect(end.output.contains("\"index\":0"))
    }

    @Test func `C5: Escape cancels, exit 1`() throws {
      let program = try Program(["show", "Email"])
      _ = try program.window()
      try program.keys("Escape")
      #expect(program.end() == Program.End(status: 1, output: ""))
    }

    @Test func `C5: a closed window cancels, exit 1`() throws {
      let program = try Program(["show", "Email"])
      // The window manager asks the window to close, as its close button does.
      _ = try program.window()
      try program.keys("alt+F4")
      #expect(program.end() == Program.End(status: 1, output: ""))
    }

    @Test func `C5: no display, exit 69 at once`() throws {
      let program = try Program(["show", "Email"], display: nil)
      #expect(program.end() == Program.End(status: 69, output: ""))
      #expect(program.messages == "actionsheet: there is no display to open a window on\n")
    }

    @Test func `C8: a timeout ends with 124`() throws {
      let program = try Program(["show", "--timeout", "300ms", "Email"])
      #expect(program.end() == Program.End(status: 124, output: ""))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `C5: a signal ends with 128 and its number`(signal: Int32) throws {
      let program = try Program(["show", "Email"])
      _ = try program.window()
      program.signal(signal)
      #expect(program.end() == Program.End(status: 128 + signal, output: ""))
    }

    @Test func `The window has the name that was given`() throws {
      let program = try Program(["show", "--name", "Bücher <b>&amp;", "Email"])
      _ = try program.window(titled: "Bücher <b>&amp;")
      try program.keys("Escape")
      #expect(program.end().status == 1)
    }

    @Test func `A parent that does not exist is said, and the sheet opens`() throws {
      let program = try Program(["show", "--attach", "4242", "Email"])
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: "Email\n"))
      #expect(
        program.messages
          == "actionsheet: --attach: there is no window 4242; the sheet stands alone\n")
    }

    @Test func `A parent that exists is the sheet's`() throws {
      let first = try Program(["show", "--name", "parent", "Email"])
      let parent = try first.window(titled: "parent")
      let second = try Program(["show", "--attach", parent, "Print"])
      let window = try second.window()
      let hint = try Program.run("xprop", ["-id", window, "WM_TRANSIENT_FOR"])
      let number = String(UInt32(parent) ?? 0, radix: 16)
      #expect(hint.contains("0x\(number)"))
      second.signal(SIGTERM)
      first.signal(SIGTERM)
      _ = (second.end(), first.end())
    }

    @Test func `C17: hostile titles are shown and come back byte for byte`() throws {
      let title = "_a&b <b>c</b> \u{1B}[31m\u{202E}x\ny\u{200F}אב👨‍👩‍👧"
      let program = try Program(["show", "--", title, String(repeating: "long ", count: 20_000)])
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: title + "\n"))
    }
  }
}
