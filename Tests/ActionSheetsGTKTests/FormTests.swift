import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct FormTests {
    @Test func `S5, P1: in a compact window the sheet covers the width, 8 from the edges`() throws {
      let stand = Stand(width: 400, height: 600)
      stand.present(from: .barButtonItem(stand.share))
      let sheet = try #require(stand.sheetBounds)
      let content = try #require(stand.layer?.root.bounds(in: stand.window))
      #expect(stand.layer?.form == .bottomSheet)
      #expect(sheet.x == content.x + 8)
      #expect(sheet.maxX == content.maxX - 8)
      #expect(sheet.maxY == content.maxY - 8)
    }

    @Test func `A4: Cancel stands 8 apart`() throws {
      let stand = Stand(width: 400, height: 600)
      stand.present()
      let cancel = try #require(stand.bounds(of: "Cancel"))
      let sheet = try #require(stand.sheetBounds)
      let last = try #require(stand.bounds(of: "Print"))
      #expect(cancel.maxY == sheet.maxY)
      // The group of rows ends one padding below its last row.
      #expect(cancel.y - last.maxY == Double(8 + Metrics(.toolkit).padding))
    }

    @Test func `P2: in a regular window a bar button gets a popover whose arrow aims at it`() throws
    {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      #expect(stand.layer?.form == .popover)
      let popover = try #require(stand.layer?.popover)
      var pointing = GdkRectangle()
      #expect(gtk_popover_get_pointing_to(popover.widget.cast(to: GtkPopover.self), &pointing) != 0)
      let layer = try #require(stand.layer?.root)
      let anchor = try #require(stand.share.bounds(in: layer))
      #expect(abs(Double(pointing.x) - anchor.x) <= 1)
      #expect(abs(Double(pointing.y) - anchor.y) <= 1)
      #expect(Double(pointing.width) == anchor.width)
      let sheet = try #require(popover.widget.bounds(in: layer))
      #expect(!sheet.intersects(anchor))
    }

    @Test func `P3: in a regular window a plain view gets a centered sheet`() throws {
      let stand = Stand()
      stand.present(from: .view(stand.beneath))
      #expect(stand.layer?.form == .centered)
      let sheet = try #require(stand.sheetBounds)
      let content = try #require(stand.layer?.root.bounds(in: stand.window))
      #expect(abs(sheet.midX - content.midX) <= 1)
      #expect(abs(sheet.midY - content.midY) <= 1)
    }

    @Test func `L16: the form changes with the window, the focus stays, no call is made`() {
      let stand = Stand(width: 700, height: 500)
      stand.present(from: .barButtonItem(stand.share))
      stand.key("Down")
      let calls = stand.calls
      #expect(stand.focusedTitle == "Print")
      stand.resize(400, 500)
      #expect(stand.layer?.form == .bottomSheet)
      #expect(stand.focusedTitle == "Print")
      stand.resize(700, 500)
      #expect(stand.layer?.form == .popover)
      #expect(Display.wait { stand.focusedTitle == "Print" })
      #expect(stand.calls == calls)
    }
  }
}
