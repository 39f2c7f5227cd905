import Foundation
import Testing

extension GTKTests {
  /// What assistive technology finds over AT-SPI.
  @Suite struct AccessibilityTests {
    @Test func `S11: the sheet is an alert with its texts and buttons, in visual order`() throws {
      let program = try Program(
        ["show", "--name", "tree", "-t", "Delete?", "-m", "For good.", "-d", "Delete", "Email"])
      _ = try program.window(titled: "tree")
      #expect(
        try Program.tree(of: "tree") == [
          "frame: tree", "alert: Delete? (For good.)", "label: Delete?", "label: For good.",
          "push button: Delete (destructive)", "push button: Email", "push button: Cancel",
        ])
      try program.keys("Escape")
      _ = program.end()
    }

    @Test func `S7, I8: of a window with a sheet inside a popover only the sheet is found`() throws
    {
      let program = try Program(["regular", "inside"], of: "GTKPictures")
      _ = try program.window(titled: "Notes")
      // The popover is part of its button, which GTK names after its class.
      let found = try Program.tree(of: "GTKPictures").filter { $0 != "push button: GtkMenuButton" }
      #expect(
        found == [
          "frame: Notes", "alert: What should happen to the note?",
          "label: What should happen to the note?", "push button: Delete Note (destructive)",
          "push button: Email", "push button: Print", "push button: Cancel",
        ])
      program.signal(SIGTERM)
      _ = program.end()
    }
  }
}
