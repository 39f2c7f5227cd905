import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Popovers of the program that are open when a sheet comes which does not stand in them.
  @MainActor
  @Suite struct ProgramPopoverTests {
    nonisolated static let both = [true, false]

    private static let alert = Content(
      kind: .alert, title: "Rename?", buttons: [.init("Rename"), .init("Cancel", role: .cancel)])

    @Test(arguments: both)
    func `P9: an alert closes the popovers that would lie above it, and can be used`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.stand.present(Self.alert)
      #expect(stand.closings == 1)
      #expect(!stand.popover.isMapped)
      #expect(stand.stand.focusedTitle == "Rename")
      stand.stand.click(on: stand.stand.button("Rename"))
      #expect(stand.stand.outcomes == [.chose(ButtonID(0))])
      #expect(stand.focus?.isWithin(stand.menuButton) == true)
    }

    @Test(arguments: both)
    func `P9: a sheet without an anchor answers to keys while a popover was open`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.stand.present()
      #expect(stand.stand.layer?.form == .centered)
      #expect(!stand.popover.isMapped)
      stand.stand.key("Tab")
      #expect(stand.stand.focusedTitle == "Print")
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
      stand.open()
      stand.click(on: stand.other)
      #expect(stand.presses == 1)
    }

    @Test(arguments: both)
    func `P1, P9: from a popover in a compact window a bottom sheet comes, and is live`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(width: 400, isAutohide: isAutohide)
      stand.present()
      #expect(stand.stand.layer?.form == .bottomSheet)
      #expect(!stand.popover.isMapped)
      stand.stand.click(on: stand.stand.button("Print"))
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
      #expect(stand.focus?.isWithin(stand.menuButton) == true)
      #expect(stand.isAsBefore)
    }

    @Test func `P9: a popover of a bar button takes the place of the program's`() {
      let stand = PopoverStand()
      stand.stand.present(from: .barButtonItem(stand.stand.share))
      #expect(stand.stand.layer?.form == .popover)
      #expect(!stand.popover.isMapped)
      stand.click(on: stand.stand.button("Print"))
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test(arguments: both)
    func `L16: the window turns compact and back, and the sheet leaves the popover and returns`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      stand.stand.key("Down")
      let calls = stand.stand.calls
      stand.stand.resize(400, 500)
      #expect(stand.stand.layer?.form == .bottomSheet)
      #expect(!stand.isInside)
      #expect(!stand.popover.isMapped)
      #expect(stand.isAsBefore)
      #expect(stand.stand.focusedTitle == "Print")
      stand.stand.resize(700, 500)
      Display.wait { stand.isInside }
      #expect(stand.stand.layer?.form == .insidePopover)
      #expect(stand.popover.isMapped)
      #expect(stand.stand.focusedTitle == "Print")
      #expect(stand.stand.calls == calls)
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
      #expect(stand.isAsBefore)
      #expect(stand.popover.isMapped)
      #expect(stand.focus?.isSame(as: stand.ask) == true)
    }

    @Test func `L16: a sheet whose popover is gone meanwhile stands in the window`() {
      let stand = PopoverStand()
      stand.present()
      stand.stand.resize(400, 500)
      gtk_menu_button_set_popover(stand.menuButton.opaque, nil)
      stand.stand.resize(700, 500)
      #expect(stand.stand.layer?.form == .insidePopover)
      #expect(!stand.isInside)
      #expect(stand.stand.button("Cancel")?.isMapped == true)
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `L19: an alert over a sheet in a popover leaves the sheet, in the window`() {
      let stand = PopoverStand()
      stand.present()
      stand.stand.present(Self.alert)
      #expect(!stand.popover.isMapped)
      #expect(stand.isAsBefore)
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
      #expect(stand.stand.layer?.form == .insidePopover)
      #expect(stand.stand.focusedTitle == "Email")
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.cancelled(.escape), .chose(ButtonID(1))])
    }

    @Test(arguments: both)
    func `S7, I8: in a nested popover only the inner one holds the sheet`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      let nested = NestedPopover(in: stand, isAutohide: isAutohide)
      stand.stand.present(from: .view(nested.ask))
      #expect(stand.stand.layer?.view.root.isWithin(nested.popover) == true)
      #expect(stand.popover.isMapped)
      #expect(!stand.other.grabFocus())
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
      #expect(nested.popover.isMapped)
      #expect(stand.focus?.isSame(as: nested.ask) == true)
      #expect(stand.other.grabFocus())
      nested.close()
    }

    @Test func `S7: a sheet in the outer popover closes the inner one`() {
      let stand = PopoverStand()
      let nested = NestedPopover(in: stand, isAutohide: true)
      stand.present()
      #expect(stand.isInside)
      #expect(!nested.popover.isMapped)
      stand.stand.key("Down")
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
      nested.close()
    }
  }
}

/// A popover that opens from a button in the popover of a stand.
@MainActor
private final class NestedPopover {
  let popover: Widget
  let ask: Widget

  init(in stand: PopoverStand, isAutohide: Bool) {
    popover = Widget(gtk_popover_new())
    ask = Widget(gtk_button_new_with_label("Ask here"))
    let handle = popover.cast(to: GtkPopover.self)
    gtk_popover_set_autohide(handle, isAutohide ? 1 : 0)
    gtk_popover_set_child(handle, ask.pointer)
    gtk_widget_set_parent(popover.pointer, stand.content.pointer)
    gtk_popover_popup(handle)
    Display.wait { popover.isMapped }
    Display.settle()
    ask.grabFocus()
  }

  /// Takes the popover away.
  func close() {
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    popover.removeFromParent()
  }
}
