import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// The look of the row beneath the mouse.
  @MainActor
  @Suite struct HoverTests {
    private func stand(width: Int32) -> Stand {
      let stand = Stand(width: width)
      stand.present(
        Content(title: "Title", buttons: (0..<400).map { .init("Row \($0)") }),
        from: .barButtonItem(stand.share))
      stand.move(to: stand.button("Row 4"))
      // It may have rested there before the sheet came.
      nudge()
      return stand
    }

    /// The rows that look as if they lay beneath the mouse.
    private func hovered(_ stand: Stand) -> [RowButton] {
      guard let list = stand.layer?.view.rows else { return [] }
      return list.made.keys.compactMap { list[$0] }.filter { row in
        gtk_widget_get_state_flags(row.widget.pointer).rawValue
          & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
      }
    }

    /// Whether no row but the one beneath the mouse looks so, and that one does where it must.
    private func isTrue(_ stand: Stand, isMoved: Bool) -> Bool {
      let rows = hovered(stand)
      let mouse = FakeInput.pointer
      guard let row = rows.first, let place = Display.bounds(of: row.widget) else {
        return !isMoved
      }
      return rows.count == 1 && (place.x...place.maxX).contains(Double(mouse.x))
        && (place.y...place.maxY).contains(Double(mouse.y))
    }

    /// Moves the mouse within the row that it is over.
    private func nudge() {
      Display.xdotool("mousemove_relative 3 0")
      Display.settle()
    }

    @Test(arguments: [400, 700] as [Int32])
    func `I4: a list that scrolls leaves its look to no row that the mouse has left`(
      width: Int32
    ) {
      let stand = stand(width: width)
      #expect(isTrue(stand, isMoved: true))
      for turn in ["click 5", "click 5", "click --repeat 20 --delay 1 5", "click 4"] {
        Display.xdotool(turn)
        Display.settle()
        #expect(isTrue(stand, isMoved: false), "\(turn)")
      }
      nudge()
      #expect(isTrue(stand, isMoved: true))
      for key in ["Page_Down", "Page_Down", "End", "Home"] {
        stand.key(key)
        #expect(isTrue(stand, isMoved: false), "\(key)")
      }
      nudge()
      #expect(isTrue(stand, isMoved: true))
    }

    @Test func `I4: a row that comes back beneath the mouse looks so once that moves`() {
      let stand = stand(width: 400)
      Display.xdotool("click 5")
      Display.xdotool("click 4")
      Display.settle()
      nudge()
      #expect(isTrue(stand, isMoved: true))
      stand.move(to: stand.button("Row 2"))
      #expect(isTrue(stand, isMoved: true))
    }

    @Test func `I4: a pressed row that scrolls away looks neither pressed nor beneath the mouse`() {
      let stand = stand(width: 400)
      stand.mouse("mousedown")
      Display.xdotool("click 5")
      Display.settle()
      #expect(hovered(stand).isEmpty)
      stand.mouse("mouseup")
      nudge()
      #expect(isTrue(stand, isMoved: true))
      #expect(stand.outcomes == [])
    }
  }
}
