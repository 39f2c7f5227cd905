import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// A sheet inside a popover of the program.
  @MainActor
  @Suite struct PopoverHostTests {
    nonisolated static let both = [true, false]

    @Test(arguments: both)
    func `S7: the sheet takes the place of what the popover holds, with Cancel`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      #expect(stand.stand.layer?.form == .insidePopover)
      #expect(stand.isInside)
      #expect(stand.stand.button("Cancel")?.isMapped == true)
      #expect(gtk_popover_get_child(stand.handle) == stand.content.pointer)
      #expect(stand.content.opacity == 0)
      #expect(stand.closings == 0)
    }

    @Test func `S7: the popover grows as the sheet needs, and shrinks again`() throws {
      let stand = PopoverStand()
      let before = stand.popover.size
      stand.present()
      let sheet = try #require(stand.stand.layer).view.root
      #expect(stand.popover.size.height > before.height)
      #expect(
        sheet.size.height >= stand.stand.layer?.view.naturalHeight(sheet.size.width, available: 900)
          ?? 0)
      stand.stand.key("Escape")
      Display.wait { stand.popover.size == before }
      #expect(stand.popover.size == before)
    }

    @Test(arguments: both)
    func `S7, L7: Escape cancels the sheet and leaves the popover open as it was`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
      #expect(stand.popover.isMapped)
      #expect(stand.closings == 0)
      #expect(stand.isAsBefore)
      #expect(stand.focus == stand.ask)
    }

    @Test func `I6: an Escape that is held closes the sheet and not the popover`() {
      let stand = PopoverStand()
      stand.present()
      Display.xdotool("keydown Escape")
      Display.wait { !stand.stand.outcomes.isEmpty }
      // X repeats a held key after 660 milliseconds, so that this one is repeated by hand.
      Display.xdotool("keydown Escape")
      Display.settle()
      Display.xdotool("keyup Escape")
      Display.settle()
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
      #expect(stand.popover.isMapped)
    }

    @Test(arguments: both)
    func `I1, I2: keys move within the sheet and choose`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      #expect(stand.stand.focusedTitle == "Email")
      for title in ["Print", "Cancel", "Delete Note", "Email"] {
        stand.stand.key("Tab")
        #expect(stand.stand.focusedTitle == title)
      }
      stand.stand.key("p")
      #expect(stand.stand.focusedTitle == "Print")
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
      #expect(stand.isAsBefore)
    }

    @Test func `I6: the held key that asked for the sheet presses none of its buttons`() {
      let stand = PopoverStand()
      stand.ask.on("clicked") { [weak stand] in stand?.present() }
      Display.xdotool("keydown Return")
      Display.wait { stand.isInside }
      Display.xdotool("keydown Return")
      Display.settle()
      Display.xdotool("keyup Return")
      Display.settle()
      #expect(stand.stand.outcomes == [])
      #expect(stand.isInside)
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.chose(ButtonID(1))])
    }

    @Test(arguments: both)
    func `I4: a press that slides from one row to another chooses the other`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      stand.stand.move(to: stand.stand.button("Email"), x: 2, y: 2)
      stand.stand.move(to: stand.stand.button("Email"))
      stand.stand.mouse("mousedown")
      stand.stand.move(to: stand.stand.button("Print"))
      stand.stand.mouse("mouseup")
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test(arguments: both)
    func `I8: what the popover holds, and the window, are out of use`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      #expect(!stand.other.grabFocus())
      #expect(!stand.stand.beneath.grabFocus())
      #expect(!stand.stand.share.grabFocus())
      stand.stand.key("Escape")
      stand.click(on: stand.other)
      #expect(stand.presses == 1)
      #expect(stand.stand.share.grabFocus())
    }

    @Test func `I10: a row that is disabled while the sheet is up is skipped`() throws {
      let stand = PopoverStand()
      stand.present()
      let id = try #require(stand.stand.layer?.id)
      stand.stand.presenter?.send(.setEnabled(ButtonID(1), false), to: id)
      Display.settle()
      #expect(stand.stand.focusedTitle == "Print")
    }

    @Test(arguments: both)
    func `L5, P10: a press outside cancels, and closes a popover that closes by itself`(
      isAutohide: Bool
    ) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      stand.stand.click(on: stand.stand.window, x: 500, y: 400)
      #expect(stand.stand.outcomes == [.cancelled(.outsidePress)])
      #expect(stand.popover.isMapped == !isAutohide)
      #expect(stand.stand.presses == 0)
      #expect(stand.isAsBefore)
      let focus = isAutohide ? stand.menuButton : stand.ask
      #expect(stand.focus?.isWithin(focus) == true)
    }

    @Test func `L5: a press outside a popover cancels a sheet that has no Cancel`() {
      let stand = PopoverStand()
      stand.present(Content(message: "Which?", buttons: [.init("A"), .init("B")]))
      stand.stand.click(on: stand.stand.window, x: 500, y: 400)
      #expect(stand.stand.outcomes == [.cancelled(.outsidePress)])
    }

    @Test(arguments: both)
    func `I8: beside a popover that stays open the bar is out of use`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      var presses = 0
      stand.stand.share.on("clicked") { presses += 1 }
      stand.present()
      stand.stand.click(on: stand.stand.share)
      #expect(presses == 0)
      #expect(stand.stand.outcomes == [.cancelled(.outsidePress)])
    }

    @Test(arguments: both)
    func `P10, I7: the program closes the popover while the sheet is up`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present(animated: true)
      gtk_popover_popdown(stand.handle)
      Display.settle()
      #expect(stand.stand.outcomes == [.cancelled(.hostGone)])
      #expect(stand.isAsBefore)
      #expect(stand.focus?.isWithin(stand.menuButton) == true)
      stand.open()
      stand.click(on: stand.other)
      #expect(stand.presses == 1)
    }

    @Test(arguments: both)
    func `P10: the popover is destroyed while the sheet is up`(isAutohide: Bool) {
      let stand = PopoverStand(isAutohide: isAutohide)
      stand.present()
      gtk_menu_button_set_popover(stand.menuButton.opaque, nil)
      Display.settle()
      #expect(stand.stand.outcomes == [.cancelled(.hostGone)])
      // The menu button has nothing to open now, and takes no focus.
      #expect(stand.focus?.isMapped == true)
    }

    @Test func `L14: the window is destroyed while the sheet is up`() {
      let stand = PopoverStand()
      stand.present()
      gtk_window_destroy(stand.stand.window.cast(to: GtkWindow.self))
      Display.settle()
      #expect(stand.stand.outcomes == [.cancelled(.hostGone)])
    }

    @Test func `L14: the presenter is dropped while the sheet is up`() {
      let stand = PopoverStand()
      stand.present()
      stand.stand.dropPresenter()
      Display.settle()
      #expect(stand.stand.outcomes == [.cancelled(.hostGone)])
      #expect(stand.isAsBefore)
      #expect(stand.popover.isMapped)
    }

    @Test func `S7: the program sets another child while the sheet is up`() {
      let stand = PopoverStand()
      stand.present()
      let new = Widget(new: gtk_button_new_with_label("New"))
      gtk_popover_set_child(stand.handle, new.pointer)
      Display.settle()
      #expect(stand.content.opacity == 1)
      #expect(!new.grabFocus())
      stand.click(on: stand.stand.button("Print"))
      #expect(stand.stand.outcomes == [.chose(ButtonID(2))])
      #expect(new.opacity == 1)
      #expect(new.grabFocus())
    }

    @Test func `L11: asking again from the same button of the popover dismisses`() {
      let stand = PopoverStand()
      stand.present()
      stand.present()
      #expect(
        stand.stand.outcomes == [
          .cancelled(.programmatic), .cancelled(.notPresented(.dismissedInstead)),
        ])
      #expect(stand.isAsBefore)
    }
  }
}
