import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// What keys and presses in a field of an alert are for.
  @MainActor
  @Suite struct FieldPressTests {
    private static let content = Content(
      kind: .alert, title: "Rename",
      buttons: [.init("Delete", role: .destructive), .init("OK"), .init("Later")],
      fields: [TextField("Name", text: "Groceries")])

    @Test func `I8: keys in a field's menu are the menu's, and Escape closes that alone`() throws {
      let stand = Stand()
      stand.present(Self.content)
      let entry = try #require(stand.layer?.view.fields?.box.children.first)
      stand.key("Menu")
      #expect(Display.wait { entry.isPopoverOpen })
      stand.key("Down")
      stand.key("Escape")
      #expect(Display.wait { !entry.isPopoverOpen })
      #expect(stand.outcomes == [])
      #expect(stand.texts == [FieldText("Groceries")])
      stand.key("Escape")
      #expect(Display.wait { stand.outcomes.count == 1 })
    }

    @Test(arguments: ["Delete", "OK"])
    func `I4: a slide that selects text presses no button`(title: String) throws {
      let stand = Stand()
      stand.present(Self.content)
      let entry = try #require(stand.layer?.view.fields?.box.children.first)
      stand.move(to: entry)
      stand.mouse("mousedown")
      stand.move(to: stand.button(title))
      stand.mouse("mouseup")
      #expect(stand.outcomes == [])
    }

    @Test func `I4: what a scrolled list brings beneath a pressed mouse does not fire`() {
      let stand = Stand(width: 390, height: 500)
      stand.present(
        Content(
          buttons: (0..<40).map { .init("Delete \($0)", role: $0 < 20 ? .destructive : .default) }))
      stand.key("End")
      let last = stand.layer?.view.rows.rowsInView ?? 1
      stand.move(to: stand.button("Delete \(39 - last / 2)"))
      stand.mouse("mousedown")
      stand.key("Home")
      stand.mouse("mouseup")
      #expect(stand.outcomes == [])
    }

    @Test func `I2, I9: the first focus is in view however far down it is`() throws {
      let stand = Stand(width: 390, height: 500)
      stand.present(
        Content(
          buttons: (0..<40).map { .init("Delete \($0)", role: .destructive) } + [.init("Keep")]))
      let isInView = {
        guard let row = stand.bounds(of: "Keep"), let sheet = stand.sheetBounds else {
          return false
        }
        return row.y >= sheet.y && row.maxY <= sheet.maxY
      }
      #expect(Display.wait { isInView() })
      #expect(stand.focusedTitle == "Keep")
    }
  }
}

extension Widget {
  /// Whether a menu or another popover is open in the widget.
  fileprivate var isPopoverOpen: Bool {
    children.contains { ($0.isPopover && $0.isMapped) || $0.isPopoverOpen }
  }
}
