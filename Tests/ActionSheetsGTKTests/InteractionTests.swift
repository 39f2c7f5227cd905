import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct InteractionTests {
    nonisolated static let widths: [Int32] = [400, 700]

    @Test(arguments: widths)
    func `I4: a press that slides onto another row chooses that one`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.move(to: stand.button("Email"))
      stand.mouse("mousedown")
      stand.move(to: stand.button("Print"))
      #expect(stand.button("Print").map(isActive) == true)
      #expect(stand.button("Email").map(isActive) == false)
      stand.mouse("mouseup")
      #expect(stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test(arguments: widths)
    func `I4: a press from outside onto a row chooses nothing`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.move(to: stand.window, x: 30, y: 80)
      stand.mouse("mousedown")
      stand.move(to: stand.button("Print"))
      stand.mouse("mouseup")
      #expect(stand.outcomes == [])
    }

    @Test func `I4: what a scrolled list brings beneath a pressed mouse does not fire`() {
      let stand = Stand(width: 390, height: 500)
      stand.present(
        Content(
          buttons: (0..<40).map { .init("Delete \($0)", role: $0 < 20 ? .destructive : .default) }))
      stand.key("End")
      let last = stand.layer?.view.rows.rowsInView ?? 1
      stand.move(to: stand.button("Delete \(39 - last / 2)"))
      stand.mouse("mousedown")
      stand.key("Home")
      stand.mouse("mouseup")
      #expect(stand.outcomes == [])
    }

    @Test(arguments: widths)
    func `I2, I8: Tab loops within the sheet`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .view(stand.beneath))
      var titles: [String?] = []
      for _ in 0..<4 {
        stand.key("Tab")
        titles.append(stand.focusedTitle)
      }
      #expect(titles == ["Print", "Cancel", "Delete Note", "Email"])
    }

    @Test func `I1: typing jumps to a title`() {
      let stand = Stand()
      stand.present()
      stand.key("p")
      #expect(stand.focusedTitle == "Print")
    }

    @Test func `I6: a key that is held as the sheet appears presses nothing`() {
      let stand = Stand()
      Display.xdotool("keydown Return")
      Display.settle()
      stand.present()
      Display.xdotool("keydown Return")
      Display.settle()
      #expect(stand.outcomes == [])
      Display.xdotool("keyup Return")
      stand.key("Return")
      #expect(stand.outcomes == [.chose(ButtonID(1))])
    }

    @Test func `L15: an answer while the sheet slides in counts`() {
      let stand = Stand(width: 400)
      var outcome: Outcome<ButtonID>?
      stand.presenter?.present(Presentation.Request(Stand.note), from: nil) { report in
        if case .ended(let ended) = report { outcome = ended }
      }
      stand.presenter?.stage.sendToTop(.key(.enter))
      #expect(Display.wait { outcome != nil })
      #expect(outcome == .chose(ButtonID(1)))
    }

    @Test func `S7, L19: a sheet over a sheet, and only the upper one hears`() {
      let stand = Stand(width: 400)
      stand.present()
      let lower = stand.layer
      stand.present(Content(buttons: [.init("Upper")]))
      #expect(lower?.view.root.grabFocus() == false)
      #expect(stand.focusedTitle == "Upper")
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
      #expect(stand.focusedTitle == "Email")
    }

    @Test func `I9: 100,000 rows, of which few exist, and the last is reached`() {
      let stand = Stand(width: 400)
      let buttons = (0..<100_000).map { Content.Button("Row \($0)") }
      stand.present(Content(buttons: buttons + [.init("Cancel", role: .cancel)]))
      #expect((stand.layer?.view.rows.made.keys.count ?? .max) < 120)
      stand.key("End")
      stand.key("Up")
      #expect(stand.focusedTitle == "Row 99999")
      #expect((stand.layer?.view.rows.made.keys.count ?? .max) < 120)
      stand.key("Home")
      #expect(stand.focusedTitle == "Row 0")
      stand.key("Page_Down")
      let inView = stand.layer?.view.rows.rowsInView ?? 0
      #expect(inView > 1)
      #expect(stand.focusedTitle == "Row \(inView)")
      stand.key("Return")
      #expect(stand.outcomes.count == 1)
    }

    @Test func `I2, I9: the first focus is in view however far down it is`() throws {
      let stand = Stand(width: 390, height: 500)
      stand.present(
        Content(
          buttons: (0..<40).map { .init("Delete \($0)", role: .destructive) } + [.init("Keep")]))
      let isInView = {
        guard let row = stand.bounds(of: "Keep"), let sheet = stand.sheetBounds else {
          return false
        }
        return row.y >= sheet.y && row.maxY <= sheet.maxY
      }
      #expect(Display.wait { isInView() })
      #expect(stand.focusedTitle == "Keep")
    }

    @Test(arguments: [
      "_File", "a & b", "<b>bold</b>", "שלום", "مرحبا", "👨‍👩‍👧‍👦", "a\u{0}b", "line\nline",
      "\u{202E}evil", "Cancel\u{200B}", "\u{2066}a\u{2069}",
      String(repeating: "long ", count: 20_000),
    ])
    func `C17: a hostile title is text and nothing else`(title: String) throws {
      let stand = Stand(width: 400)
      stand.present(Content(title: title, message: title, buttons: [.init(title)]))
      let button = try #require(stand.button(title))
      let sheet = try #require(stand.sheetBounds)
      #expect(sheet.height <= Double(stand.window.size.height))
      #expect((button.bounds(in: stand.window)?.height ?? 0) < 100)
      #expect(Text.shown(in: button) == Text.prefixOf(title))
    }

    @Test func `Presentations leave nothing behind`() {
      let stand = Stand(width: 700)
      func presentAndCancel(_ times: Int) {
        for index in 0..<times {
          let anchor: Anchor<Widget> =
            index % 2 == 0 ? .barButtonItem(stand.share) : .view(stand.beneath)
          let id = stand.presenter?.present(
            Presentation.Request(Stand.note, options: Presentation.Options(isAnimated: false)),
            from: anchor
          ) { _ in }
          for _ in 0..<4 { g_main_context_iteration(nil, 0) }
          if let id { stand.presenter?.dismiss(id) }
          for _ in 0..<4 { g_main_context_iteration(nil, 0) }
        }
        Display.settle()
      }
      presentAndCancel(200)
      let before = Memory.resident
      presentAndCancel(1000)
      // Pages that the allocator keeps are no growth; a leaked sheet is some 100 KiB.
      #expect(Memory.resident - before < 8 << 20)
      #expect(stand.presenter?.layers.isEmpty == true)
    }

    private func isActive(_ widget: Widget) -> Bool {
      gtk_widget_get_state_flags(widget.pointer).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }
  }
}
