import Testing

extension GTKTests {
  /// What the examples have in common.
  @Suite struct ExampleTests {
    @Test(arguments: ["GTKNotes", "GTKPictures", "UIKitNotesGTK"])
    func `C5: without a display an example says so and fails`(name: String) throws {
      let program = try Program([], of: name, display: nil)
      #expect(program.end() == Program.End(status: 69, output: ""))
      #expect(program.messages == "\(name): there is no display\n")
    }

    @Test(arguments: ["--help", "-h"])
    func `GTKNotes says what it can do, also without a display`(argument: String) throws {
      let program = try Program([argument], of: "GTKNotes", display: nil)
      let end = program.end()
      #expect(end.status == 0)
      #expect(end.output.hasPrefix("Usage: GTKNotes [--ios]\n"))
    }

    @Test(arguments: [["--iso"], ["--ios", "a\u{1B}[31m"], [""]])
    func `C5: GTKNotes refuses an argument that it does not know`(arguments: [String]) throws {
      let program = try Program(arguments, of: "GTKNotes")
      #expect(program.end() == Program.End(status: 64, output: ""))
      let last = arguments.last?.debugDescription ?? ""
      #expect(program.messages.hasPrefix("GTKNotes: unknown argument \(last)\n\nUsage: "))
    }

    @Test func `The smallest program asks, answers, and ends with its window`() throws {
      let program = try Program([], of: "GTKSmallest")
      _ = try program.window(titled: "Notes")
      // The window has no focus at first.
      try program.keys("Tab", "Return")
      _ = try Program.tree(of: "GTKSmallest", until: "push button: Email")
      try program.keys("Up", "Return")
      let answer = "label: Deleting…"
      #expect(try Program.tree(of: "GTKSmallest", until: answer).contains(answer))
      try program.keys("alt+F4")
      #expect(program.end() == Program.End(status: 0, output: ""))
    }
  }
}
