import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct AlertTests {
    @Test func `A12: two short titles stand side by side, Cancel first`() throws {
      let stand = Stand()
      let content = Content(
        kind: .alert, title: "Delete?", buttons: [.init("Delete"), .init("Cancel", role: .cancel)])
      stand.present(content)
      let cancel = try #require(stand.bounds(of: "Cancel"))
      let delete = try #require(stand.bounds(of: "Delete"))
      #expect(cancel.y == delete.y)
      #expect(cancel.maxX < delete.x)
      #expect(stand.focusedTitle == "Delete")
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
    }

    @Test(arguments: [(GTK_TEXT_DIR_LTR, "Left", "Right"), (GTK_TEXT_DIR_RTL, "Right", "Left")])
    func `I1, S12: left and right move between two buttons side by side`(
      direction: GtkTextDirection, toCancel: String, back: String
    ) {
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let stand = Stand()
      stand.present(
        Content(
          kind: .alert, title: "Delete?",
          buttons: [.init("Delete"), .init("Cancel", role: .cancel)]))
      stand.key(toCancel)
      #expect(stand.focusedTitle == "Cancel")
      stand.key(toCancel)
      #expect(stand.focusedTitle == "Cancel")
      stand.key(back)
      #expect(stand.focusedTitle == "Delete")
      stand.key("Escape")
    }

    @Test func `A12: two long titles stand in a column`() throws {
      let stand = Stand()
      let content = Content(
        kind: .alert, title: "Delete?",
        buttons: [
          .init("Delete all notes of this notebook"),
          .init("Keep them where they are", role: .cancel),
        ])
      stand.present(content)
      let cancel = try #require(stand.bounds(of: "Keep them where they are"))
      let delete = try #require(stand.bounds(of: "Delete all notes of this notebook"))
      #expect(cancel.y > delete.y)
    }

    @Test func `U3: text is entered, Tab goes on, Return presses the default`() {
      let stand = Stand()
      let content = Content(
        kind: .alert, title: "Sign In",
        buttons: [.init("Sign In"), .init("Cancel", role: .cancel)],
        fields: [.init("Name"), .init("Password", isSecure: true)])
      stand.present(content)
      Display.xdotool("type Anna")
      stand.key("Tab")
      Display.xdotool("type secret")
      stand.key("BackSpace")
      stand.key("Return")
      #expect(stand.texts.map(\.string) == ["Anna", "secre"])
      #expect(stand.outcomes == [.chose(ButtonID(0))])
    }

    @Test func `C17: of a field's label as much is laid out as anybody sees, and all of it told`()
      throws
    {
      let label = String(repeating: "long ", count: 20_000)
      let stand = Stand()
      stand.present(
        Content(
          kind: .alert, title: "Rename", buttons: [.init("Save")],
          fields: [.init(label)]))
      let entry = try #require(stand.layer?.view.fields?[0])
      let copy = try #require(cgtk_copy_string_property(entry.pointer, "placeholder-text"))
      defer { g_free(copy) }
      #expect(String(cString: copy) == label.prefix(1000) + "…")
      #expect(
        cgtk_has_accessible_text(entry.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label) != 0)
    }

    @Test func `U3: of a paste a field takes the first line, without control characters`() {
      let stand = Stand()
      stand.present(
        Content(
          kind: .alert, title: "Sign In", buttons: [.init("Sign In")],
          fields: [.init("Name"), .init("Password", isSecure: true)]))
      let clipboard = gtk_widget_get_clipboard(stand.window.pointer)
      gdk_clipboard_set_text(clipboard, "\u{1B}[1mA\tb\u{85}\nrm -r")
      for next in ["Tab", "Return"] {
        stand.key("ctrl+v")
        Display.xdotool("type c")
        stand.key(next)
      }
      #expect(stand.texts.map(\.string) == ["[1mAbc", "[1mAbc"])
    }

    @Test func `A text that is put into a field ends for everybody where it ends`() throws {
      let stand = Stand()
      let id = try #require(
        stand.present(
          Content(kind: .alert, title: "Name?", buttons: [.init("OK")], fields: [.init("Name")])
        ))
      let inner = try #require(FocusMemory.focus(of: stand.window))
      var heard: [String] = []
      Signal.connect(UnsafeMutableRawPointer(inner.pointer), "insert-text") { arguments in
        let text = arguments.pointer(0)?.assumingMemoryBound(to: CChar.self)
        heard.append(text.map { String(cString: $0) } ?? "")
        return false
      }
      // What fills its memory to the last byte.
      let texts = [24, 40, 56].map { String(repeating: "a", count: $0) }
      for text in texts {
        stand.presenter?.send(.setText(field: 0, FieldText(text)), to: id)
      }
      #expect(heard == texts)
    }

    @Test(arguments: [false, true])
    func `U3, S15: no key is lost while a screen reader is shown a new window`(isModal: Bool) {
      let stand = Stand()
      _ = stand.startReader()
      let body = Widget(new: gtk_entry_new())
      if isModal {
        stand.presenter?.present(
          ModalView(title: "Edit"), body: body, options: Presentation.Options(isAnimated: false))
      } else {
        stand.present(
          Content(
            kind: .alert, title: "Sign In", buttons: [.init("Sign In")],
            fields: [.init("Name")]))
      }
      #expect(Display.wait { stand.presenter?.focus.isIntroducing == true })
      Display.xdotool("type --delay 0 abc")
      Display.settle()
      let typed =
        isModal
        ? gtk_editable_get_text(body.opaque).map { String(cString: $0) } : stand.texts[0].string
      #expect(typed == "abc")
    }

    @Test func `S15: a modal view shows a body, and gives it back`() {
      let stand = Stand()
      let body = Widget(new: gtk_entry_new())
      var ends: [Cancellation] = []
      stand.presenter?.present(
        ModalView(title: "Edit"), body: body, options: Presentation.Options(isAnimated: false)
      ) { ends.append($0) }
      Display.settle()
      #expect(stand.layer?.form == .formSheet)
      Display.xdotool("type hello")
      Display.settle()
      #expect(gtk_editable_get_text(body.opaque).map { String(cString: $0) } == "hello")
      stand.resize(400, 500)
      #expect(stand.layer?.form == .fullScreen)
      stand.key("Escape")
      #expect(ends == [.escape])
      #expect(body.parent == nil)
    }
  }
}
