import ActionSheets
import CGTK
import CGTKX11
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Windows of which the display shows only a part, or nothing.
  @MainActor
  @Suite struct OffscreenTests {
    @Test(arguments: [(1500, 300), (3000, 300), (3000, 2000)] as [(Int32, Int32)])
    func `P2: the popover of a control beyond the edge of the display aims into its part in view`(
      width: Int32, height: Int32
    ) throws {
      let stand = Stand()
      // GTK keeps a window that may be smaller within the display.
      gtk_widget_set_size_request(stand.beneath.pointer, width, height)
      Display.wait { stand.window.size.width >= Int(width) }
      Display.move(window: stand.window, x: 20, y: 20)
      try #require(Display.bounds(of: stand.share).map { $0.x > 1280 } == true)
      stand.present(from: .barButtonItem(stand.share))
      #expect(stand.layer?.form == .popover)
      let bounds = try #require(Display.bounds(of: stand.layer?.view.root))
      #expect(bounds.x >= 0 && bounds.maxX <= 1280)
      #expect(bounds.y >= 0 && bounds.maxY <= 1024)
      stand.key("Return")
      #expect(stand.outcomes == [.chose(ButtonID(1))])
    }

    @Test func `P2: so does that of one within a window that was moved beyond the edge`() throws {
      let stand = Stand()
      Display.move(window: stand.window, x: 1150, y: 100)
      try #require(Display.bounds(of: stand.share).map { $0.x > 1280 } == true)
      stand.present(from: .barButtonItem(stand.share))
      let bounds = try #require(Display.bounds(of: stand.layer?.view.root))
      #expect(bounds.x >= 0 && bounds.maxX <= 1280)
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `P2, P7: a popover whose window is moved beyond the edge stays, and is moved back`()
      throws
    {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      let layer = try #require(stand.layer)
      for x in [1150, 100] {
        Display.move(window: stand.window, x: x, y: 100)
        layer.root.queueResize()
        Display.settle()
        #expect(layer.form == .popover)
        let bounds = try #require(Display.bounds(of: layer.view.root))
        #expect(bounds.x >= 0 && bounds.maxX <= 1280)
      }
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
    }
  }
}

extension Display {
  /// Moves a window, as a person would by its title bar.
  fileprivate static func move(window: Widget, x: Int, y: Int) {
    let surface = gtk_native_get_surface(window.opaque)
    xdotool("windowmove --sync \(gdk_x11_surface_get_xid(surface)) \(x) \(y)")
    settle()
  }
}
