import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// The colors of the iOS look, as GTK computes and draws them.
  @MainActor
  @Suite struct IOSColorTests {
    private let desktop = Desktop()

    @Test(
      arguments: [
        (.light, Color(255, 59, 48), Color(0, 122, 255)),
        (.dark, Color(255, 69, 58), Color(10, 132, 255)),
        (.strong, Color(215, 0, 21), Color(0, 64, 221)),
        (.strongDark, Color(255, 105, 97), Color(64, 156, 255)),
      ] as [(Look, Color, Color)])
    func `A9, A10: red and tint are those of iOS in each theme`(
      look: Look, red: Color, tint: Color
    ) {
      desktop.theme = look.rawValue
      let stand = Stand(width: 390, height: 600, appearance: .iOS)
      stand.present()
      let titles = ["Delete Note", "Email", "Print", "Cancel"]
      #expect(titles.map { stand.button($0)?.title?.color } == [red, tint, tint, tint])
      #expect(stand.button("Delete Note")?.mark?.color == red)
    }

    @Test func `A9: the mark of a disabled destructive row is gray as well`() throws {
      let stand = Stand(width: 390, height: 600, appearance: .iOS)
      stand.present(
        Content(buttons: [.init("Delete", role: .destructive, isEnabled: false), .init("Keep")]))
      let row = try #require(stand.button("Delete"))
      #expect(row.title?.color == Color(0, 0, 0))
      #expect(row.title.map { $0.colorOpacity < 0.5 } == true)
      #expect(row.mark?.color == row.title?.color)
    }

    @Test func `A8: the corners are round with radius 13`() throws {
      desktop.theme = Look.dark.rawValue
      let stand = Stand(width: 390, height: 600, appearance: .iOS)
      stand.present()
      let cancel = try #require(stand.button("Cancel"))
      let picture = Picture(of: cancel)
      // Of a circle of radius 13, the diagonal lies 3.8 from the corner of its square.
      #expect(picture.color(2, 2) != picture.color(6, 20))
      #expect(picture.color(5, 5) == picture.color(6, 20))
      // Along the edge the curve ends 13 from the corner.
      #expect(picture.color(6, 0) != picture.color(20, 0))
      #expect(picture.color(14, 0) == picture.color(20, 0))
    }

    @Test func `A8: a pressed row has no divider on either side`() throws {
      let stand = Stand(width: 390, height: 600, appearance: .iOS)
      stand.present()
      let isDivided = { (titles: [String]) in
        Display.wait { Ends(stand).divided == titles }
      }
      #expect(isDivided(["Delete Note", "Email", "Print"]))
      stand.move(to: stand.button("Email"))
      stand.mouse("mousedown")
      #expect(isDivided(["Delete Note"]))
      stand.move(to: stand.button("Print"))
      #expect(isDivided(["Delete Note", "Email"]))
      stand.move(to: stand.button("Delete Note"))
      #expect(isDivided(["Print"]))
      stand.move(to: stand.window, x: 30, y: 80)
      #expect(isDivided(["Delete Note", "Email", "Print"]))
      stand.mouse("mouseup")
    }

    @Test(arguments: ["Email", "Delete Note", "Cancel"])
    func `I4: a pressed row is filled, Cancel apart like any other`(title: String) throws {
      let stand = Stand(width: 390, height: 600, appearance: .iOS)
      stand.present()
      let row = try #require(stand.button(title))
      let before = Picture(of: row).color(14, 20)
      stand.move(to: row)
      stand.mouse("mousedown")
      #expect(Display.wait { Picture(of: row).color(14, 20) == Color(224, 224, 224) })
      #expect(before != Color(224, 224, 224))
      stand.mouse("mouseup")
    }

    @Test(arguments: [false, true])
    func `A12: two buttons in line are divided from the text and from each other`(
      isMirrored: Bool
    ) throws {
      desktop.isRightToLeft = isMirrored
      let stand = Stand(appearance: .iOS)
      stand.present(
        Content(kind: .alert, title: "Go?", buttons: [.init("Go"), .init("Stay", role: .cancel)]))
      let go = try #require(stand.button("Go"))
      let stay = try #require(stand.button("Stay"))
      let isFirstLeft =
        (stay.bounds(in: stand.window)?.x ?? 0) < (go.bounds(in: stand.window)?.x ?? 0)
      #expect(isFirstLeft == !isMirrored)
      let picture = Picture(of: go)
      let plain = picture.color(20, 6)
      #expect(picture.color(20, 0) != plain)
      let middle = Double(go.outerSize.height / 2)
      let inner = isMirrored ? Double(go.outerSize.width - 1) : 0
      let outer = isMirrored ? 0 : Double(go.outerSize.width - 1)
      #expect(picture.color(inner, middle) != plain)
      #expect(picture.color(outer, middle) == plain)
      #expect(Picture(of: stay).color(20, 0) != plain)
    }
  }
}

/// Which rows show a divider at their upper end.
@MainActor
private struct Ends {
  let divided: [String]

  init(_ stand: Stand) {
    divided = ["Delete Note", "Email", "Print"].filter { title in
      guard let row = stand.button(title) else { return false }
      let picture = Picture(of: row)
      return picture.color(20, 0) != picture.color(20, 7)
    }
  }
}
