import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Fields whose text is not valid.
  @MainActor
  @Suite struct ValidationTests {
    private let prompt = Prompt<Bool>(title: "Rename") {
      TextField("Name", text: "Groceries") { $0.isEmpty ? "Enter a name." : nil }
    } buttons: {
      Button("Rename", true)
      Cancel("Keep")
    }

    private func present(_ stand: Stand, _ outcomes: @escaping (String) -> Void = { _ in }) {
      stand.presenter?.present(prompt, options: Presentation.Options(isAnimated: false)) {
        outcomes($0.choice?["Name"] ?? "none")
      }
      Display.wait { stand.layer?.view.root.isMapped == true }
      Display.settle()
    }

    private func reason(_ stand: Stand) -> Widget? {
      stand.layer?.view.root.first("GtkLabel") {
        $0.parent.map { gtk_widget_has_css_class($0.pointer, "actionsheet-problem") != 0 } == true
          && $0.isMapped && $0.children.isEmpty && !$0.isAccessibleHidden
      }
    }

    @Test(arguments: [Appearance.toolkit, .iOS])
    func `I13: the reason stands below its field, and the button waits until the text is valid`(
      appearance: Appearance
    ) throws {
      let stand = Stand(appearance: appearance)
      var answers: [String] = []
      present(stand) { answers.append($0) }
      #expect(reason(stand) == nil)
      #expect(stand.button("Rename")?.isSensitive == true)
      stand.key("ctrl+a")
      stand.key("BackSpace")
      let label = try #require(self.reason(stand))
      #expect(Text.shown(in: try #require(label.parent)) == "Enter a name.")
      let field = try #require(stand.layer?.view.fields?[0])
      #expect(
        try #require(label.bounds(in: stand.window)).y
          >= (try #require(field.bounds(in: stand.window))).maxY)
      #expect(stand.button("Rename")?.isSensitive == false)
      #expect(stand.button("Keep")?.isSensitive == true)
      stand.key("Return")
      #expect(answers == [])
      Display.xdotool("type Notes")
      stand.key("Return")
      #expect(answers == ["Notes"])
    }

    @Test func `I13: assistive technology is told that a text is not valid, and why`() throws {
      let stand = Stand()
      present(stand)
      let field = try #require(stand.layer?.view.fields?[0])
      stand.key("ctrl+a")
      stand.key("BackSpace")
      #expect(field.hasDescription("Enter a name."))
      #expect(field.isInvalid)
      stand.key("a")
      #expect(!field.hasDescription("Enter a name."))
      #expect(!field.isInvalid)
      stand.key("Escape")
    }

    @Test(arguments: [Appearance.toolkit, .iOS], [false, true])
    func `I13: the reason can be read on its ground`(appearance: Appearance, isDark: Bool) throws {
      let desktop = Desktop()
      desktop.prefersDark = isDark
      let stand = Stand(appearance: appearance)
      present(stand)
      stand.key("ctrl+a")
      stand.key("BackSpace")
      let label = try #require(reason(stand))
      let place = try #require(label.place(inPictureOf: stand.window))
      let ground = try #require(
        Picture(of: stand.window).color(place.x + place.width / 2, place.y - 2))
      #expect(label.color.contrast(to: ground) >= 4.5)
    }
  }
}

extension Widget {
  /// Whether assistive technology is told that the text of the widget is not valid.
  fileprivate var isInvalid: Bool { cgtk_is_accessible_invalid(pointer) != 0 }
}
