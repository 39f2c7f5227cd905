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

    /// Texts at which Pango 1.50 ends the program where lines end at words.
    nonisolated static let loose = [
      "\u{1F3FF}\u{1F3FB}\u{1808}", "\u{1F3FE}\u{1F3FE}  \u{E0}", " \u{5A5}\u{301E}",
      " \u{200D}\u{1F1EE}\u{1F1FD}\u{5F0}", " \u{65A}\u{20DD}", " \u{5BF}\u{FFFA}\u{FFFC}",
      "\u{1F1EF}\u{FE04}\u{1F1FA}\u{1F1FB}\u{2011}", "\u{1F3FC}\u{1F3FE}\u{93A}",
    ]

    @Test(arguments: loose)
    func `Marks that stand on nothing are shown`(text: String) {
      let stand = Stand(width: 300)
      stand.present(Content(title: text, buttons: [.init(text), .init(text, role: .cancel)]))
      for width in stride(from: 1, through: 60, by: 7) {
        let label = Text.label(lines: 3)
        Text.show(text, in: label)
        #expect(label.height(forWidth: max(width, label.width().minimum)).natural > 0)
      }
      #expect(stand.layer?.view.root.isMapped == true)
    }

    @Test(arguments: loose) func `Marks that stand on nothing are found`(text: String) {
      #expect(LooseMarks.occur(in: text))
    }

    @Test(arguments: [
      "Delete", "e\u{301}te\u{301}", "\u{1F1E9}\u{1F1EA} Deutsch", "\u{1F44D}\u{1F3FD} Yes",
      "\u{1F469}\u{200D}\u{1F467} Family", "हिन्दी में", "مُحَمَّد", "1\u{FE0F}\u{20E3}", "",
    ]) func `Marks that are part of a letter are not loose`(text: String) {
      #expect(!LooseMarks.occur(in: text))
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
