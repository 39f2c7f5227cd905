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
      // Themes with translucent buttons, libadwaita's for one, would let the dimmed window show through.
      let ground = try #require(stand.layer?.view.ground)
      #expect(ground.isVisible)
      #expect(ground.bounds(in: stand.window) == cancel)
      // The group of rows ends one padding below its last row.
      #expect(cancel.y - last.maxY == Double(8 + SheetMetrics(.toolkit).padding))
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
      let sheet = try #require(Display.bounds(of: stand.layer?.view.root))
      let control = try #require(Display.bounds(of: stand.share))
      #expect(!sheet.intersects(control))
      #expect(sheet.y >= control.maxY)
    }

    @Test func `L13, P2: a sheet keeps its own place though another is asked for as it comes`()
      throws
    {
      let stand = Stand()
      var isFirst = true
      stand.presenter?.present(
        Presentation.Request(Stand.note, options: Presentation.Options(isAnimated: false)),
        from: .barButtonItem(stand.share)
      ) { report in
        guard case .call(.willPresent) = report, isFirst else { return }
        isFirst = false
        stand.presenter?.present(
          Presentation.Request(Stand.note, options: Presentation.Options(isAnimated: false)),
          from: .view(stand.beneath)
        ) { _ in }
      }
      Display.settle()
      let layers = try #require(stand.presenter?.layers)
      #expect(layers.map(\.form) == [.popover, .centered])
      let layer = try #require(layers.first)
      let anchor = try #require(stand.share.bounds(in: layer.root))
      #expect(layer.delegate?.anchorBounds == anchor)
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

    @Test(arguments: [true, false])
    func `P4: the bar of a popover's button works only if it was asked for`(isLive: Bool) {
      let stand = Stand()
      var presses = 0
      stand.share.on("clicked") { presses += 1 }
      let options = Presentation.Options(isAnimated: false, keepsBarLive: isLive)
      stand.present(from: .barButtonItem(stand.share), options: options)
      stand.click(on: stand.share)
      #expect(presses == (isLive ? 1 : 0))
      #expect(stand.outcomes == (isLive ? [] : [.cancelled(.outsidePress)]))
    }

    @Test func `P4, I8: beside a live bar all else stays out of use`() {
      let stand = Stand()
      let options = Presentation.Options(isAnimated: false, keepsBarLive: true)
      stand.present(from: .barButtonItem(stand.share), options: options)
      stand.click(on: stand.beneath, x: 20)
      #expect(stand.outcomes == [.cancelled(.outsidePress)])
      #expect(stand.presses == 0)
    }

    @Test func `P7: a popover follows the control that it aims at`() throws {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      let popover = try #require(stand.layer?.popover).widget.cast(to: GtkPopover.self)
      var before = GdkRectangle()
      _ = gtk_popover_get_pointing_to(popover, &before)
      gtk_widget_set_margin_end(stand.share.pointer, 100)
      Display.wait {
        var now = GdkRectangle()
        return gtk_popover_get_pointing_to(popover, &now) != 0 && now.x == before.x - 100
      }
      var after = GdkRectangle()
      _ = gtk_popover_get_pointing_to(popover, &after)
      #expect(after.x == before.x - 100)
    }

    @Test func `A15: where there is no room Cancel is the last of the rows and keeps the focus`() {
      let stand = Stand(width: 300, height: 400)
      stand.present()
      stand.key("Up")
      stand.key("Up")
      #expect(stand.focusedTitle == "Cancel")
      stand.resize(300, 130)
      #expect(stand.isCancelAmongRows)
      #expect(stand.focusedTitle == "Cancel")
      stand.resize(300, 400)
      #expect(!stand.isCancelAmongRows)
      #expect(stand.focusedTitle == "Cancel")
    }
  }
}

extension Stand {
  /// Whether Cancel is one of the rows that scroll.
  fileprivate var isCancelAmongRows: Bool {
    guard let cancel = button("Cancel"), let rows = layer?.view.rows else { return false }
    return cancel.isWithin(rows.area)
  }
}
