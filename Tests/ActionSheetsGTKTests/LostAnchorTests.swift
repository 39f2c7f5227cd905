import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Anchors that go away, or move, while their sheets are up.
  @MainActor
  @Suite struct LostAnchorTests {
    @Test func `L16, P7: a sheet whose anchor is gone is centered when the window turns regular`() {
      let stand = Stand(width: 400)
      stand.present(from: .barButtonItem(stand.share))
      stand.key("Down")
      let bar = gtk_window_get_titlebar(stand.window.cast(to: GtkWindow.self))
      gtk_header_bar_remove(OpaquePointer(bar), stand.share.pointer)
      stand.resize(700, 500)
      #expect(Display.wait { stand.layer?.form == .centered })
      Display.settle()
      #expect(stand.layer?.view.root.isMapped == true)
      #expect(stand.focusedTitle == "Print")
      stand.key("Return")
      #expect(stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test func `P7, L17: an anchor in another window counts as none`() throws {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      let id = try #require(stand.layer?.id)
      let stranger = Widget(new: gtk_button_new())
      stand.presenter?.setAnchor(.barButtonItem(stranger), of: id)
      Display.settle()
      #expect(stand.layer?.form == .centered)
      stand.presenter?.setAnchor(.barButtonItem(stand.share), of: id)
      Display.settle()
      #expect(stand.layer?.form == .popover)
    }

    @Test func `P4: the live bar is that of the anchor that a sheet has now`() throws {
      let stand = Stand(height: 600)
      let bar = Widget(new: gtk_action_bar_new())
      let other = Widget(new: gtk_button_new_with_label("Other"))
      gtk_action_bar_pack_start(bar.opaque, other.pointer)
      let overlay = stand.window.content?.opaque
      gtk_overlay_set_child(overlay, bar.pointer)
      Display.settle()
      var presses: [String] = []
      other.on("clicked") { presses.append("other") }
      stand.share.on("clicked") { presses.append("share") }
      let options = PresentationOptions(isAnimated: false, keepsBarLive: true)
      stand.present(from: .barButtonItem(stand.share), options: options)
      let id = try #require(stand.layer?.id)
      stand.presenter?.setAnchor(.barButtonItem(other), of: id)
      Display.settle()
      #expect(stand.layer?.form == .popover)
      stand.click(on: other)
      #expect(presses == ["other"])
      #expect(stand.outcomes == [])
      stand.click(on: stand.share)
      #expect(presses == ["other"])
      #expect(stand.outcomes == [.cancelled(.outsidePress)])
    }
  }
}
