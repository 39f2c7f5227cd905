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

    @Test func `C1: what GLib prints does not come with the answer`() throws {
      let program = try Program(
        ["show", "Email"], variables: ["G_MESSAGES_DEBUG": "all", "GSK_RENDERER": "help"])
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: "Email\n"))
      #expect(program.messages.contains("GSK_RENDERER"))
    }

    @Test func `C6: an answer without an output fails, and goes nowhere else`() throws {
      let program = try Program(["show", "Email"], closesOutput: true)
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 70, output: ""))
      #expect(program.messages == "actionsheet: cannot write the answer: Bad file descriptor\n")
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
    func `C5, C7: a signal is raised again, which a shell sees as 128 and its number`(signal: Int32)
      throws
    {
      let program = try Program(["show", "Email"])
      _ = try program.window()
      program.signal(signal)
      #expect(program.end() == Program.End(status: signal, output: ""))
    }

    @Test func `C5: SIGQUIT ends it at once`() throws {
      let program = try Program(["show", "Email"])
      _ = try program.window()
      program.signal(SIGQUIT)
      #expect(program.end() == Program.End(status: SIGQUIT, output: ""))
      #expect(program.messages == "")
    }

    @Test func `C5: a signal ends it while it waits for a display that never answers`() throws {
      let display = try SilentDisplay()
      let program = try Program(["show", "Email"], display: display.name)
      display.awaitProgram()
      program.signal(SIGTERM)
      #expect(program.end() == Program.End(status: SIGTERM, output: ""))
    }

    @Test func `I6: a key that was down before the window was there does nothing`() throws {
      _ = try Program.run("xdotool", ["keydown", "Return"])
      let program = try Program(["show", "Email", "Print"])
      _ = try program.window()
      // The display begins to repeat a key after 660 ms.
      usleep(800_000)
      _ = try Program.run("xdotool", ["keyup", "Return"])
      try program.keys("Down", "Return")
      #expect(program.end() == Program.End(status: 0, output: "Print\n"))
    }

    @Test func `A15: a window with many rows fits the screen, with Cancel in view`() throws {
      let program = try Program(["show"] + (0..<200).map { "Row \($0)" })
      let window = try program.window()
      let lines = try Program.run("xdotool", ["getwindowgeometry", "--shell", window])
      let height = lines.split(separator: "\n").first { $0.hasPrefix("HEIGHT=") }
        .flatMap { Int($0.dropFirst(7)) }
      #expect(height.map { $0 <= 1024 * 4 / 5 } == true)
      let cancel = String((height ?? 0) - 30)
      _ = try Program.run(
        "xdotool", ["mousemove", "--window", window, "100", cancel, "click", "1"])
      #expect(program.end() == Program.End(status: 1, output: ""))
    }

    @Test func `An icon that is no file is said, and not waited for`() throws {
      let program = try Program(["show", "--icon", "/dev/zero", "Email"])
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: "Email\n"))
      #expect(
        program.messages
          == "actionsheet: --icon: cannot read /dev/zero: it is no regular file\n")
    }

    @Test func `The window has the name that was given`() throws {
      let program = try Program(["show", "--name", "Bücher <b>&amp;", "Email"])
      _ = try program.window(titled: "Bücher <b>&amp;")
      try program.keys("Escape")
      #expect(program.end().status == 1)
    }

    @Test func `C17: hostile titles are shown and come back byte for byte`() throws {
      let title = "_a&b <b>c</b> \u{1B}[31m\u{202E}x\ny\u{200F}אב👨‍👩‍👧"
      let program = try Program(["show", "--", title, String(repeating: "long ", count: 20_000)])
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: title + "\n"))
    }

    @Test func `C17: invalid UTF-8 is shown safely and comes back byte for byte`() throws {
      // The shell writes the bytes, for no argument of Foundation's can hold them.
      let program = try Program(
        [], script: #"exec "$0" show "$(printf 'a\377b\300\200c\355\240\200')" Print"#)
      _ = try program.window()
      try program.keys("Return")
      let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC0, 0x80, 0x63, 0xED, 0xA0, 0x80, 0x0A]
      #expect(program.outputBytes() == bytes)
    }

    @Test func `C17: a title, a message and a button of 100,000 characters`() throws {
      let long = String(repeating: "long ", count: 20_000)
      let program = try Program(["show", "--title", long, "--message", long, "--", long])
      _ = try program.window()
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: long + "\n"))
    }
  }
}
