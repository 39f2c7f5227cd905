import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct KeptFocusTests {
    @Test func `I7: the focus goes to what is left when what had it is gone`() {
      let stand = Stand()
      stand.share.grabFocus()
      let id = stand.present()
      let bar = gtk_window_get_titlebar(stand.window.cast(to: GtkWindow.self))
      gtk_header_bar_remove(OpaquePointer(bar), stand.share.pointer)
      if let id { stand.presenter?.dismiss(id) }
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test func `I7: the focus returns when the presenter is dropped`() {
      let stand = Stand()
      stand.present()
      stand.dropPresenter()
      Display.settle()
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test func `I7, P4: the focus that is given to a live bar stays there`() {
      let stand = LiveBarStand()
      stand.other.grabFocus()
      stand.stand.presenter?.send(.setEnabled(ButtonID(1), false), to: stand.id)
      Display.settle()
      #expect(stand.other.hasFocus)
      stand.stand.presenter?.dismiss(stand.id)
      Display.settle()
      #expect(stand.other.hasFocus)
    }

    @Test func `I7: the focus that has come back to the sheet is put back where it was`() {
      let stand = LiveBarStand()
      stand.other.grabFocus()
      stand.stand.button("Print")?.grabFocus()
      stand.stand.key("Escape")
      #expect(stand.stand.beneath.hasFocus)
    }

    @Test func `P4, I8: keys go to the live bar while it has the focus, and to nothing beneath`() {
      let stand = LiveBarStand()
      stand.stand.addMnemonic()
      stand.other.grabFocus()
      stand.stand.key("space")
      Display.wait { stand.presses == 1 }
      stand.stand.key("alt+b")
      #expect(stand.presses == 1)
      #expect(stand.stand.presses == 0)
      #expect(stand.stand.outcomes == [])
      stand.stand.key("Escape")
      #expect(stand.stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `P4: Tab leads from the live bar back into the sheet`() {
      let stand = LiveBarStand()
      stand.other.grabFocus()
      for _ in 0..<5 where stand.stand.focusedTitle == nil { stand.stand.key("Tab") }
      #expect(stand.stand.focusedTitle == "Email")
      stand.stand.key("Return")
      #expect(stand.stand.outcomes == [.chose(ButtonID(1))])
      #expect(stand.stand.beneath.hasFocus)
    }

    @Test(arguments: [false, true])
    func `U3: a text may end the sheet while it is typed`(isSecure: Bool) {
      let stand = Stand()
      let content = Content(
        kind: .alert, title: "PIN", buttons: [.init("OK")],
        fields: [.init("PIN", isSecure: isSecure)])
      var outcome: Outcome<ButtonID>?
      var id: Presentation.ID?
      var isGone = false
      var wasGone: Bool?
      id = stand.presenter?.present(
        Presentation.Request(content, options: Presentation.Options(isAnimated: false)), from: nil
      ) { (report: Presentation.Report) in
        switch report {
        case .text(_, let text) where text.string.count == 4:
          if let id { stand.presenter?.dismiss(id) }
        case .ended(let ended): outcome = ended
        default: break
        }
      }
      Display.settle()
      if let field = stand.layer?.view.fields?[0],
        let inner = gtk_editable_get_delegate(field.opaque)
      {
        field.on("destroy") { isGone = true }
        // After the entry has told of the text, and before GTK has done with it.
        let text = Widget(inner)
        text.on("changed") { if outcome != nil { wasGone = wasGone ?? isGone } }
        // As an input method does that answers late: no event holds the entry meanwhile.
        var position: Int32 = 0
        gtk_editable_insert_text(text.opaque, "1234", -1, &position)
      }
      Display.settle()
      #expect(wasGone == false)
      #expect(outcome == .cancelled(.programmatic))
      #expect(stand.beneath.hasFocus)
    }

    @Test func `I2: the focus is seen while a screen reader is shown a new window`() throws {
      let stand = Stand()
      _ = stand.startReader()
      stand.present()
      #expect(Display.wait { stand.presenter?.focus.isIntroducing == true })
      let email = try #require(stand.button("Email"))
      let focused = GTK_STATE_FLAG_FOCUSED.rawValue
      #expect(gtk_widget_get_state_flags(email.pointer).rawValue & focused != 0)
      stand.presenter?.focus.endIntroduction()
      #expect(gtk_widget_get_state_flags(email.pointer).rawValue & focused == 0)
    }

    @Test func `I2: a key that moves nothing gives the focus back to its button`() {
      let stand = Stand()
      _ = stand.startReader()
      stand.present(Content(buttons: [.init("Only")]))
      #expect(Display.wait { stand.presenter?.focus.isIntroducing == true })
      _ = stand.presenter?.take(.down, isRepeat: false)
      Display.settle()
      #expect(stand.focusedTitle == "Only")
    }

    @Test
    func
      `S11: a nameless part has the focus, then the sheet once it can be asked for, then the button`()
      throws
    {
      let stand = Stand()
      let report = stand.startReader()
      var focused: [String] = []
      let signal = Signal(stand.window.pointer, "notify::focus-widget") { [weak stand] _ in
        guard let stand else { return false }
        let widget = FocusMemory.focus(of: stand.window)
        switch widget {
        case stand.layer?.view.group: focused.append("part")
        case stand.layer?.view.root: focused.append("sheet")
        case stand.button("Email"): focused.append("button")
        default: focused.append("nothing")
        }
        return false
      }
      stand.present()
      #expect(focused.last == "part")
      report(.hasAsked)
      #expect(focused.last == "part")
      report(.canAsk)
      #expect(focused.last == "sheet")
      report(.hasAsked)
      #expect(focused.last == "button")
      #expect(stand.focusedTitle == "Email")
      #expect(stand.presenter?.focus.isIntroducing == false)
      withExtendedLifetime(signal) {}
    }

    @Test
    func `I6: of two keys in one turn only the topmost sheet hears the first, and none the second`()
    {
      let stand = Stand()
      stand.present()
      stand.present(Content(kind: .alert, title: "Sure?", buttons: [.init("Sure")]))
      _ = stand.presenter?.take(.enter, isRepeat: false)
      _ = stand.presenter?.take(.space, isRepeat: false)
      Display.settle()
      #expect(stand.outcomes == [.chose(ButtonID(0))])
      #expect(stand.focusedTitle == "Email")
      stand.key("Escape")
    }
  }

  /// A sheet from a bar that stays live, with another button in that.
  @MainActor
  fileprivate final class LiveBarStand {
    let stand = Stand()
    let other = Widget(new: gtk_button_new_with_label("Other"))
    let id: Presentation.ID
    private(set) var presses = 0

    init() {
      let bar = gtk_window_get_titlebar(stand.window.cast(to: GtkWindow.self))
      gtk_header_bar_pack_start(OpaquePointer(bar), other.pointer)
      let id = stand.present(
        from: .barButtonItem(stand.share),
        options: Presentation.Options(isAnimated: false, keepsBarLive: true))
      self.id = id ?? Presentation.ID(0)
      other.on("clicked") { [weak self] in self?.presses += 1 }
    }
  }
}

extension Stand {
  /// Gives the button beneath the sheets a letter, B.
  fileprivate func addMnemonic() {
    gtk_button_set_use_underline(beneath.cast(to: GtkButton.self), 1)
    gtk_button_set_label(beneath.cast(to: GtkButton.self), "_Beneath")
  }
}
