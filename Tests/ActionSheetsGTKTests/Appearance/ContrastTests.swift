import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Text and focus against what they stand on, in each look and theme.
  @MainActor
  @Suite struct ContrastTests {
    private let desktop = Desktop()

    @Test(arguments: Look.allCases, [Appearance.toolkit, .iOS])
    func `A sheet's text has a contrast of 4.5`(look: Look, appearance: Appearance) throws {
      desktop.theme = look.rawValue
      for width: Int32 in [400, 700] {
        let stand = Stand(width: width, height: 600, appearance: appearance)
        stand.present(from: .barButtonItem(stand.share))
        let root = try #require(stand.layer?.view.root)
        let canvas = stand.layer?.popover?.widget ?? stand.window
        let picture = Picture(of: canvas)
        for style in ["actionsheet-title", "actionsheet-message"] {
          let label = try #require(root.label(style))
          let place = try #require(label.place(inPictureOf: canvas))
          // Between the edge of the sheet and the text, which does not reach it.
          let ground = try #require(picture.color(place.x + 1, place.y + 1))
          #expect(label.color.contrast(to: ground) >= 4.5, "\(style) \(label.color) on \(ground)")
        }
        // The tint and the red of iOS are as measured.
        guard appearance == .toolkit else { continue }
        for title in ["Delete Note", "Email", "Print"] {
          let row = try #require(stand.button(title))
          let place = try #require(row.place(inPictureOf: canvas))
          let ground = try #require(picture.color(place.midX, place.y + 7))
          let label = try #require(row.title)
          #expect(label.color.contrast(to: ground) >= 4.5, "\(title) \(label.color) on \(ground)")
        }
      }
    }

    @Test(arguments: Look.allCases, [Appearance.toolkit, .iOS])
    func `The outline of the focus has a contrast of 3`(look: Look, appearance: Appearance) throws {
      desktop.theme = look.rawValue
      let stand = Stand(width: 400, height: 600, appearance: appearance)
      stand.present()
      for title in ["Email", "Print", "Cancel", "Delete Note"] {
        #expect(stand.focusedTitle == title)
        let row = try #require(stand.button(title))
        let picture = Picture(of: stand.window)
        let place = try #require(row.place(inPictureOf: stand.window))
        // The outline is 2 wide, and its inner side 3 or 4 from the edge.
        let column = place.x + place.width / 4
        let ground = try #require(picture.color(column, place.y + 9))
        let outline = try #require(
          (1...6).compactMap { picture.color(column, place.y + Double($0)) }.max {
            $0.contrast(to: ground) < $1.contrast(to: ground)
          })
        #expect(outline.contrast(to: ground) >= 3, "\(title): \(outline) on \(ground)")
        stand.key("Tab")
      }
    }
  }
}
