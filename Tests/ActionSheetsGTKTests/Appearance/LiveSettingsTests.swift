import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Row I10: what changes while a sheet is up takes effect at once, and nothing else changes.
  @MainActor
  @Suite struct LiveSettingsTests {
    private let desktop = Desktop()

    /// Has a sheet on its second row, changes something, and checks what must stay as it was.
    private func change(
      _ stand: Stand, _ body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let calls = stand.calls
      let focus = stand.focusedTitle
      let form = stand.layer?.form
      body()
      Display.settle()
      #expect(stand.calls == calls, sourceLocation: sourceLocation)
      #expect(stand.outcomes == [], sourceLocation: sourceLocation)
      #expect(stand.focusedTitle == focus, sourceLocation: sourceLocation)
      #expect(stand.layer?.form == form, sourceLocation: sourceLocation)
    }

    private func stand(_ appearance: Appearance, width: Int32 = 400) -> Stand {
      let stand = Stand(width: width, height: 700, appearance: appearance)
      stand.present(from: .barButtonItem(stand.share))
      stand.key("Down")
      #expect(stand.focusedTitle == "Print")
      return stand
    }

    @Test(arguments: [Appearance.toolkit, .iOS], [400, 700] as [Int32])
    func `I10: a theme changes the colors`(appearance: Appearance, width: Int32) throws {
      let stand = stand(appearance, width: width)
      let row = try #require(stand.button("Email")?.title)
      let heading = try #require(stand.layer?.view.root.label("actionsheet-title"))
      var seen: [[Color]] = []
      for look in Look.allCases {
        change(stand) { desktop.theme = look.rawValue }
        let canvas = stand.layer?.popover?.widget ?? stand.window
        let place = try #require(heading.place(inPictureOf: canvas))
        let ground = try #require(Picture(of: canvas).color(place.x + 1, place.y + 1))
        seen.append([row.color, ground])
        #expect(heading.color.contrast(to: ground) >= 4.5, "\(look)")
      }
      // Each theme has a pair of its own.
      #expect(Set(seen.map { "\($0)" }).count == 4, "\(seen)")
    }

    @Test(arguments: [Appearance.toolkit, .iOS])
    func `I10: the preference for dark changes the colors and back`(appearance: Appearance) throws {
      let stand = stand(appearance)
      let heading = try #require(stand.layer?.view.root.label("actionsheet-title"))
      let light = heading.color
      change(stand) { desktop.prefersDark = true }
      #expect(heading.color != light)
      change(stand) { desktop.prefersDark = false }
      #expect(heading.color == light)
    }

    @Test(arguments: [Appearance.toolkit, .iOS], [400, 700] as [Int32])
    func `I10: twice the text size makes rows higher, and back`(
      appearance: Appearance, width: Int32
    ) throws {
      let stand = stand(appearance, width: width)
      let row = try #require(stand.button("Email"))
      let label = try #require(row.title)
      let (height, font) = (row.outerSize.height, label.fontSize)
      let sheet = try #require(stand.sheetHeight)
      change(stand) { desktop.textScale = 2 }
      #expect(label.fontSize > 1.4 * font)
      #expect(row.outerSize.height > height)
      #expect(try #require(stand.sheetHeight) > sheet)
      // Nothing of the text is lost: the rows follow each other without gap or overlap.
      let next = try #require(stand.bounds(of: "Print"))
      let bounds = try #require(stand.bounds(of: "Email"))
      #expect(abs(next.y - bounds.maxY - Double(SheetMetrics(appearance).spacing)) <= 1)
      #expect(
        stand.layer?.view.rows.common == row.outerSize.height
          + SheetMetrics(appearance).spacing)
      change(stand) { desktop.textScale = 1 }
      #expect(row.outerSize.height == height)
      #expect(stand.sheetHeight == sheet)
    }

    @Test(arguments: [Appearance.toolkit, .iOS])
    func `I10: another font takes effect`(appearance: Appearance) throws {
      let stand = stand(appearance)
      let label = try #require(stand.button("Email")?.title)
      let height = label.fontSize
      change(stand) { desktop.font = "Sans 22" }
      #expect(label.fontSize > 1.4 * height)
    }

    @Test func `I10, A12: an alert stacks its buttons when text grows, and is wider`() throws {
      let stand = Stand(appearance: .iOS)
      stand.present(
        Content(
          kind: .alert, title: "Delete?",
          buttons: [.init("Delete"), .init("Cancel", role: .cancel)]
        ))
      // The focus of a new window takes a while, unless the person moves it.
      stand.key("Tab")
      let isInLine = { stand.bounds(of: "Cancel")?.y == stand.bounds(of: "Delete")?.y }
      #expect(isInLine())
      change(stand) { desktop.textScale = 3 }
      #expect(!isInLine())
      #expect(stand.sheetBounds?.width == 310)
      change(stand) { desktop.textScale = 1 }
      #expect(isInLine())
      #expect(stand.sheetBounds?.width == 270)
    }

    @Test func `I10, I9: of a long list the focused row stays in view when text grows`() throws {
      let stand = Stand(width: 400, height: 600)
      stand.present(Content(buttons: (0..<1000).map { .init("Row \($0)") }))
      for _ in 0..<12 { stand.key("Page_Down") }
      let title = try #require(stand.focusedTitle)
      change(stand) { desktop.textScale = 2 }
      let area = try #require(stand.layer?.view.rows.area)
      // The rows are measured, and the list scrolled, at one turn after the other.
      Display.wait {
        guard let row = stand.button(title)?.bounds(in: area) else { return false }
        return row.y >= 0 && row.maxY <= Double(area.size.height)
      }
      let row = try #require(stand.button(title)?.bounds(in: area))
      #expect(row.y >= 0)
      #expect(row.maxY <= Double(area.size.height))
      #expect(row.height > 40)
    }

    @Test(arguments: [Appearance.toolkit, .iOS], [false, true])
    func `I10, S12: another direction mirrors the sheet`(
      appearance: Appearance, ofWindow: Bool
    ) throws {
      let stand = stand(appearance)
      let row = try #require(stand.button("Delete Note"))
      let isMarkLeft = {
        (row.mark?.bounds(in: row)?.x ?? 0) < (row.title?.bounds(in: row)?.x ?? 0)
      }
      let turn = { (isRightToLeft: Bool) in
        if ofWindow {
          gtk_widget_set_direction(
            stand.window.pointer, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        } else {
          self.desktop.isRightToLeft = isRightToLeft
        }
      }
      #expect(isMarkLeft())
      change(stand) { turn(true) }
      #expect(!isMarkLeft())
      #expect(stand.presenter?.environment.layoutDirection == .rightToLeft)
      change(stand) { turn(false) }
      #expect(isMarkLeft())
      #expect(stand.presenter?.environment.layoutDirection == .leftToRight)
    }

    @Test func `I10: without animations a sheet leaves at once`() {
      desktop.isAnimated = true
      let stand = Stand(width: 400)
      stand.present(animated: true)
      Display.wait { stand.calls.last == .didPresent }
      change(stand) { desktop.isAnimated = false }
      stand.presenter?.stage.sendToTop(.cancel(.escape))
      #expect(stand.layer == nil)
      #expect(stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `A11, L15: a sheet that is left while it comes turns round where it is`() throws {
      desktop.isAnimated = true
      let stand = Stand(width: 400)
      stand.presenter?.present(Presentation.Request(Stand.note), from: nil) { _ in }
      let coming = try #require(stand.layer?.movement?.transition)
      #expect(coming == .appearing)
      #expect(coming.duration == .milliseconds(335))
      // A window under test may take longer than the way; then there is nothing left to turn.
      stand.presenter?.stage.sendToTop(.cancel(.escape))
      let leaving = try #require(stand.layer?.movement?.transition)
      #expect(leaving.end == 0)
      #expect(leaving.start < 1)
      #expect(leaving.duration < .milliseconds(335))
      #expect(Display.wait { stand.layer == nil })
    }
  }
}

extension Stand {
  /// The height of the sheet, in a popover or not.
  fileprivate var sheetHeight: Int? { layer?.view.root.size.height }
}
