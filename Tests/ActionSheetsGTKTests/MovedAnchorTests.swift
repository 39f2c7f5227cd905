import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Sheets whose anchors are moved into popovers of the program and out of them.
  @MainActor
  @Suite struct MovedAnchorTests {
    nonisolated static let both = [true, false]

    @Test(arguments: both)
    func `S7, P7, P9: a sheet moves into the program's popover with its anchor, and out again`(
      isAutohide: Bool
    ) throws {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.stand.present(from: .barButtonItem(stand.stand.share))
      #expect(stand.stand.layer?.form == .popover)
      let id = try #require(stand.stand.layer?.id)
      stand.stand.key("Tab")
      for _ in 0..<2 {
        stand.stand.presenter?.setAnchor(.view(stand.ask), of: id)
        #expect(Display.wait { stand.isInside && stand.popover.isMapped })
        Display.settle()
        #expect(stand.stand.layer?.form == .insidePopover)
        #expect(stand.stand.button("Cancel")?.isMapped == true)
        #expect(Display.wait { stand.stand.focusedTitle == "Print" })
        stand.stand.presenter?.setAnchor(.barButtonItem(stand.stand.share), of: id)
        Display.wait { stand.stand.layer?.popover?.isShown == true }
        Display.settle()
        #expect(stand.stand.layer?.form == .popover)
        #expect(!stand.popover.isMapped)
        #expect(stand.isAsBefore)
        #expect(Display.wait { stand.stand.focusedTitle == "Print" })
      }
      stand.stand.presenter?.setAnchor(nil, of: id)
      Display.settle()
      #expect(stand.stand.layer?.form == .centered)
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test(arguments: both)
    func `U5, S7: the anchor in a popover may come after the sheet, in the same turn`(
      isAutohide: Bool
    ) throws {
      let stand = PopoverStand(isAutohide: isAutohide)
      var outcomes: [Outcome<ButtonID>] = []
      let presenter = try #require(stand.stand.presenter)
      let id = presenter.present(Presentation.Request(Stand.note), from: nil) {
        if case .ended(let outcome) = $0 { outcomes.append(outcome) }
      }
      presenter.setAnchor(.view(stand.ask), of: id)
      #expect(Display.wait { stand.isInside && stand.popover.isMapped })
      Display.settle()
      stand.click(on: stand.stand.button("Print"))
      #expect(Display.wait { outcomes == [.chose(ButtonID(2))] })
      Display.settle()
      #expect(stand.popover.isMapped)
      #expect(stand.isAsBefore)
    }

    @Test(arguments: both)
    func `S7, P7: a sheet moves from a nested popover to the outer one, which closes the inner`(
      isAutohide: Bool
    ) throws {
      let stand = PopoverStand(isAutohide: isAutohide)
      let nested = NestedPopover(in: stand, isAutohide: isAutohide)
      stand.stand.present(from: .view(nested.ask))
      let id = try #require(stand.stand.layer?.id)
      stand.stand.presenter?.setAnchor(.view(stand.ask), of: id)
      Display.settle()
      #expect(stand.stand.layer?.form == .insidePopover)
      #expect(stand.isInside)
      #expect(stand.stand.layer?.view.root.isWithin(nested.popover) == false)
      #expect(!nested.popover.isMapped && stand.popover.isMapped)
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
      #expect(stand.popover.isMapped)
      #expect(stand.isAsBefore)
      nested.close()
    }
  }
}
