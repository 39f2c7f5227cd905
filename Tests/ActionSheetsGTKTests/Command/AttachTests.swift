import CGTK
import CGTKX11
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// The window of another program that `--attach` names.
  @MainActor
  @Suite struct AttachTests {
    @Test(arguments: [
      ("4242", "4242"), ("0x1092", "4242"), ("4294967295", "4294967295"), ("1", "1"),
      ("0xFFFFFFFF", "4294967295"), ("536870911", "536870911"),
    ])
    func `A parent that does not exist is said, and the sheet opens`(
      given: String, number: String
    ) throws {
      let program = try Program(["show", "--attach", given, "Email"])
      let window = try program.window()
      #expect(try parent(of: window) == nil)
      try program.keys("Return")
      #expect(program.end() == Program.End(status: 0, output: "Email\n"))
      #expect(
        program.messages
          == "actionsheet: --attach: there is no window \(number); the sheet stands alone\n")
    }

    @Test(arguments: [
      "0", "-1", "0x0", "0x", "", " 1", "4294967296", "99999999999999999999", "1.5", "1e3",
      "window",
    ])
    func `C5: what cannot be a window's number is refused`(given: String) throws {
      let program = try Program(["show", "--attach=\(given)", "Email"])
      #expect(program.end() == Program.End(status: 64, output: ""))
      #expect(
        program.messages
          == "actionsheet: --attach: expected a window's number, found '\(given)'\n")
    }

    @Test func `A parent that exists is the sheet's`() throws {
      let first = try Program(["show", "--name", "parent", "Email"])
      let parent = try first.window(titled: "parent")
      let second = try Program(["show", "--attach", parent, "Print"])
      let window = try second.window()
      #expect(try self.parent(of: window) == UInt(parent))
      second.signal(SIGTERM)
      first.signal(SIGTERM)
      _ = (second.end(), first.end())
    }

    @Test func `A parent that goes while the sheet is up leaves the sheet as it is`() throws {
      let first = try Program(["show", "--name", "parent", "Email"])
      let parent = try first.window(titled: "parent")
      let second = try Program(["show", "--attach", parent, "Print"])
      _ = try second.window()
      first.signal(SIGTERM)
      _ = first.end()
      _ = try second.window()
      try second.keys("Return")
      #expect(second.end() == Program.End(status: 0, output: "Print\n"))
      #expect(second.messages == "")
    }

    @Test func `A parent may be the display's whole surface, or a window that is not shown`() throws
    {
      Display.start
      let display = gdk_x11_display_get_xdisplay(gdk_display_get_default())
      let root = XDefaultRootWindow(display)
      let hidden = XCreateSimpleWindow(display, root, 0, 0, 10, 10, 0, 0, 0)
      defer { XDestroyWindow(display, hidden) }
      XSync(display, 0)
      for parent in [root, hidden] {
        let program = try Program(["show", "--attach", "\(parent)", "Email"])
        let window = try program.window()
        #expect(try self.parent(of: window) == parent)
        try program.keys("Return")
        #expect(program.end() == Program.End(status: 0, output: "Email\n"))
        #expect(program.messages == "")
      }
    }

    /// Returns the number of the window that a window is transient for.
    private func parent(of window: String) throws -> UInt? {
      let hint = try Program.run("xprop", ["-notype", "-id", window, "WM_TRANSIENT_FOR"])
      return hint.split(separator: "0x").last.flatMap {
        UInt($0.prefix { $0.isHexDigit }, radix: 16)
      }
    }
  }
}
