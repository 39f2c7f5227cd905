import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct TitleTests {
    @Test func `A title that is cut is whole in the tooltip, which goes when there is room`() {
      let stand = Stand(width: 300, height: 600)
      let long = String(repeating: "Move to the folder ", count: 6) + "of drafts"
      stand.present(Content(buttons: [.init(long), .init("Short"), .init(long, role: .cancel)]))
      #expect(stand.tooltips == [long, nil, long])
      stand.resize(445, 600)
      #expect(stand.layer?.form == .bottomSheet)
      #expect(stand.tooltips == [nil, nil, nil])
      stand.resize(300, 600)
      #expect(stand.tooltips == [long, nil, long])
    }

    @Test func `S11: the whole of a cut title is the button's accessible name`() throws {
      let stand = Stand(width: 300, height: 500)
      let long = String(repeating: "long ", count: 20_000) + "end"
      stand.present(Content(buttons: [.init(long)]))
      let button = try #require(stand.layer?.view.widget(of: ButtonID(0)))
      #expect(button.hasAccessibleName(long))
      #expect(!button.hasAccessibleName(String(long.dropLast())))
    }
  }
}

extension Stand {
  /// What each button shows while the pointer rests on it, in the order in which they were added.
  fileprivate var tooltips: [String?] {
    guard let layer, let presentation = presenter?.stage[layer.id] else { return [] }
    return presentation.content.buttons.indices.map { index in
      layer.view.widget(of: ButtonID(index)).flatMap { gtk_widget_get_tooltip_text($0.pointer) }
        .map { String(cString: $0) }
    }
  }
}

extension Widget {
  fileprivate func hasAccessibleName(_ name: String) -> Bool {
    cgtk_has_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name) != 0
  }
}
