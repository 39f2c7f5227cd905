import ActionSheets
import CGTK
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// The views of UIKit as widgets.
  @MainActor
  @Suite(UIKitTurn()) struct ViewWidgetTests {
    @Test func `Widgets stand at the frames of their views, and follow them`() throws {
      let stand = UIKitStand()
      let content = try #require(stand.window?.element as? Widget)
      let button = try #require(stand.button.element as? Widget)
      let frame = stand.button.convert(stand.button.bounds, to: nil)
      let place = try #require(button.bounds(in: content))
      #expect(
        place
          == Rectangle(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
            height: Double(frame.height)))
      stand.button.frame.origin.x += 50
      Display.settle()
      #expect(button.bounds(in: content)?.x == place.x + 50)
    }

    @Test func `A press reaches the view, unless that is disabled`() {
      let stand = UIKitStand()
      var presses = 0
      stand.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      stand.click(on: stand.button.element as? Widget)
      #expect(presses == 1)
      stand.button.isEnabled = false
      Display.settle()
      stand.click(on: stand.button.element as? Widget)
      #expect(presses == 1)
    }

    @Test(arguments: ["_File", "<b>bold</b>", "a & b", "\u{1B}[31m", "שלום", "a\u{0}b"])
    func `C17: a hostile title is text and nothing else`(title: String) throws {
      let stand = UIKitStand()
      stand.button.setTitle(title, for: .normal)
      stand.item.title = title
      Display.settle()
      for element in [stand.button.element, stand.item.element] {
        let widget = try #require(element as? Widget)
        #expect(Text.shown(in: widget) == VisibleText.paragraph(title))
      }
    }

    @Test func `Views that come, go and are hidden do so as widgets`() throws {
      let stand = UIKitStand()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 20))
      label.text = "Text"
      stand.column.addSubview(label)
      Display.settle()
      let widget = try #require(label.element as? Widget)
      #expect(widget.isMapped)
      label.isHidden = true
      Display.settle()
      #expect(!widget.isMapped)
      label.isHidden = false
      label.removeFromSuperview()
      Display.settle()
      #expect(widget.parent == nil)
      #expect(label.element == nil)
    }

    @Test func `What a label shows changes after it was laid out`() throws {
      let stand = UIKitStand()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 60))
      label.text = "A text of several lines"
      stand.column.addSubview(label)
      Display.settle()
      let widget = try #require(label.element as? Widget)
      #expect(gtk_label_get_lines(widget.opaque) == 1)
      label.numberOfLines = 0
      label.alpha = 0.5
      label.isUserInteractionEnabled = false
      Display.settle()
      #expect(gtk_label_get_lines(widget.opaque) == -1)
      #expect(abs(widget.opacity - 0.5) < 0.01)
      #expect(gtk_widget_get_can_target(widget.pointer) == 0)
      label.text = "Another"
      // What holds for a view holds for those within it.
      stand.column.alpha = 0.5
      label.isUserInteractionEnabled = true
      stand.column.isUserInteractionEnabled = false
      Display.settle()
      #expect(gtk_label_get_text(widget.opaque).map { String(cString: $0) } == "Another")
      #expect(abs(widget.opacity - 0.25) < 0.01)
      #expect(gtk_widget_get_can_target(widget.pointer) == 0)
    }

    @Test(arguments: [
      (CGFloat(20), Int32(20)), (-16, 0), (.nan, 0), (.infinity, 100_000),
      (-.infinity, 0), (.greatestFiniteMagnitude, 100_000),
    ])
    func `A fixed space has any width, of which one that cannot be is the nearest that can`(
      width: CGFloat, shown: Int32
    ) throws {
      let stand = UIKitStand()
      let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      space.width = width
      stand.toolbar.items = [space, stand.item]
      Display.settle()
      let widget = try #require(space.element as? Widget)
      var requested: Int32 = 0
      gtk_widget_get_size_request(widget.pointer, &requested, nil)
      #expect(requested == shown)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e9])
    func `A view may have any frame`(length: CGFloat) throws {
      let stand = UIKitStand()
      let label = UILabel()
      label.text = "Text"
      label.numberOfLines = .max
      stand.column.addSubview(label)
      Display.settle()
      let widget = try #require(label.element as? Widget)
      #expect(gtk_label_get_lines(widget.opaque) == .max)
      for frame in [
        CGRect(x: 10, y: 10, width: 50, height: 90),
        CGRect(x: length, y: length, width: 50, height: 20),
        CGRect(x: 10, y: 10, width: length, height: 20),
        CGRect(x: -length, y: 10, width: length, height: length),
      ] {
        label.frame = frame
        stand.button.frame = frame
        Display.settle()
      }
      #expect(widget.size.width <= 200_000 && widget.size.height <= 200_000)
    }

    @Test func `P4: views that change beside a bar that stays usable stay out of use until then`()
      throws
    {
      let stand = UIKitStand()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 90, height: 20))
      label.text = "Text"
      let empty = UILabel(frame: CGRect(x: 0, y: 130, width: 90, height: 20))
      for part in [label, empty] { stand.column.addSubview(part) }
      Display.settle()
      let shown = try [label, empty].map { try #require($0.element as? Widget) }
      func state(_ widget: Widget) -> [Bool] {
        [
          gtk_widget_get_can_focus(widget.pointer) != 0,
          gtk_widget_get_can_target(widget.pointer) != 0,
          cgtk_is_accessible_hidden(widget.pointer) == 0,
        ]
      }
      #expect(shown.map(state) == [[true, true, true], [true, true, false]])
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Email", style: .default))
      sheet.popoverPresentationController?.barButtonItem = stand.item
      sheet.popoverPresentationController?.passthroughViews = [stand.toolbar]
      stand.root.present(sheet, animated: true)
      stand.settle()
      #expect(shown.map(state) == [[false, false, false], [false, false, false]])
      label.text = "Another"
      label.isHidden = true
      empty.isUserInteractionEnabled = false
      Display.settle()
      label.isHidden = false
      Display.settle()
      #expect(shown.map(state) == [[false, false, false], [false, false, false]])
      stand.root.dismiss(animated: true)
      stand.settle()
      #expect(shown.map(state) == [[true, true, true], [true, false, false]])
    }

    @Test func `The own view of a bar item changes, and what it says`() throws {
      let stand = UIKitStand()
      let label = UILabel()
      label.text = "Three notes"
      stand.item.customView = label
      Display.settle()
      let bar = try #require(stand.toolbar.element as? Widget)
      #expect(Text.shown(in: bar) == "Three notes")
      label.text = "Four notes"
      Display.settle()
      #expect(Text.shown(in: bar) == "Four notes")
      stand.item.customView = nil
      Display.settle()
      #expect(Text.shown(in: bar) == "Share")
    }

    @Test func `A view whose element is the program's widget shows that, and gives it back`() throws
    {
      let stand = UIKitStand()
      let scale = Widget(new: gtk_switch_new())
      let view = UIView(element: scale)
      view.frame = CGRect(x: 300, y: 20, width: 80, height: 40)
      stand.column.addSubview(view)
      Display.settle()
      #expect(scale.isMapped)
      view.removeFromSuperview()
      Display.settle()
      #expect(scale.parent == nil)
      #expect((view.element as? Widget) === scale)
    }

    @Test func `A tab that is pressed stays down`() throws {
      let stand = UIKitStand()
      stand.tabBar.items?.append(UITabBarItem(title: "Folders", image: nil, tag: 1))
      Display.settle()
      let bar = try #require(stand.tabBar.element as? Widget)
      let buttons = try #require(bar.children.first?.children)
      for _ in 0..<2 {
        stand.click(on: buttons[1])
        #expect(stand.tabBar.selectedItem?.tag == 1)
        #expect(
          buttons.map { gtk_toggle_button_get_active($0.cast(to: GtkToggleButton.self)) } == [0, 1])
      }
    }

    @Test func `The window can be made narrower than its views`() {
      let stand = UIKitStand()
      gtk_window_set_default_size(stand.gtkWindow.cast(to: GtkWindow.self), 120, 90)
      #expect(Display.wait { stand.window?.bounds.width == 120 })
    }

    @Test func `Controllers that come and go leave nothing behind`() {
      let stand = UIKitStand()
      weak var kept: UIViewController?
      weak var view: UIView?
      for _ in 0..<3 {
        let controller = UIViewController()
        controller.view.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40)))
        (kept, view) = (controller, controller.view)
        stand.root.present(controller, animated: true)
        stand.settle()
        stand.key("Escape")
      }
      #expect(kept == nil && view == nil)
    }
  }
}
