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

    @Test(arguments: Loss.allCases)
    func `P7: a popover whose anchor is gone becomes a centered card, and stays one`(
      loss: Loss
    ) throws {
      let stand = Stand()
      let pages = Pages(in: stand)
      stand.present(from: .view(pages.anchor))
      #expect(stand.layer?.form == .centered)
      stand.key("Escape")
      for anchor: Anchor<Widget> in [
        .barButtonItem(pages.anchor),
        .rectangle(Rectangle(x: 1, y: 1, width: 5, height: 5), in: pages.anchor),
      ] {
        stand.present(from: anchor)
        #expect(stand.layer?.form == .popover)
        stand.key("Down")
        pages.lose(loss)
        #expect(Display.wait { stand.layer?.form == .centered })
        Display.settle()
        let layer = try #require(stand.layer)
        let sheet = try #require(stand.sheetBounds)
        let room = try #require(layer.root.bounds(in: stand.window))
        #expect(layer.popover == nil)
        #expect(layer.view.root.isMapped)
        #expect(abs(sheet.x + sheet.width / 2 - room.width / 2) <= 1)
        #expect(stand.button("Cancel")?.isMapped == true)
        #expect(Display.wait { stand.focusedTitle == "Print" })
        pages.restore(loss)
        #expect(stand.layer?.form == .centered)
        stand.key("Return")
        #expect(stand.outcomes.last == .chose(ButtonID(2)))
      }
      #expect(stand.outcomes.count == 3)
    }

    @Test(arguments: [Loss.hidden, .hiddenAround, .turnedOver])
    func `P7: an anchor that is hidden from the start counts as none`(loss: Loss) {
      let stand = Stand()
      let pages = Pages(in: stand)
      pages.lose(loss)
      stand.present(from: .barButtonItem(pages.anchor))
      #expect(Display.wait { stand.layer?.form == .centered })
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `P7: an anchor that is scrolled out of view keeps its popover`() {
      let stand = Stand()
      let pages = Pages(in: stand)
      stand.present(from: .barButtonItem(pages.anchor))
      pages.scroll(to: 2000)
      #expect(pages.anchor.isMapped)
      #expect(stand.layer?.form == .popover)
      pages.scroll(to: 0)
      #expect(stand.layer?.form == .popover)
      #expect(stand.layer?.view.root.isMapped == true)
    }

    @Test func `P7: a sheet that leaves does so from where it stands, though its anchor goes`() {
      let stand = Stand()
      let pages = Pages(in: stand)
      stand.present(from: .barButtonItem(pages.anchor), animated: true)
      Display.wait { stand.calls.contains(.didPresent) }
      stand.key("Escape")
      pages.lose(.hidden)
      var forms: Set<Presentation.Form> = []
      #expect(
        Display.wait {
          if let form = stand.layer?.form { forms.insert(form) }
          return stand.outcomes == [.cancelled(.escape)]
        })
      #expect(forms == [.popover])
    }

    @Test func `P7: a popover beneath an alert loses its anchor`() {
      let stand = Stand()
      let pages = Pages(in: stand)
      stand.present(from: .barButtonItem(pages.anchor))
      var alert = Stand.note
      alert.kind = .alert
      stand.present(alert)
      stand.key("Tab")
      let focused = stand.focusedTitle
      pages.lose(.hidden)
      #expect(stand.layer?.view.root.isMapped == true)
      #expect(stand.focusedTitle == focused)
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
      Display.settle()
      #expect(stand.layer?.form == .centered)
      #expect(stand.focusedTitle == "Email")
      stand.key("Return")
      #expect(stand.outcomes.last == .chose(ButtonID(1)))
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
      let options = Presentation.Options(isAnimated: false, keepsBarLive: true)
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

/// How an anchor goes.
enum Loss: CaseIterable {
  case hidden, hiddenAround, turnedOver, removed
}

/// A stack whose first page is a long list with an anchor at its upper edge.
@MainActor
private final class Pages {
  let anchor = Widget(new: gtk_button_new_with_label("Anchor"))
  private let stack = Widget(new: gtk_stack_new())
  private let list = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let scrolled = Widget(new: gtk_scrolled_window_new())

  init(in stand: Stand) {
    let filler = Widget(new: gtk_label_new("List"))
    gtk_widget_set_size_request(filler.pointer, 100, 3000)
    gtk_widget_set_halign(anchor.pointer, GTK_ALIGN_START)
    gtk_box_append(box, anchor.pointer)
    gtk_box_append(box, filler.pointer)
    gtk_scrolled_window_set_child(scrolled.opaque, list.pointer)
    gtk_stack_add_named(stack.opaque, scrolled.pointer, "first")
    gtk_stack_add_named(stack.opaque, gtk_label_new("Second"), "second")
    gtk_overlay_set_child(stand.window.content?.opaque, stack.pointer)
    Display.settle()
  }

  private var box: UnsafeMutablePointer<GtkBox> { list.cast(to: GtkBox.self) }

  func lose(_ loss: Loss) {
    switch loss {
    case .hidden: anchor.isVisible = false
    case .hiddenAround: list.isVisible = false
    case .turnedOver: gtk_stack_set_visible_child_name(stack.opaque, "second")
    case .removed: gtk_box_remove(box, anchor.pointer)
    }
    Display.settle()
  }

  func restore(_ loss: Loss) {
    switch loss {
    case .hidden: anchor.isVisible = true
    case .hiddenAround: list.isVisible = true
    case .turnedOver: gtk_stack_set_visible_child_name(stack.opaque, "first")
    case .removed: gtk_box_prepend(box, anchor.pointer)
    }
    Display.settle()
  }

  func scroll(to value: Double) {
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), value)
    Display.settle()
  }
}
