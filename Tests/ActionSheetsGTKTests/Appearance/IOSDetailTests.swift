import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// What the iOS look has beyond sizes and colors.
  @MainActor
  @Suite struct IOSDetailTests {
    private let desktop = Desktop()

    @Test(arguments: [390, 700] as [Int32])
    func `Cancel is bold in a sheet, and no other button`(width: Int32) {
      let stand = Stand(width: width, height: 600, appearance: .iOS)
      stand.present()
      #expect(boldTitles(stand, of: Stand.note) == ["Cancel"])
    }

    @Test func `U3: an alert's preferred button is bold in place of Cancel`() {
      let buttons: [Content.Button] = [
        .init("Keep"), .init("Send"), .init("Cancel", role: .cancel),
      ]
      for (preferred, bold) in [(nil, "Cancel"), (1, "Send")] as [(Int?, String)] {
        let stand = Stand(width: 390, height: 600, appearance: .iOS)
        var content = Content(kind: .alert, title: "Send the note?", buttons: buttons)
        content.preferredButton = preferred.map { ButtonID($0) }
        stand.present(content)
        #expect(boldTitles(stand, of: content) == [bold])
      }
    }

    @Test(arguments: [Appearance.toolkit, .iOS])
    func `U8: a title is bold above a message, and a message without a title`(
      appearance: Appearance
    ) throws {
      let cases: [(title: String?, message: String?, bold: String?)] = [
        ("Title", nil, nil), ("Title", "Message", "actionsheet-title"),
        (nil, "Message", "actionsheet-message"),
      ]
      for (title, message, bold) in cases {
        let stand = Stand(width: 390, height: 600, appearance: appearance)
        stand.present(Content(title: title, message: message, buttons: [.init("OK")]))
        let root = try #require(stand.layer?.view.root)
        let found = ["actionsheet-title", "actionsheet-message"].filter {
          root.label($0).map { $0.fontWeight >= 600 } ?? false
        }
        #expect(found == (bold.map { [$0] } ?? []))
      }
    }

    @Test func `The fields of an alert keep 16 from the sides and from the buttons`() throws {
      let stand = Stand(width: 390, height: 600, appearance: .iOS)
      stand.present(
        Content(
          kind: .alert, title: "Rename", buttons: [.init("OK")], fields: [.init("Name")]))
      let root = try #require(stand.layer?.view.root)
      let field = try #require(stand.layer?.view.fields?[0]?.bounds(in: root))
      let row = try #require(stand.button("OK")?.bounds(in: root))
      #expect(field.x == 16)
      #expect(field.maxX == Double(root.size.width) - 16)
      #expect(abs(row.y - field.maxY - 16) <= 0.5)
    }

    @Test func `The rows of a popover reach its edges, and its corners cut them`() throws {
      let stand = Stand(width: 700, height: 600, appearance: .iOS)
      stand.present(from: .barButtonItem(stand.share))
      let popover = try #require(stand.layer?.popover?.widget)
      let contents = try #require(popover.children.first { $0.cssName == "contents" })
      let row = try #require(stand.button("Print")?.bounds(in: popover))
      let box = try #require(contents.bounds(in: popover))
      #expect(row.width >= box.width - 2)
      stand.move(to: stand.button("Print"))
      stand.mouse("mousedown")
      Display.settle()
      let picture = Picture(of: contents)
      let bottom = Double(picture.height) - 1
      let middle = Double(picture.width) / 2
      #expect(picture.color(middle, bottom - 4) == Color(224, 224, 224))
      #expect(picture.color(2, bottom - 2) != picture.color(middle, bottom - 4))
      stand.mouse("mouseup")
    }

    private func boldTitles(_ stand: Stand, of content: Content) -> [String] {
      content.buttons.map(\.title).filter { title in
        stand.button(title)?.title.map { $0.fontWeight >= 600 } ?? false
      }
    }
  }
}

extension Widget {
  /// The weight of the widget's font, where 400 is the usual one.
  fileprivate var fontWeight: Int {
    let context = gtk_widget_get_pango_context(pointer)
    return Int(
      pango_font_description_get_weight(pango_context_get_font_description(context)).rawValue)
  }

  /// The name of the widget in a style sheet.
  fileprivate var cssName: String {
    String(cString: gtk_widget_get_css_name(pointer))
  }
}
