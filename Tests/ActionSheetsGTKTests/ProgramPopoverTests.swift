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
    func `S7, P9: a sheet returns into the popover when the alert over it is gone`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      stand.stand.key("Down")
      stand.stand.present(Self.alert)
      #expect(!stand.popover.isMapped)
      stand.stand.key("Escape")
      #expect(Display.wait { stand.isInside && stand.popover.isMapped })
      Display.settle()
      #expect(stand.stand.focusedTitle == "Print")
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.cancelled(.escape), .chose(ButtonID(2))])
      #expect(stand.isAsBefore)
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
      #expect(stand.focus == stand.ask)
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
    func `P9: a popover that opens above a sheet is closed, and the sheet keeps its focus`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      for anchor in [nil, Anchor.barButtonItem(stand.stand.share)] {
        stand.stand.present(from: anchor)
        let form = stand.stand.layer?.form
        stand.stand.key("Tab")
        #expect(stand.stand.focusedTitle == "Print")
        let closings = stand.closings
        gtk_menu_button_popup(stand.menuButton.opaque)
        Display.settle()
        #expect(stand.closings == closings + 1)
        #expect(!stand.popover.isMapped)
        #expect(stand.stand.layer?.form == form)
        #expect(stand.stand.focusedTitle == "Print")
        stand.click(on: stand.stand.button("Print"))
        #expect(stand.stand.outcomes.last == .chose(ButtonID(2)))
      }
      #expect(stand.stand.outcomes.count == 2)
      // Without a sheet it opens as ever.
      stand.open()
      stand.click(on: stand.other)
      #expect(stand.presses == 1)
    }

    @Test func `P9: a popover that opens above a bottom sheet stays closed until it is regular`() {
      let stand = PopoverStand()
      stand.present()
      stand.stand.resize(400, 500)
      gtk_menu_button_popup(stand.menuButton.opaque)
      Display.settle()
      #expect(!stand.popover.isMapped)
      #expect(stand.stand.layer?.form == .bottomSheet)
      stand.stand.resize(700, 500)
      Display.wait { stand.isInside }
      #expect(stand.isInside)
      stand.stand.key("Escape")
    }

    @Test func `P4, P9: a popover of a bar that is live opens beside the sheet`() {
      let stand = PopoverStand(isAutohide: false)
      stand.stand.present(
        from: .barButtonItem(stand.stand.share),
        options: Presentation.Options(isAnimated: false, keepsBarLive: true))
      gtk_menu_button_popup(stand.menuButton.opaque)
      Display.settle()
      #expect(stand.popover.isMapped)
      #expect(stand.stand.outcomes == [])
    }

    @Test func `P9, S15: a popover that opens from within a modal view stays`() {
      let stand = PopoverStand()
      let body = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let button = Widget(new: gtk_button_new_with_label("Font"))
      gtk_box_append(body.cast(to: GtkBox.self), button.pointer)
      let inner = Widget(new: gtk_popover_new())
      gtk_popover_set_child(
        inner.cast(to: GtkPopover.self), gtk_button_new_with_label("Larger"))
      gtk_widget_set_parent(inner.pointer, button.pointer)
      stand.stand.presenter?.present(
        ModalView(title: "Edit"), body: body, options: Presentation.Options(isAnimated: false))
      Display.settle()
      gtk_popover_popup(inner.cast(to: GtkPopover.self))
      Display.settle()
      #expect(inner.isMapped)
      stand.stand.resize(400, 500)
      #expect(stand.stand.layer?.form == .fullScreen)
      #expect(inner.isMapped)
      gtk_popover_popdown(inner.cast(to: GtkPopover.self))
      inner.removeFromParent()
      stand.stand.key("Escape")
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
      #expect(stand.focus == nested.ask)
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
