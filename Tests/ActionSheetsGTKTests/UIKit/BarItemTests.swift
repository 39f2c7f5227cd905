import ActionSheets
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// The items of toolbars as widgets.
  @MainActor
  @Suite(UIKitTurn()) struct BarItemTests {
    private let stand = UIKitStand()

    private func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
      label.text = text
      return label
    }

    private var shown: String? {
      (stand.toolbar.element as? Widget).flatMap { Text.shown(in: $0) }
    }

    @Test func `The own view of an item shows what is in it, in its size`() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 30))
      let inner = label("Three notes")
      inner.frame.origin.x = 40
      view.addSubview(inner)
      stand.item.customView = view
      Display.settle()
      #expect(shown == "Three notes")
      let own = try #require(stand.item.element as? Widget)
      let widget = try #require(inner.element as? Widget)
      #expect(own.size == Size(width: 160, height: 30))
      #expect(widget.bounds(in: own) == Rectangle(x: 40, y: 0, width: 120, height: 30))
      view.frame.size.width = 200
      inner.isHidden = true
      Display.settle()
      #expect(own.size == Size(width: 200, height: 30))
      #expect(!widget.isMapped)
    }

    @Test func `An own view without a size has the one that it likes to have`() throws {
      let label = UILabel()
      label.text = "Notes"
      stand.item.customView = label
      Display.settle()
      let width = label.bounds.width
      #expect(width > 10)
      label.text = "Notes and folders"
      Display.settle()
      #expect(label.bounds.width > width)
    }

    @Test func `A view that is shown becomes an item's own, and goes back`() throws {
      let label = label("Three notes")
      stand.column.addSubview(label)
      Display.settle()
      stand.item.customView = label
      Display.settle()
      #expect(shown == "Three notes")
      #expect(stand.column.subviews == [stand.button])
      stand.column.addSubview(label)
      Display.settle()
      #expect(shown == nil)
      #expect((label.element as? Widget)?.isMapped == true)
    }

    @Test func `The item that gets a view last shows it`() {
      let label = label("Three notes")
      stand.item.customView = label
      Display.settle()
      stand.toolbar.items = [stand.item, UIBarButtonItem(customView: label)]
      Display.settle()
      #expect(shown == "Three notes")
    }

    @Test func `A view whose element is the program's widget stands in a bar, and gives it back`() {
      let widget = Text.label()
      Text.show("Own", in: widget)
      stand.item.customView = UIView(element: widget)
      Display.settle()
      #expect(shown == "Own")
      stand.toolbar.items = []
      Display.settle()
      #expect(widget.parent == nil)
    }

    @Test func `P2: a sheet aims at a view within an item's own`() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 30))
      let inner = label("Three notes")
      view.addSubview(inner)
      stand.item.customView = view
      Display.settle()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Email", style: .default))
      sheet.popoverPresentationController?.sourceView = inner
      stand.root.present(sheet, animated: true)
      stand.settle()
      #expect(stand.isAimed(at: inner.element))
      #expect(stand.problems == [])
    }

    @Test func `An item that stays keeps its widget while others come and go`() throws {
      let widget = try #require(stand.item.element as? Widget)
      let other = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      stand.toolbar.items = [other, stand.item]
      Display.settle()
      #expect(widget == stand.item.element as? Widget && widget.isMapped)
      let bar = try #require(stand.toolbar.element as? Widget)
      #expect(bar.children.map { Text.shown(in: $0) } == ["Done", "Share"])
    }

    @Test func `A toolbar that comes back shows its items, and sheets aim at them`() {
      let place = stand.toolbar.superview
      stand.toolbar.removeFromSuperview()
      Display.settle()
      #expect(stand.item.element == nil)
      place?.addSubview(stand.toolbar)
      Display.settle()
      #expect((stand.item.element as? Widget)?.isMapped == true)
    }
  }
}
