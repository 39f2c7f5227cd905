import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct ToolkitLookTests {
    private let desktop = Desktop()

    @Test func `S8, I11: a destructive row has the toolkit's style and a sign beside its title`()
      throws
    {
      let stand = Stand(width: 400)
      stand.present()
      let titles = ["Delete Note", "Email", "Print", "Cancel"]
      let rows = try titles.map { try #require(stand.button($0)) }
      let classes = rows.map { gtk_widget_has_css_class($0.pointer, "destructive-action") != 0 }
      #expect(classes == [true, false, false, false])
      #expect(rows.map { $0.mark != nil } == [true, false, false, false])
      let mark = try #require(rows[0].mark?.bounds(in: rows[0]))
      let title = try #require(rows[0].title?.bounds(in: rows[0]))
      #expect(mark.maxX <= title.x)
      #expect(abs(mark.midY - title.midY) <= 1)
    }

    @Test func `I11: the sign grows with the text`() throws {
      func height() throws -> Double {
        let stand = Stand(width: 400)
        stand.present()
        return try #require(stand.button("Delete Note")?.mark?.bounds(in: stand.window)).height
      }
      let usual = try height()
      desktop.textScale = 2
      #expect(try height() > 1.6 * usual)
    }

    @Test(arguments: [Appearance.toolkit, .iOS])
    func `A title takes three lines at most, then an ellipsis, and a tooltip has all of it`(
      appearance: Appearance
    ) throws {
      let stand = Stand(width: 400, height: 700, appearance: appearance)
      let long = (1...40).map { "word\($0)" }.joined(separator: " ")
      stand.present(Content(buttons: [.init(long), .init("Short")]))
      let row = try #require(stand.button(long))
      let layout = gtk_label_get_layout(try #require(row.title).opaque)
      #expect(pango_layout_get_line_count(layout) == 3)
      #expect(pango_layout_is_ellipsized(layout) != 0)
      #expect(gtk_widget_get_tooltip_text(row.pointer).map { String(cString: $0) } == long)
      let short = try #require(stand.button("Short"))
      #expect(gtk_widget_get_tooltip_text(short.pointer) == nil)
    }

    @Test func `Two presenters of different looks do not disturb each other`() throws {
      desktop.theme = Look.light.rawValue
      let plain = Stand(width: 400, height: 600)
      plain.present()
      let before = Picture(of: try #require(plain.button("Print")))
      let size = plain.sheetBounds
      let other = Stand(width: 400, height: 600, appearance: .iOS)
      other.present()
      #expect(other.button("Print")?.title?.color == Color(0, 122, 255))
      let after = Picture(of: try #require(plain.button("Print")))
      #expect(after.color(20, 10) == before.color(20, 10))
      #expect(plain.sheetBounds == size)
      desktop.theme = Look.dark.rawValue
      #expect(Display.wait { other.button("Print")?.title?.color == Color(10, 132, 255) })
      #expect(plain.button("Print")?.title?.color != Color(10, 132, 255))
      other.dropPresenter()
      desktop.theme = Look.light.rawValue
      Display.settle()
      #expect(plain.sheetBounds == size)
      #expect(plain.outcomes == [])
    }

    @Test(
      arguments: [
        ("Adwaita", nil, false), ("HighContrast", nil, true), ("HighContrastInverse", nil, true),
        ("Default-hc", nil, true), ("Default-hc-dark", nil, true), ("Adwaita", "Adwaita", false),
        ("HighContrast", "Adwaita:dark", false), ("Adwaita", "HighContrast", true),
        ("HighContrast", "", true), ("Adwaita", ":", false),
      ] as [(String, String?, Bool)])
    func `A theme's name tells high contrast, its colors that it is dark`(
      name: String, override: String?, isHighContrast: Bool
    ) {
      let light = Theme(name, override: override, textLuminance: 0.1, groundLuminance: 0.9)
      #expect(light.isHighContrast == isHighContrast)
      #expect(!light.isDark)
      let dark = Theme(name, override: override, textLuminance: 0.9, groundLuminance: 0.1)
      #expect(dark.isDark)
    }
  }
}
