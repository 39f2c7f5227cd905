import CGTK
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// Text fields of UIKit outside of alerts.
  @MainActor
  @Suite(UIKitTurn()) struct FieldWidgetTests {
    /// A field that counts the strings that are made of its text.
    private final class CountingField: UITextField {
      private(set) var reads = 0

      override var text: String? {
        get {
          reads += 1
          return super.text
        }
        set { super.text = newValue }
      }
    }

    private let stand = UIKitStand()
    private let field = CountingField(frame: CGRect(x: 300, y: 20, width: 200, height: 40))

    /// The entry that shows the field.
    private func entry() throws -> Widget {
      try #require((field.element as? Widget)?.children.first)
    }

    private func kind(of entry: Widget) -> String { String(cString: cgtk_type_name(entry.pointer)) }

    private func placeholder(of entry: Widget) -> String? {
      guard let copy = cgtk_copy_string_property(entry.pointer, "placeholder-text") else {
        return nil
      }
      defer { g_free(copy) }
      return String(cString: copy)
    }

    private func show() {
      stand.column.addSubview(field)
      Display.settle()
    }

    @Test func `A secret is typed into an entry for secrets, and no string is made of it`() throws {
      field.isSecureTextEntry = true
      show()
      try #expect(kind(of: entry()) == "GtkPasswordEntry")
      try entry().grabFocus()
      Display.xdotool("type secret")
      Display.settle()
      field.placeholder = "Password"
      Display.settle()
      #expect(field.reads == 0)
      #expect(field.text == "secret")
      try #expect(placeholder(of: entry()) == "Password")
      try #expect(
        cgtk_has_accessible_text(
          entry().pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, "Password") != 0)
    }

    @Test func `A text becomes a secret and none again, with the same caret and focus`() throws {
      field.text = "secret"
      show()
      try #expect(kind(of: entry()) == "GtkEntry")
      try entry().grabFocus()
      for name in ["Home", "Right", "Right"] { stand.key(name) }
      for (isSecret, kind) in [(true, "GtkPasswordEntry"), (false, "GtkEntry")] {
        field.isSecureTextEntry = isSecret
        Display.settle()
        try #expect(self.kind(of: entry()) == kind)
        #expect((field.element as? Widget)?.children.count == 1)
        try #expect(entry().containsFocus)
        try #expect(gtk_editable_get_position(entry().opaque) == 2)
      }
      Display.xdotool("type X")
      Display.settle()
      #expect(field.text == "seXcret")
    }

    @Test func `A field with a secret goes while it has the focus`() throws {
      field.isSecureTextEntry = true
      show()
      try entry().grabFocus()
      field.removeFromSuperview()
      Display.settle()
      #expect(field.element == nil)
    }

    @Test func `Placeholder, text and use change after the first layout`() throws {
      field.placeholder = "Name"
      show()
      try #expect(placeholder(of: entry()) == "Name")
      field.placeholder = "Full name"
      field.text = "Anna"
      field.isEnabled = false
      Display.settle()
      let entry = try entry()
      #expect(placeholder(of: entry) == "Full name")
      #expect(entry.editedText.string == "Anna")
      #expect(gtk_widget_is_sensitive(entry.pointer) == 0)
    }

    @Test func `Assistive technology knows that a field holds a secret`() throws {
      let program = try Program(["secret"], of: "GTKScenes")
      _ = try program.window(titled: "GTKScenes")
      let found = try Program.tree(of: "GTKScenes", until: "password text: Password")
      #expect(found.contains("password text: Password"))
      #expect(!found.joined().contains("hidden"))
      program.signal(SIGTERM)
      _ = program.end()
    }
  }
}
