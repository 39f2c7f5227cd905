import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Windows whose bar is part of what they hold, as libadwaita's is.
  @MainActor
  @Suite struct HeaderBarTests {
    nonisolated static let widths: [Int32] = [400, 700]

    @Test(arguments: widths, [Content.Kind.actionSheet, .alert])
    func `L5, I8: the close button in the content closes, and nothing else there can be pressed`(
      width: Int32, kind: Content.Kind
    ) {
      let stand = Stand(width: width)
      let bar = HeaderBar(in: stand)
      var content = Stand.note
      content.kind = kind
      stand.present(content, from: .barButtonItem(bar.button))
      stand.click(on: bar.button)
      #expect(bar.presses == 0)
      if kind == .actionSheet {
        #expect(stand.outcomes == [.cancelled(.outsidePress)])
        stand.present(content, from: .barButtonItem(bar.button))
      }
      stand.click(on: bar.close)
      #expect(stand.outcomes.last == .cancelled(.escape))
      #expect(stand.window.isMapped)
      stand.click(on: bar.button)
      #expect(bar.presses == 1)
    }

    @Test func `I8: a bar in the content is hidden and dimmed like a title bar`() throws {
      let stand = Stand(width: 400)
      let bar = HeaderBar(in: stand)
      let ground = { Picture(of: bar.widget).color(200, 4) }
      let before = ground()
      stand.present()
      #expect(bar.widget.isAccessibleHidden)
      #expect(!bar.button.grabFocus())
      #expect(ground() != before)
      let layer = try #require(stand.layer?.root.bounds(in: stand.window))
      let place = try #require(bar.widget.bounds(in: stand.window))
      #expect(layer.y == place.maxY)
      stand.key("Escape")
      #expect(!bar.widget.isAccessibleHidden)
      #expect(ground() == before)
    }

    @Test(arguments: [false, true])
    func `I8: a sheet leaves the bar free, whichever presenter of the window shows it`(
      isSecond: Bool
    ) throws {
      let stand = Stand(width: 400)
      let bar = HeaderBar(in: stand)
      let second = GTKPresenter(window: stand.window)
      let presenter = isSecond ? second : try #require(stand.presenter)
      var outcomes: [Outcome<ButtonID>] = []
      presenter.present(
        Presentation.Request(Stand.note, options: Presentation.Options(isAnimated: false)),
        from: nil
      ) { (report: Presentation.Report) in
        if case .ended(let outcome) = report { outcomes.append(outcome) }
      }
      #expect(Display.wait { presenter.layers.last?.view.root.isMapped == true })
      Display.settle()
      let layer = try #require(presenter.layers.last?.root.bounds(in: stand.window))
      let place = try #require(bar.widget.bounds(in: stand.window))
      #expect(layer.y == place.maxY)
      stand.click(on: bar.close)
      #expect(outcomes == [.cancelled(.escape)])
    }

    @Test(arguments: [true, false])
    func `A11: the bar dims and clears along with what the sheet covers`(isInContent: Bool) throws {
      let stand = Stand(width: 400)
      if isInContent { _ = HeaderBar(in: stand) }
      stand.present()
      let host = try #require(stand.presenter?.host)
      let layer = try #require(stand.layer)
      let dim = try #require(layer.root.children.first)
      #expect(host.brightness == 0.6)
      for transition in [Transition.appearing, .leaving(from: 0.5)] {
        layer.movement = Movement(transition, of: layer.root, frame: {}, over: {})
        layer.movementChanged()
        #expect(host.brightness > 0.6)
        // GTK keeps opacity in 256 steps.
        #expect(abs(host.brightness - (1 - dim.opacity)) < 0.01)
      }
      layer.movement = nil
      layer.movementChanged()
      #expect(host.brightness == 0.6)
      stand.key("Escape")
      #expect(host.brightness == 1)
    }
  }
}

/// A header bar above the content of a window whose title bar is not seen.
@MainActor
private final class HeaderBar {
  let widget = Widget(new: gtk_header_bar_new())
  let button = Widget(new: gtk_button_new_with_label("Other"))
  private(set) var presses = 0

  init(in stand: Stand) {
    gtk_widget_set_visible(gtk_window_get_titlebar(stand.window.cast(to: GtkWindow.self)), 0)
    gtk_header_bar_pack_end(widget.opaque, button.pointer)
    let overlay = stand.window.content?.opaque
    gtk_overlay_set_child(overlay, nil)
    let box = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(box.cast(to: GtkBox.self), widget.pointer)
    gtk_box_append(box.cast(to: GtkBox.self), stand.beneath.pointer)
    gtk_widget_set_vexpand(stand.beneath.pointer, 1)
    gtk_overlay_set_child(overlay, box.pointer)
    button.on("clicked") { [weak self] in self?.presses += 1 }
    Display.settle()
  }

  /// The button that closes the window.
  var close: Widget? { Self.find("close", in: widget) }

  private static func find(_ style: String, in widget: Widget) -> Widget? {
    if gtk_widget_has_css_class(widget.pointer, style) != 0 { return widget }
    return widget.children.lazy.compactMap { find(style, in: $0) }.first
  }
}
