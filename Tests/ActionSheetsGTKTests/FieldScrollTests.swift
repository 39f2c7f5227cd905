import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Alerts with more fields or text than there is room for.
  @MainActor
  @Suite struct FieldScrollTests {
    private static func content(fields: Int, message: String? = nil) -> Content {
      Content(
        kind: .alert, title: "Sign In", message: message,
        buttons: [.init("Sign In"), .init("Later"), .init("Cancel", role: .cancel)],
        fields: (0..<fields).map { Content.Field("Field \($0)", isSecure: $0 % 2 == 1) })
    }

    /// Whether the field that has the focus is wholly in view, and which it is.
    private func fieldInView(_ stand: Stand) -> Int? {
      guard let layer = stand.layer, let fields = layer.view.fields,
        let heading = layer.view.heading,
        let focus = FocusMemory.focus(of: stand.window),
        let index = fields.field(containing: focus),
        let field = fields[index]?.bounds(in: stand.window),
        let area = heading.area.bounds(in: stand.window)
      else { return nil }
      return field.y >= area.y && field.maxY <= area.maxY ? index : nil
    }

    @Test(arguments: [(700, 500), (400, 500), (300, 200)] as [(Int32, Int32)])
    func `A7: beneath 300 fields the buttons are in view, and are pressed`(
      width: Int32, height: Int32
    ) throws {
      let stand = Stand(width: width, height: height)
      stand.present(Self.content(fields: 300))
      let sheet = try #require(stand.sheetBounds)
      let button = try #require(stand.bounds(of: "Sign In"))
      #expect(sheet.y >= 0 && sheet.maxY <= Double(stand.window.size.height))
      #expect(button.maxY <= sheet.maxY)
      stand.click(on: stand.button("Sign In"))
      #expect(stand.outcomes == [.chose(ButtonID(0))])
    }

    @Test func `A7, I2: Tab brings each field into view`() {
      let stand = Stand()
      stand.present(Self.content(fields: 300))
      #expect(Display.wait { fieldInView(stand) == 0 })
      for index in 1...12 {
        stand.key("Tab")
        #expect(fieldInView(stand) == index)
      }
      Display.xdotool("type x")
      Display.settle()
      #expect(stand.texts[12].string == "x")
      for _ in 0..<13 { stand.key("shift+Tab") }
      #expect(fieldInView(stand) == nil)
      for _ in 0..<3 { stand.key("shift+Tab") }
      #expect(fieldInView(stand) == 299)
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `A7, I2: the first field is in view beneath a long message`() {
      let stand = Stand()
      stand.present(
        Self.content(fields: 1, message: String(repeating: "A long message. ", count: 300)))
      // A screen reader may be shown the new window meanwhile.
      #expect(Display.wait { fieldInView(stand) == 0 })
    }

    @Test(arguments: [(700, 300), (300, 200), (300, 180)] as [(Int32, Int32)])
    func `A15, I2: the focused field stays in view as the window gets smaller`(
      width: Int32, height: Int32
    ) {
      let stand = Stand()
      stand.present(Self.content(fields: 6))
      for _ in 0..<5 { stand.key("Tab") }
      stand.resize(width, height)
      Display.settle()
      #expect(fieldInView(stand) == 5)
    }

    @Test(arguments: [140, 150, 170, 200], [Appearance.toolkit, .iOS])
    func `A15, I2: in a low window what has the focus is in view, field or button`(
      height: Int32, appearance: Appearance
    ) {
      let stand = Stand(width: 300, height: height, appearance: appearance)
      stand.present(
        Content(
          kind: .alert, title: "Rename", message: "Other people see the new name.",
          buttons: [.init("Rename"), .init("Cancel", role: .cancel)], fields: [.init("Name")]))
      #expect(Display.wait { fieldInView(stand) == 0 })
      for _ in 0..<2 {
        stand.key("Tab")
        #expect(buttonIsInView(stand))
      }
      stand.key("Tab")
      #expect(fieldInView(stand) == 0)
    }

    /// Whether the button that has the focus is wholly in view.
    private func buttonIsInView(_ stand: Stand) -> Bool {
      guard let list = stand.layer?.view.rows, let title = stand.focusedTitle,
        let row = stand.button(title)?.bounds(in: list.area)
      else { return false }
      // Parts of pixels are rounded.
      return row.y > -1 && row.maxY < Double(list.area.size.height) + 1
    }

    @Test func `A7: a window of its own with 300 fields fits on the screen`() throws {
      let fields = (0..<300).flatMap { ["--field", "Field \($0)"] }
      let program = try Program(["alert", "--name", "fields"] + fields)
      let window = try program.window(titled: "fields")
      let geometry = try Program.run("xdotool", ["getwindowgeometry", "--shell", window])
      let height = geometry.split(separator: "\n").first { $0.hasPrefix("HEIGHT=") }
        .flatMap { Int($0.dropFirst(7)) }
      #expect((height ?? .max) <= 1024)
      try program.keys("Escape")
      #expect(program.end() == Program.End(status: 1, output: ""))
      #expect(program.messages == "")
    }
  }
}
