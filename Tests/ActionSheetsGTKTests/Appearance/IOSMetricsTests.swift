import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// The distances of the iOS look, as GTK lays them out.
  @MainActor
  @Suite struct IOSMetricsTests {
    private let desktop = Desktop()

    /// Points of the toolkit's font, and the size of a button's font that they lead to.
    nonisolated static let sizes: [(points: Int, button: Double)] = [
      (9, 21), (10, 21), (11, 21), (12, 23), (13, 24), (14, 24), (15, 24), (18, 27.82), (22, 34),
    ]

    @Test(arguments: IOSMetricsTests.sizes)
    func `A1, A2: font and height of a button follow the size of text`(
      points: Int, button: Double
    ) throws {
      desktop.font = "Sans \(points)"
      let stand = Stand(width: 390, height: 700, appearance: .iOS)
      stand.present()
      let row = try #require(stand.button("Email"))
      let title = try #require(row.title)
      #expect(abs(title.fontSize - button) < 0.01)
      let line = Double(title.height().natural)
      let wanted = max(57.17, 2 * (1.8 + 0.4 * button) + line)
      #expect(abs(Double(row.outerSize.height) - wanted) <= 1)
      #expect(stand.button("Cancel")?.outerSize.height == row.outerSize.height)
    }

    @Test func `A1: a title of three lines makes a row as high as its text needs`() throws {
      let stand = Stand(width: 390, height: 700, appearance: .iOS)
      let long = String(repeating: "remarkably long ", count: 20)
      stand.present(Content(buttons: [.init(long), .init("Short")]))
      let row = try #require(stand.button(long))
      let line = try #require(stand.button("Short")?.title).size.height
      #expect(abs(Double(row.outerSize.height) - (2 * (1.8 + 0.4 * 21) + 3 * Double(line))) <= 2)
    }

    @Test func `A3: title and message are 13 high, 16 from the sides, 13.5 from the ends, 4 apart`()
      throws
    {
      let stand = Stand(width: 390, height: 700, appearance: .iOS)
      let text = String(repeating: "word ", count: 60)
      stand.present(Content(title: text, message: text, buttons: [.init("OK")]))
      let root = try #require(stand.layer?.view.root)
      let title = try #require(root.label("actionsheet-title"))
      let message = try #require(root.label("actionsheet-message"))
      #expect(title.fontSize == 13)
      #expect(message.fontSize == 13)
      let upper = try #require(title.bounds(in: root))
      let lower = try #require(message.bounds(in: root))
      let first = try #require(stand.button("OK")?.bounds(in: root))
      #expect(upper.x == 16)
      #expect(upper.maxX == Double(root.size.width) - 16)
      #expect(abs(upper.y - 13.5) <= 0.5)
      #expect(lower.y - upper.maxY == 4)
      #expect(abs(first.y - lower.maxY - 13.5) <= 1)
    }

    @Test func `A3: the text of the heading grows with the text size and never shrinks below 13`() {
      for (points, height) in [(8, 13.0), (11, 13), (22, 26)] {
        desktop.font = "Sans \(points)"
        let stand = Stand(width: 390, height: 700, appearance: .iOS)
        stand.present()
        #expect(stand.layer?.view.root.label("actionsheet-title")?.fontSize == height)
      }
    }

    @Test func `A4: 8 from the edges, 8 above Cancel, and 10 beside a title`() throws {
      let stand = Stand(width: 390, height: 700, appearance: .iOS)
      let long = String(repeating: "remarkably long ", count: 20)
      stand.present(Content(buttons: [.init(long), .init("Cancel", role: .cancel)]))
      let sheet = try #require(stand.sheetBounds)
      let content = try #require(stand.layer?.root.bounds(in: stand.window))
      #expect(sheet.x == content.x + 8)
      #expect(sheet.maxX == content.maxX - 8)
      #expect(sheet.maxY == content.maxY - 8)
      let row = try #require(stand.button(long))
      let cancel = try #require(stand.bounds(of: "Cancel"))
      // Cancel is placed at whole points, the end of a row is not.
      let rows = try #require(stand.bounds(of: long))
      #expect(abs(cancel.y - rows.maxY - 8) <= 0.5)
      let line = try #require(row.first("GtkBox")?.bounds(in: stand.window))
      #expect(line.x - rows.x == 10)
      #expect(rows.maxX - line.maxX == 10)
    }

    @Test(
      arguments: [(390, 700), (800, 350), (700, 250)] as [(Int32, Int32)],
      [Appearance.iOS, .toolkit])
    func `A5: in a low window the sheet keeps its upright width, in the middle`(
      size: (width: Int32, height: Int32), appearance: Appearance
    ) throws {
      let stand = Stand(width: size.width, height: size.height, appearance: appearance)
      stand.present()
      let sheet = try #require(stand.sheetBounds)
      let content = try #require(stand.layer?.root.bounds(in: stand.window))
      #expect(stand.layer?.form == .bottomSheet)
      let window = stand.window.size
      let upright = max(min(window.width, window.height) - 16, 304)
      #expect(sheet.width == Double(appearance == .iOS ? upright : window.width - 16))
      #expect(abs(sheet.midX - content.midX) <= 0.5)
    }

    @Test(arguments: [(390, 600, 20.0), (800, 350, 8)])
    func `A6: a sheet that has more than there is room for ends below the top`(
      width: Int, height: Int, gap: Double
    ) throws {
      let stand = Stand(width: Int32(width), height: Int32(height), appearance: .iOS)
      stand.present(Content(buttons: (1...40).map { .init("Row \($0)") }))
      let sheet = try #require(stand.sheetBounds)
      let content = try #require(stand.layer?.root.bounds(in: stand.window))
      // Less than a row is left free, so that the list ends in the middle of one.
      #expect((gap..<gap + 57).contains(sheet.y - content.y))
    }

    @Test func `A8: the dim lets six tenths of the light through`() throws {
      let stand = Stand(width: 390, height: 700, appearance: .iOS)
      stand.present()
      let dim = try #require(
        stand.layer?.root.children.first {
          gtk_widget_has_css_class($0.pointer, "actionsheet-dim") != 0
        })
      #expect(abs(dim.opacity - 0.4) < 0.01)
    }

    @Test(arguments: [(11, 270.0), (17, 270), (19, 310), (24, 310)])
    func `A12: an alert is 270 wide, and 310 in the sizes for accessibility`(
      points: Int, width: Double
    ) throws {
      desktop.font = "Sans \(points)"
      let stand = Stand(width: 700, height: 600, appearance: .iOS)
      let text = String(repeating: "word ", count: 60)
      stand.present(Content(kind: .alert, title: text, buttons: [.init("OK")]))
      #expect(stand.sheetBounds?.width == width)
      stand.key("Escape")
      stand.present(Content(kind: .alert, title: "A", buttons: [.init("OK")]))
      #expect(stand.sheetBounds?.width == width)
    }

    @Test func `A12: the rows of an alert are 45 high`() {
      let stand = Stand(width: 700, height: 600, appearance: .iOS)
      stand.present(
        Content(kind: .alert, title: "A", buttons: [.init("Yes"), .init("No"), .init("Maybe")]))
      #expect(["Yes", "No", "Maybe"].map { stand.button($0)?.outerSize.height } == [45, 45, 45])
    }

    @Test func `A12: in a narrow window an alert is as wide as there is room`() throws {
      let stand = Stand(width: 290, height: 400, appearance: .iOS)
      stand.present(
        Content(kind: .alert, title: "A", buttons: [.init("Perhaps Not"), .init("Perhaps Yes")]))
      let content = try #require(stand.layer?.root.size.width)
      #expect(stand.sheetBounds?.width == Double(min(content - 32, 270)))
    }
  }
}
