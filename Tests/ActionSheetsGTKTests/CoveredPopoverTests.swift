import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Popovers of sheets that something else takes out of view.
  @MainActor
  @Suite struct CoveredPopoverTests {
    private let alert = Content(
      kind: .alert, title: "Rename", buttons: [.init("Rename"), .init("Cancel", role: .cancel)],
      fields: [.init("Name")])

    @Test func `I8: no popover lies above an alert that is presented over it`() throws {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      stand.key("Down")
      let lower = try #require(stand.layer)
      stand.present(alert)
      #expect(lower.popover?.widget.isMapped == false)
      #expect(stand.layer?.view.root.isMapped == true)
      stand.key("x")
      #expect(stand.texts == [FieldText("x")])
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
      #expect(lower.popover?.widget.isMapped == true)
      #expect(stand.focusedTitle == "Print")
      stand.key("Return")
      #expect(stand.outcomes == [.cancelled(.escape), .chose(ButtonID(2))])
    }

    @Test func `I8: a popover beneath another one stays in view, and both go for an alert`() throws
    {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      let lower = try #require(stand.layer)
      let upper = stand.present(
        from: .rectangle(Rectangle(x: 300, y: 200, width: 20, height: 20), in: stand.beneath))
      let middle = try #require(stand.layer)
      #expect([lower, middle].map { $0.popover?.widget.isMapped } == [true, true])
      let top = stand.present(alert)
      #expect([lower, middle].map { $0.popover?.widget.isMapped } == [false, false])
      if let top { stand.presenter?.dismiss(top) }
      Display.settle()
      #expect([lower, middle].map { $0.popover?.widget.isMapped } == [true, true])
      if let upper { stand.presenter?.dismiss(upper) }
      Display.settle()
      #expect(lower.popover?.widget.isMapped == true)
      #expect(stand.outcomes == [.cancelled(.programmatic), .cancelled(.programmatic)])
    }

    @Test func `L16: a popover that is out of view with an alert over it follows the window`()
      throws
    {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      let lower = try #require(stand.layer)
      let top = try #require(stand.present(alert))
      stand.resize(400, 500)
      #expect(lower.form == .bottomSheet)
      stand.resize(700, 500)
      #expect(lower.form == .popover)
      #expect(lower.popover?.widget.isMapped == false)
      stand.presenter?.dismiss(top)
      Display.settle()
      #expect(lower.popover?.widget.isMapped == true)
      #expect(stand.outcomes == [.cancelled(.programmatic)])
    }

    @Test(arguments: [false, true])
    func `L18: a window that is hidden for a while keeps its sheet`(isPopover: Bool) throws {
      let stand = Stand()
      stand.present(from: isPopover ? .barButtonItem(stand.share) : nil)
      stand.key("Down")
      stand.window.isVisible = false
      Display.settle()
      #expect(stand.outcomes == [])
      #expect(stand.layer?.view.root.isMapped == false)
      stand.window.isVisible = true
      #expect(Display.wait { stand.layer?.view.root.isMapped == true })
      // A screen reader is led into the window first.
      #expect(Display.wait { stand.focusedTitle == "Print" })
      // The popover finds its place with the frame after that.
      Display.settle()
      stand.click(on: stand.button("Email"))
      #expect(stand.outcomes == [.chose(ButtonID(1))])
    }
  }
}
