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
      fields: [.init("Name", text: "Groceries")])

    @Test func `I8: keys in a field's menu are the menu's, and Escape closes that alone`() throws {
      let stand = Stand()
      stand.present(Self.content)
      let entry = try #require(stand.layer?.view.fields?[0])
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
      let entry = try #require(stand.layer?.view.fields?[0])
      stand.move(to: entry)
      stand.mouse("mousedown")
      stand.move(to: stand.button(title))
      stand.mouse("mouseup")
      #expect(stand.outcomes == [])
    }
  }
}

extension Widget {
  /// Whether a menu or another popover is open in the widget.
  fileprivate var isPopoverOpen: Bool {
    children.contains { ($0.isPopover && $0.isMapped) || $0.isPopoverOpen }
  }
}
