import Testing

extension GTKTests {
  @Suite struct MainLoopTests {
    @Test(arguments: ["await-in-loop", "await-in-application"])
    func `Two questions are awaited on the main actor while a loop of GLib runs`(
      scene: String
    ) throws {
      let program = try Program([scene], of: "GTKScenes")
      _ = try program.window(titled: "GTKScenes")
      #expect(program.line() == "asking")
      try program.keys("Down", "Return")
      #expect(program.line() == "chose(\"print\")")
      #expect(program.line() == "asking")
      try program.keys("Escape")
      #expect(
        program.end()
          == Program.End(
            status: 0, output: "cancelled(ActionSheets.Cancellation.escape)\n"))
    }

    @Test func `A modal view that is awaited is dismissed by its identity`() throws {
      let program = try Program(["dismissed-modal"], of: "GTKScenes")
      #expect(program.end() == Program.End(status: 0, output: "programmatic\n"))
    }

    @Test func `L20: the sheet of a task that is cancelled is dismissed`() throws {
      let program = try Program(["cancelled-task"], of: "GTKScenes")
      #expect(
        program.end()
          == Program.End(
            status: 0,
            output: """
              cancelled(ActionSheets.Cancellation.taskCancelled)
              presenting: false

              """))
    }
  }
}
