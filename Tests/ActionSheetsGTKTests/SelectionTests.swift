import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Buttons whose choice is set now, and second lines.
  @MainActor
  @Suite struct SelectionTests {
    private func content(selected: Int) -> Content {
      Content(
        buttons: [.init("Delete All", role: .destructive, subtitle: "For good")]
          + ["By Name", "By Date", "By Size"].enumerated().map {
            .init($1, subtitle: $0 == 2 ? "Largest first" : nil, isSelected: $0 == selected)
          } + [.init("Cancel", role: .cancel)])
    }

    /// The check marks of a row that can be seen.
    private func checks(of row: Widget?) -> [Widget] {
      guard let row else { return [] }
      let inner = row.children.flatMap { checks(of: $0) }
      return gtk_widget_has_css_class(row.pointer, "actionsheet-check") != 0 ? [row] : inner
    }

    @Test(arguments: [false, true])
    func
      `I16: a selected row has a check mark at its trailing end, and its title stays in the middle`(
        isMirrored: Bool
      ) throws
    {
      gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let stand = Stand(width: 400)
      stand.present(content(selected: 1))
      #expect(checks(of: stand.button("By Name")).isEmpty)
      let row = try #require(stand.button("By Date"))
      let title = try #require(row.title?.bounds(in: row))
      let check = try #require(checks(of: row).first?.bounds(in: row))
      #expect((check.x > title.maxX) != isMirrored)
      let middle = try #require(row.bounds(in: row))
      #expect(abs(title.x + title.maxX - middle.x - middle.maxX) <= 2)
      #expect(stand.focusedTitle == "By Date")
    }

    @Test func `I16: assistive technology is told of the second line and that a row is selected`()
      throws
    {
      let stand = Stand(width: 400)
      stand.present(content(selected: 2))
      #expect(
        try #require(stand.button("By Size")).hasDescription("Largest first, selected"))
      let id = try #require(stand.layer?.id)
      stand.presenter?.send(.contentChanged(content(selected: 0)), to: id)
      Display.settle()
      #expect(try #require(stand.button("By Size")).hasDescription("Largest first"))
      #expect(try #require(stand.button("By Name")).hasDescription("selected"))
      #expect(checks(of: stand.button("By Size")).isEmpty)
    }

    @Test func `I16: a second line stands below the title, within its row`() throws {
      let stand = Stand(width: 400)
      stand.present(content(selected: 0))
      let row = try #require(stand.button("By Size"))
      #expect(Text.shown(in: row) == "Largest first")
      let title = try #require(row.title?.bounds(in: row))
      let second = try #require(row.label("actionsheet-subtitle")?.bounds(in: row))
      #expect(second.y >= title.maxY)
      #expect(second.maxY <= (try #require(row.bounds(in: row))).maxY)
    }
  }
}

extension Widget {
  /// Whether assistive technology adds this to the name of the widget.
  func hasDescription(_ text: String) -> Bool {
    cgtk_has_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) != 0
  }
}
