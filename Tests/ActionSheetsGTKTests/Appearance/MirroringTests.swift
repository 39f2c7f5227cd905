import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Row S12: right-to-left languages mirror the layout.
  @MainActor
  @Suite struct MirroringTests {
    private let desktop = Desktop()

    @Test(arguments: [Appearance.toolkit, .iOS], [false, true])
    func `S12: in an alert the first of two buttons stands where reading begins`(
      appearance: Appearance, isRightToLeft: Bool
    ) throws {
      desktop.isRightToLeft = isRightToLeft
      let stand = Stand(appearance: appearance)
      stand.present(
        Content(
          kind: .alert, title: "Delete?",
          buttons: [.init("Delete"), .init("Cancel", role: .cancel)]
        ))
      let cancel = try #require(stand.bounds(of: "Cancel"))
      let delete = try #require(stand.bounds(of: "Delete"))
      #expect(cancel.y == delete.y)
      #expect((cancel.x > delete.x) == isRightToLeft)
      #expect(stand.focusedTitle != nil)
    }

    @Test(arguments: [false, true])
    func `S12: a sheet in a window of its own is mirrored from the first`(
      isRightToLeft: Bool
    ) throws {
      desktop.isRightToLeft = isRightToLeft
      let presenter = GTKPresenter(SheetWindow(name: "own"))
      presenter.present(Presentation.Request(Stand.note), from: nil) { _ in }
      #expect(
        presenter.environment.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
      let root = try #require(presenter.layers.last?.view.root)
      #expect(Display.wait { root.isMapped })
      Display.settle()
      let row = try #require(presenter.layers.last?.view.widget(of: ButtonID(0)))
      let mark = try #require(row.mark?.bounds(in: row))
      let title = try #require(row.title?.bounds(in: row))
      #expect((mark.x > title.x) == isRightToLeft)
      presenter.cancelAll(.programmatic)
      Display.settle()
    }

    @Test(arguments: [400, 700] as [Int32])
    func `S12: the sign of a destructive row stands on the other side`(width: Int32) throws {
      desktop.isRightToLeft = true
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      let row = try #require(stand.button("Delete Note"))
      let mark = try #require(row.mark?.bounds(in: row))
      let title = try #require(row.title?.bounds(in: row))
      #expect(mark.x >= title.maxX)
      // Both together are in the middle.
      #expect(abs((title.x + mark.maxX) / 2 - Double(row.size.width) / 2) <= 8)
    }

    @Test(arguments: [400, 700] as [Int32])
    func `S12: the heading is centered in either direction`(width: Int32) throws {
      desktop.isRightToLeft = true
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      let root = try #require(stand.layer?.view.root)
      for style in ["actionsheet-title", "actionsheet-message"] {
        let place = try #require(root.label(style)?.bounds(in: root))
        #expect(abs(place.midX - Double(root.size.width) / 2) <= 0.5)
      }
    }

    @Test(arguments: [false, true])
    func `S12, P2: a popover beside its control stands on the side to which text runs`(
      isRightToLeft: Bool
    ) throws {
      desktop.isRightToLeft = isRightToLeft
      let stand = Stand(width: 900, height: 500)
      let rectangle = Rectangle<Double>(x: 430, y: 0, width: 20, height: 440)
      stand.present(from: .rectangle(rectangle, in: stand.beneath))
      #expect(stand.layer?.form == .popover)
      let beneath = try #require(Display.bounds(of: stand.beneath))
      let sheet = try #require(Display.bounds(of: stand.layer?.view.root))
      let (left, right) = (beneath.x + rectangle.x, beneath.x + rectangle.maxX)
      #expect(isRightToLeft ? sheet.maxX <= left : sheet.x >= right)
    }

    @Test func `S12: a popover of a mirrored window aims at its control`() throws {
      desktop.isRightToLeft = true
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      let window = try #require(Display.bounds(of: stand.window))
      let anchor = try #require(Display.bounds(of: stand.share))
      let sheet = try #require(Display.bounds(of: stand.layer?.view.root))
      #expect(anchor.midX < window.midX)
      #expect(sheet.y >= anchor.maxY)
      #expect(sheet.x <= anchor.midX && sheet.maxX >= anchor.midX)
    }
  }
}
