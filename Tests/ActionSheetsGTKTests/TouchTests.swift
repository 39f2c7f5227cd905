import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// What fingers do.
  ///
  /// The display of the tests has no touch screen, and GTK lets nobody else make its events. So fingers are given to
  /// the presenter where `PointerReader` gives them to it: each has a number, and lies over a widget.
  @MainActor
  @Suite struct TouchTests {
    nonisolated static let widths: [Int32] = [400, 700]

    @Test(arguments: widths)
    func `I4: a finger that slides onto another row chooses that one`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.touch(7, .began, stand.button("Email"))
      stand.touch(7, .moved, stand.button("Print"))
      #expect(stand.highlightedTitle == "Print")
      stand.touch(7, .ended, stand.button("Print"))
      #expect(stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test func `I4: only the first finger counts`() {
      let stand = Stand(width: 400)
      stand.present()
      stand.touch(7, .began, stand.button("Email"))
      stand.touch(8, .began, stand.button("Print"))
      stand.touch(8, .ended, stand.button("Print"))
      #expect(stand.outcomes == [])
      #expect(stand.highlightedTitle == "Email")
      stand.touch(7, .ended, stand.button("Email"))
      #expect(stand.outcomes == [.chose(ButtonID(1))])
    }

    @Test(arguments: widths)
    func `L5: a touch outside cancels`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.touch(7, .began, stand.layer?.root)
      stand.touch(7, .ended, stand.layer?.root)
      #expect(stand.outcomes == [.cancelled(.outsidePress)])
    }

    @Test func `I4: a finger that the window system takes away presses nothing`() {
      let stand = Stand(width: 400)
      stand.present()
      stand.touch(7, .began, stand.button("Email"))
      stand.touch(7, .cancelled, stand.button("Email"))
      #expect(stand.highlightedTitle == nil)
      stand.touch(8, .began, stand.button("Print"))
      stand.touch(8, .ended, stand.button("Print"))
      #expect(stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test func `I4: a finger presses after the window was moved by its title bar`() throws {
      let stand = Stand(width: 400)
      stand.present()
      let before = try #require(Display.bounds(of: stand.window))
      stand.move(to: stand.window, x: 120, y: 20)
      stand.mouse("mousedown")
      // The window manager takes over after the second step, and keeps the release.
      for _ in 0..<4 {
        Display.xdotool("mousemove_relative -- 16 8")
        Display.settle()
      }
      stand.mouse("mouseup")
      #expect(Display.wait { Display.bounds(of: stand.window) != before })
      stand.move(to: stand.beneath, x: 20, y: 20)
      stand.touch(7, .began, stand.button("Email"))
      stand.touch(7, .ended, stand.button("Email"))
      #expect(stand.outcomes == [.chose(ButtonID(1))])
    }

    @Test(arguments: [false, true])
    func `I4: a finger that scrolls the rows presses none, another one beside it or not`(
      hasOther: Bool
    ) throws {
      let stand = Stand(width: 400)
      stand.present(Content(buttons: (0..<60).map { .init("Row \($0)") }))
      let area = try #require(stand.layer?.view.rows.area)
      stand.touch(7, .began, stand.button("Row 3"))
      if hasOther {
        stand.touch(8, .began, stand.button("Row 1"))
        stand.touch(8, .ended, stand.button("Row 1"))
      }
      stand.scroll(area, to: 40)
      stand.touch(7, .moved, stand.button("Row 4"))
      stand.touch(7, .ended, stand.button("Row 4"))
      #expect(stand.outcomes == [])
      #expect(stand.highlightedTitle == nil)
      stand.touch(9, .began, stand.button("Row 4"))
      stand.touch(9, .ended, stand.button("Row 4"))
      #expect(stand.outcomes == [.chose(ButtonID(4))])
    }

    @Test func `I4: a finger that scrolls the message presses no row`() throws {
      let stand = Stand(width: 400, height: 400)
      let message = String(repeating: "It cannot be undone. ", count: 200)
      stand.present(Content(message: message, buttons: [.init("Email"), .init("Print")]))
      let heading = try #require(stand.layer?.view.heading?.area)
      stand.touch(7, .began, heading)
      stand.scroll(heading, to: 40)
      stand.touch(7, .moved, stand.button("Email"))
      stand.touch(7, .ended, stand.button("Email"))
      #expect(stand.outcomes == [])
    }
  }
}

extension Stand {
  /// Has a finger do something over a widget.
  fileprivate func touch(_ finger: Int, _ phase: Presentation.PointerPhase, _ widget: Widget?) {
    #expect(presenter?.take(finger, phase, over: widget) == false)
    Display.settle()
  }

  fileprivate func scroll(_ area: Widget, to value: Double) {
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(area.opaque), value)
    Display.settle()
  }

  /// The title of the button that is shown as pressed.
  fileprivate var highlightedTitle: String? {
    guard let presentation = layer.flatMap({ presenter?.stage[$0.id] }) else { return nil }
    return presentation.highlightedButton.flatMap { presentation.content[$0]?.title }
  }
}
