import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct ViewTests {
    @Test func `Rectangles are converted through frames and bounds`() {
      let root = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      root.addSubview(outer)
      outer.addSubview(inner)
      outer.bounds.origin = CGPoint(x: 0, y: 1)
      #expect(inner.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 16, y: 26))
      #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(root.convert(CGPoint(x: 16, y: 26), to: inner) == CGPoint(x: 5, y: 5))
      #expect(inner.convert(CGPoint(x: 16, y: 26), from: root) == CGPoint(x: 5, y: 5))
      #expect(
        inner.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: outer).origin
          == CGPoint(x: -1, y: -2))
    }

    @Test func `Views know their place in the tree`() {
      let window = UIWindow(presenter: Probe())
      let outer = UIView()
      let inner = UILabel()
      inner.tag = 4
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.window === window && window.window === window)
      #expect(window.viewWithTag(4) === inner)
      #expect(inner.isDescendant(of: window) && !window.isDescendant(of: inner))
      window.addSubview(inner)
      #expect(outer.subviews == [] && window.subviews == [outer, inner])
      inner.removeFromSuperview()
      #expect(inner.window == nil && inner.superview == nil)
    }

    @Test func `Size belongs to frame and bounds alike`() {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.bounds.size = CGSize(width: 5, height: 6)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 5, height: 6))
      view.center = CGPoint(x: 10, y: 10)
      #expect(view.frame.origin == CGPoint(x: 7.5, y: 7))
    }

    @Test func `The anchor is the nearest element around the view, and the place within it`() {
      var anchor: Anchor<String>?
      let window = UIWindow(presenter: Probe { anchor = $0 })
      #expect(UIApplication.shared.windows.count == 1)
      let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      outer.element = "list"
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      window.addSubview(outer)
      outer.addSubview(inner)
      let ask = { (show: (UIActionSheet) -> Void) in
        let sheet = UIActionSheet()
        sheet.addButton(withTitle: "A")
        show(sheet)
      }
      ask { $0.show(from: CGRect(x: 1, y: 1, width: 2, height: 2), in: inner, animated: true) }
      #expect(
        anchor
          == .rectangle(ActionSheets.Rectangle(x: 6, y: 7, width: 2, height: 2), in: "list"))
      ask { $0.show(in: inner) }
      #expect(anchor == .view("list"))
      let item = UIBarButtonItem()
      item.element = "share"
      ask { $0.show(from: item, animated: true) }
      #expect(anchor == .barButtonItem("share"))
      ask { $0.show(from: UIBarButtonItem(customView: inner), animated: true) }
      #expect(anchor == .barButtonItem("list"))
      let bar = UIToolbar()
      window.addSubview(bar)
      ask { $0.show(from: bar) }
      #expect(anchor == nil)
      bar.element = "bar"
      ask { $0.show(from: bar) }
    }

    @Test func `Controls and items tell their targets and run their actions`() {
      final class Target: UISelectorTarget {
        var lines: [String] = []
        func perform(_ action: Selector, with sender: Any?) {
          lines.append("\(action) \(sender is UIControl)")
        }
      }
      let target = Target()
      let button = UIButton(type: .system)
      button.addTarget(target, action: "press:", for: .touchUpInside)
      button.addAction(UIAction { _ in target.lines.append("action") }, for: .touchUpInside)
      button.sendActions(for: .touchDown)
      button.sendActions(for: .touchUpInside)
      button.isEnabled = false
      button.sendActions(for: .touchUpInside)
      let item = UIBarButtonItem(title: "A", style: .done, target: target, action: Selector("bar"))
      item.sendAction()
      item.isEnabled = false
      item.sendAction()
      #expect(target.lines == ["press: true", "action", "bar false"])
    }

    @Test func `Windows are known to the application while they live`() {
      var window: UIWindow? = UIWindow(presenter: Probe())
      #expect(UIApplication.shared.windows.contains { $0 === window })
      window?.makeKey()
      #expect(UIApplication.shared.keyWindow === window)
      #expect(window?.isKeyWindow == true)
      window = nil
      #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test func `Colors are equal by their parts`() {
      #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(UIColor.black == UIColor(white: 0, alpha: 1))
      #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    }
  }
}
