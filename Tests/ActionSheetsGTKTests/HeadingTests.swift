import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Titles and messages for which there is no room.
  @MainActor
  @Suite struct HeadingTests {
    private static let message = (1...30).map { "Sentence number \($0)." }.joined(separator: "\n")

    /// How far the text is scrolled, and how far it can be.
    private func scroll(_ stand: Stand) -> (value: Double, end: Double)? {
      guard let area = stand.layer?.view.heading?.area else { return nil }
      let adjustment = gtk_scrolled_window_get_vadjustment(area.opaque)
      return (
        gtk_adjustment_get_value(adjustment),
        gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      )
    }

    @Test(arguments: [Content.Kind.actionSheet, .alert], [(400, 400), (700, 300)])
    func `I1, A7: Page Down reads a message to its end, and Page Up back`(
      kind: Content.Kind, size: (width: Int, height: Int)
    ) throws {
      let stand = Stand(width: Int32(size.width), height: Int32(size.height))
      var content = Content(
        kind: kind, title: "Title", message: Self.message,
        buttons: [.init("Delete", role: .destructive), .init("Keep"), .init("Copy")])
      content.buttons.append(.init("Cancel", role: .cancel))
      stand.present(content)
      #expect(stand.focusedTitle == "Keep")
      var presses = 0
      var seen = Double(stand.layer?.view.heading?.area.size.height ?? 0)
      while let place = scroll(stand), place.value < place.end, presses < 40 {
        let before = place.value
        stand.key("Page_Down")
        presses += 1
        let after = try #require(scroll(stand)).value
        #expect(after > before)
        // Nothing is passed over.
        #expect(after < seen)
        seen = after + Double(stand.layer?.view.heading?.area.size.height ?? 0)
        #expect(stand.focusedTitle == "Keep")
      }
      #expect(presses > 1)
      stand.key("Page_Down")
      #expect(stand.focusedTitle != "Keep")
      stand.key("Page_Up")
      let top = try #require(stand.focusedTitle)
      for _ in 0..<presses { stand.key("Page_Up") }
      #expect(scroll(stand)?.value == 0)
      #expect(stand.focusedTitle == top)
      #expect(stand.outcomes == [])
    }

    @Test func `I1, A15: where no line has room, Page Down moves the focus`() {
      let stand = Stand(width: 300, height: 200)
      stand.present(
        Content(
          title: "Title", message: Self.message,
          buttons: [.init("Keep"), .init("Copy"), .init("Cancel", role: .cancel)]))
      stand.key("Page_Down")
      #expect(stand.focusedTitle == "Copy")
    }

    @Test func `A7: page keys in a field scroll the text above it, and typing comes back`() throws {
      let stand = Stand(width: 400, height: 400)
      stand.present(
        Content(
          kind: .alert, title: "Title", message: Self.message,
          buttons: [.init("OK"), .init("Cancel", role: .cancel)], fields: [.init("Name")]))
      #expect(Display.wait { (scroll(stand)?.value ?? 0) > 0 })
      // The focus of a new window takes a while, unless the person uses the keyboard.
      stand.key("a")
      let atField = try #require(scroll(stand)).value
      stand.key("Page_Up")
      #expect(try #require(scroll(stand)).value < atField)
      stand.key("b")
      #expect(scroll(stand)?.value == atField)
      #expect(stand.texts.map { $0.string } == ["ab"])
    }

    @Test(arguments: [Appearance.toolkit, .iOS], [1, 1.5, 2])
    func `I9: a list that goes on ends in the middle of a row, whatever the height`(
      appearance: Appearance, scale: Double
    ) throws {
      let desktop = Desktop()
      desktop.textScale = scale
      let stand = Stand(width: 400, height: 300, appearance: appearance)
      let rows = (0..<40).map { Content.Button("Row \($0)") }
      stand.present(
        Content(title: "Title", buttons: rows + [.init("Cancel", role: .cancel)]))
      for height in stride(from: Int(180 + 90 * scale), through: 620, by: 17) {
        stand.resize(400, Int32(height))
        let list = try #require(stand.layer?.view.rows)
        let area = list.area.size.height
        let cut = try #require(
          list.made.keys.compactMap { list[$0]?.widget.bounds(in: list.area) }
            .first { $0.y < Double(area) && $0.maxY > Double(area) }, "\(height)")
        let share = (Double(area) - cut.y) / cut.height
        #expect((0.35...0.65).contains(share), "\(height): \(share)")
        #expect(cut.y > 0, "\(height)")
      }
    }
  }
}
