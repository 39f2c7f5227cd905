import ActionSheets
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Rows T8 and T9: words and direction follow the language of the texts, or of the host.
  @MainActor
  @Suite struct LanguageTests {
    private let desktop = Desktop()

    private func note(in language: Language?) -> Content {
      var content = Content(
        title: "T", buttons: [.init("A", role: .destructive), .init("B", isSelected: true)])
      content.language = language
      return content
    }

    private func isMirrored(_ row: Widget?) throws -> Bool {
      let row = try #require(row)
      let mark = try #require(row.mark?.bounds(in: row))
      return mark.x > (try #require(row.title?.bounds(in: row))).x
    }

    @Test(arguments: [400, 700] as [Int32])
    func `T9: texts in Arabic mirror their sheet, and other texts mirror it back`(width: Int32)
      throws
    {
      let stand = Stand(width: width)
      stand.present(note(in: Language("ar")), from: .barButtonItem(stand.share))
      #expect(try isMirrored(stand.button("A")))
      let id = try #require(stand.layer?.id)
      stand.presenter?.send(.contentChanged(note(in: .english)), to: id)
      Display.settle()
      #expect(try !isMirrored(stand.button("A")))
    }

    @Test
    func `T9: a program's window keeps its direction for texts that do not say their language`()
      throws
    {
      let stand = Stand()
      stand.presenter?.language = try #require(Language("ar"))
      stand.present(note(in: nil))
      #expect(try !isMirrored(stand.button("A")))
    }

    @Test func `T9: a window of the presenter's own has the direction of the person's language`()
      throws
    {
      let presenter = GTKPresenter(SheetWindow(name: "own"))
      presenter.language = try #require(Language("ar"))
      presenter.present(Presentation.Request(note(in: nil)), from: nil) { _ in }
      let root = try #require(presenter.layers.last?.view.root)
      #expect(Display.wait { root.isMapped })
      Display.settle()
      #expect(try isMirrored(presenter.layers.last?.view.widget(of: ButtonID(0))))
      presenter.cancelAll(.programmatic)
      Display.settle()
    }

    @Test
    func `T8: assistive technology is told in the language of the texts, or of the host`()
      throws
    {
      let stand = Stand()
      stand.presenter?.language = try #require(Language("de"))
      stand.present(note(in: nil))
      #expect(try #require(stand.button("B")).hasDescription("ausgewählt"))
      let id = try #require(stand.layer?.id)
      stand.presenter?.send(.contentChanged(note(in: Language("fr"))), to: id)
      Display.settle()
      #expect(try #require(stand.button("B")).hasDescription("sélectionné"))
    }
  }
}
