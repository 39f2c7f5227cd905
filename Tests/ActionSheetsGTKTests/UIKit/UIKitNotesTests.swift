import Foundation
import Testing

extension GTKTests {
  /// The example's controller, which is written for UIKit, as a program in a window.
  @Suite struct UIKitNotesTests {
    /// Waits until assistive technology finds a line in the program, and returns all that it finds.
    private func tree(with line: String) throws -> [String] {
      try Program.tree(of: "UIKitNotesGTK", until: line)
    }

    /// Presses the button that many steps after the first, which is Share, and waits for what comes up.
    private func press(_ steps: Int, until line: String) throws -> Program {
      let program = try Program([], of: "UIKitNotesGTK")
      _ = try program.window(titled: "Notes")
      _ = try tree(with: "push button: Share")
      // The window has no focus at first.
      for _ in 0...steps { try program.keys("Tab") }
      try program.keys("Return")
      #expect(try tree(with: line).contains(line))
      return program
    }

    private func close(_ program: Program) throws {
      try program.keys("alt+F4")
      #expect(program.end() == Program.End(status: 0, output: ""))
      #expect(program.messages == "")
    }

    @Test(arguments: [
      (0, "Return", "Chose Email"), (1, "Return", "Chose Email"), (2, "Escape", "Chose Cancel"),
      (3, "Return", "Button 2: Email"), (4, "Escape", "Button 1: Cancel"),
    ])
    func `S4, X3, U7: each button asks, and the answer arrives`(
      steps: Int, key: String, status: String
    ) throws {
      let program = try press(steps, until: "push button: Print")
      try program.keys(key)
      #expect(try tree(with: "label: \(status)").contains("label: \(status)"))
      try close(program)
    }

    @Test func `S14: an alert asks for a line of text`() throws {
      let program = try press(5, until: "alert: Rename")
      try program.keys("End", "exclam", "Return")
      #expect(try tree(with: "label: Saved").contains("label: Groceries!"))
      try close(program)
    }

    @Test func `S15: a modal view edits the note and dismisses itself`() throws {
      let program = try press(6, until: "push button: Done")
      try program.keys("End", "question", "Tab", "Return")
      #expect(try tree(with: "label: Saved").contains("label: Groceries?"))
      try close(program)
    }
  }
}
