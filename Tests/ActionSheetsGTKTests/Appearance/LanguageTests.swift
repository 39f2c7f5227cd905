import ActionSheets
import CGTK
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
    func
      `T9: texts in Arabic mirror their sheet alone, and the window as little as the next sheet`()
      throws
    {
      let stand = Stand()
      let id = try #require(
        stand.present(note(in: Language("ar")), from: .barButtonItem(stand.share)))
      #expect(try isMirrored(stand.button("A")))
      #expect(stand.layer?.popover?.widget.layoutDirection == .rightToLeft)
      for widget in [stand.window, stand.share, stand.beneath] {
        #expect(widget.layoutDirection == .leftToRight)
      }
      #expect(stand.presenter?.environment.layoutDirection == .leftToRight)
      stand.presenter?.dismiss(id)
      Display.settle()
      stand.present(note(in: nil), from: .barButtonItem(stand.share))
      #expect(try !isMirrored(stand.button("A")))
    }

    @Test func `T9: a window of the presenter's own has the direction of its topmost sheet`() throws
    {
      let presenter = GTKPresenter(SheetWindow(name: "own"))
      presenter.language = .english
      let options = Presentation.Options(isAnimated: false)
      func present(_ tag: String) -> Presentation.ID {
        let content = note(in: Language(tag))
        return presenter.present(
          Presentation.Request(content, options: options), from: nil
        ) { _ in }
      }
      let first = present("ar")
      let window = try #require(presenter.host.window)
      #expect(window.layoutDirection == .rightToLeft)
      #expect(presenter.environment.layoutDirection == .leftToRight)
      presenter.dismiss(present("de"))
      #expect(window.layoutDirection == .rightToLeft)
      presenter.send(.contentChanged(note(in: .english)), to: first)
      #expect(window.layoutDirection == .leftToRight)
      #expect(try !isMirrored(presenter.layers.last?.view.widget(of: ButtonID(0))))
      presenter.cancelAll(.programmatic)
      Display.settle()
    }

    @Test func `I10, T9: texts from left to right stay so when the desktop's direction changes`()
      throws
    {
      let stand = Stand()
      stand.present(note(in: Language("de")))
      desktop.isRightToLeft = true
      Display.settle()
      #expect(try !isMirrored(stand.button("A")))
    }

    @Test func `T9: a bar fills from where reading begins`() throws {
      let stand = Stand()
      var content = Content(
        kind: .alert, title: "T", buttons: [.init("A", role: .cancel)], progress: .fraction(0.25))
      content.language = Language("ar")
      stand.present(content)
      let bar = try #require(stand.layer?.view.root.first("GtkProgressBar") { $0.isMapped })
      let done = try #require(bar.children.first?.children.first?.bounds(in: bar))
      #expect(done.x > Double(bar.size.width) / 2)
    }

    @Test(arguments: [("de", " s"), ("ja", "秒"), ("ar", " ث")])
    func `T8: a sheet counts down in the language of its texts`(tag: String, unit: String) throws {
      let stand = Stand()
      stand.present(
        note(in: Language(tag)),
        options: Presentation.Options(timeout: .seconds(3600)))
      let label = try #require(stand.layer?.view.root.label("actionsheet-countdown"))
      #expect(String(cString: gtk_label_get_text(label.opaque)).hasSuffix(unit))
    }

    @Test func `T8: Cancel of a confirmation is in the person's language`() throws {
      let stand = Stand()
      stand.presenter?.language = try #require(Language("de"))
      var isGerman = false
      let timer = LoopTimer(after: .milliseconds(50)) {
        guard stand.layer?.view.root.isMapped == true else { return true }
        isGerman = stand.button("Abbrechen") != nil
        stand.presenter?.cancelAll(.programmatic)
        return false
      }
      #expect(stand.presenter?.confirm("Weg?", destructive: "Löschen") == false)
      withExtendedLifetime(timer) {}
      #expect(isGerman)
    }

    @Test func `T8: a program says it in words of its own`() throws {
      let stand = Stand()
      var words = Presentation.Vocabulary()
      words.selected = "in use"
      stand.presenter?.vocabulary = words
      stand.present(note(in: Language("de")))
      #expect(try #require(stand.button("B")).hasDescription("in use"))
    }

    @Test
    func `T8: assistive technology is told in the language of the texts, or of the host`()
      throws
    {
      let stand = Stand()
      stand.presenter?.language = try #require(Language("de"))
      stand.present(note(in: nil))
      #expect(try #require(stand.button("B")).hasDescription("ausgewählt"))
      #expect(try #require(stand.button("A")).hasDescription("unwiderruflich"))
      let id = try #require(stand.layer?.id)
      stand.presenter?.send(.contentChanged(note(in: Language("fr"))), to: id)
      Display.settle()
      #expect(try #require(stand.button("B")).hasDescription("sélectionné"))
      #expect(try #require(stand.button("A")).hasDescription("irréversible"))
    }
  }
}
