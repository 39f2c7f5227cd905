import Foundation
import Testing

extension GTKTests {
  @Suite struct LostDisplayTests {
    nonisolated static let arguments = [
      ["show", "Email"],
      ["show", "--print", "json", "Email"],
      ["alert", "--field", "Name", "--title", "Who?"],
      ["show", "--timeout", "60s", "--timeout-answer", "0", "Email"],
    ]

    @Test(arguments: arguments)
    func `C5: a display that dies is a lost terminal: exit 1, no answer`(
      arguments: [String]
    ) throws {
      let display = try OwnDisplay()
      let program = try Program(arguments, display: display.name)
      try display.awaitWindow(titled: "actionsheet")
      display.die()
      #expect(program.end() == Program.End(status: 1, output: ""))
      #expect(!program.messages.contains("Fatal"))
    }

    @Test(arguments: arguments)
    func `C5: a window that another program destroys is a closed window: exit 1, no answer`(
      arguments: [String]
    ) throws {
      // GDK warns where it was just asking about the window, and ends the program with the same code.
      let program = try Program(arguments, variables: ["G_DEBUG": ""])
      let window = try program.window()
      _ = try Program.run("xdotool", ["windowclose", window])
      #expect(program.end() == Program.End(status: 1, output: ""))
      #expect(!program.messages.contains("Bail out"))
    }

    @Test func `A program whose display dies ends as every program of GTK does, without an answer`()
      throws
    {
      let display = try OwnDisplay()
      let program = try Program(["wait"], of: "GTKScenes", display: display.name)
      try display.awaitWindow(titled: "GTKScenes")
      display.die()
      #expect(program.end() == Program.End(status: 1, output: "asking\n"))
    }
  }
}
