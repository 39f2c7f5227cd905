import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct KeyTests {
    private let withField = Content(
      kind: .alert, title: "Rename", buttons: [.init("Rename"), .init("Cancel", role: .cancel)],
      fields: [.init("Name")])

    @Test(arguments: [false, true], ["alt+b", "ctrl+d", "ctrl+e"])
    func `I8: a key that is typed into a sheet reaches no shortcut beneath`(
      isModal: Bool, key: String
    ) {
      let stand = Stand()
      addShortcuts(to: stand.beneath)
      let id =
        isModal ? present(Widget(new: gtk_entry_new()), over: stand) : stand.present(withField)
      stand.key(key)
      if let id { stand.presenter?.dismiss(id) }
      Display.settle()
      waitForPresses(in: stand)
      #expect(stand.presses == 0)
      stand.key(key)
      waitForPresses(in: stand)
      #expect(stand.presses == 1)
    }

    @Test func `I8: Return in an entry of a modal view does not press the default button beneath`()
    {
      let stand = Stand()
      let window = stand.window.cast(to: GtkWindow.self)
      gtk_window_set_default_widget(window, stand.beneath.pointer)
      let entry = Widget(new: gtk_entry_new())
      gtk_entry_set_activates_default(entry.cast(to: GtkEntry.self), 1)
      present(entry, over: stand)
      stand.key("Return")
      waitForPresses(in: stand)
      #expect(stand.presses == 0)
      #expect(gtk_window_get_default_widget(window) == stand.beneath.pointer)
    }

    @Test func `I2, I8: keys of a modal view move the focus in it, and press its own buttons`() {
      let stand = Stand()
      let body = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let titles = ["_Bold", "_Italic"]
      let buttons = titles.map { (title: String) in Widget(new: gtk_button_new_with_mnemonic(title))
      }
      var pressed: [Int] = []
      for (index, button) in buttons.enumerated() {
        gtk_box_append(body.cast(to: GtkBox.self), button.pointer)
        button.on("clicked") { pressed.append(index) }
      }
      addShortcuts(to: stand.beneath)
      present(body, over: stand)
      var focused: [Int?] = []
      for key in ["Tab", "Tab", "shift+Tab", "Up"] {
        stand.key(key)
        focused.append(buttons.firstIndex { $0.hasFocus })
      }
      #expect(focused == [1, 0, 1, 0])
      for key in ["alt+i", "alt+b", "Return", "space"] {
        stand.key(key)
        waitForPresses(in: stand)
      }
      waitForPresses(in: stand)
      #expect(pressed == [1, 0, 0, 0])
      #expect(stand.presses == 0)
    }

    @Test func `I6: a key that is held as its field goes types nothing beneath`() {
      let stand = Stand()
      let id = stand.present(withField)
      Display.xdotool("keydown space")
      Display.settle()
      if let id { stand.presenter?.dismiss(id) }
      Display.settle()
      Display.xdotool("keydown space")
      Display.xdotool("keyup space")
      waitForPresses(in: stand)
      #expect(stand.presses == 0)
    }

    @discardableResult
    private func present(_ body: Widget, over stand: Stand) -> Presentation.ID? {
      let id = stand.presenter?.present(
        ModalView(title: "Edit"), body: body, options: Presentation.Options(isAnimated: false)
      ) { _ in }
      Display.wait { body.isMapped }
      Display.settle()
      return id
    }

    /// Waits until a button that a key pressed has heard of it, which takes GTK a while: a later one hears later.
    private func waitForPresses(in stand: Stand) {
      var isPressed = false
      stand.share.on("clicked") { isPressed = true }
      gtk_widget_activate(stand.share.pointer)
      #expect(Display.wait { isPressed })
    }

    /// Has Alt+B, and Control with D and E, press a button: the latter before widgets hear of the key and after.
    private func addShortcuts(to button: Widget) {
      gtk_button_set_use_underline(button.cast(to: GtkButton.self), 1)
      gtk_button_set_label(button.cast(to: GtkButton.self), "_Beneath")
      for (key, phase) in [(GDK_KEY_d, GTK_PHASE_CAPTURE), (GDK_KEY_e, GTK_PHASE_BUBBLE)] {
        let controller: OpaquePointer = gtk_shortcut_controller_new()
        gtk_event_controller_set_propagation_phase(controller, phase)
        gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
        let action = gtk_activate_action_get()
        g_object_ref(UnsafeMutableRawPointer(action))
        gtk_shortcut_controller_add_shortcut(
          controller,
          gtk_shortcut_new(gtk_keyval_trigger_new(UInt32(key), GDK_CONTROL_MASK), action))
        gtk_widget_add_controller(button.pointer, controller)
      }
    }
  }
}
