import Testing
import UIKitCompat

extension UIKit {
  /// Views and the host that draws them.
  @MainActor struct HostedViewTests {
    private let window = UIWindow(presenter: Probe())

    @Test func `The host says how large a view likes to be`() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(label.sizeThatFits(.zero) == CGSize(width: 5, height: 5))
      window.addSubview(label)
      #expect(label.sizeThatFits(.zero) == CGSize(width: 5, height: 5))
      window.onMeasure = { view, size in
        CGSize(width: size.width, height: view is UILabel ? 20 : 30)
      }
      #expect(label.sizeThatFits(CGSize(width: 8, height: 8)) == CGSize(width: 8, height: 20))
      label.sizeToFit()
      #expect(label.frame == CGRect(x: 0, y: 0, width: 5, height: 20))
    }

    @Test func `The view of a controller has the host's margins, others none`() {
      let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let controller = UIViewController()
      let inner = UIView()
      controller.view.addSubview(inner)
      #expect(controller.view.layoutMargins == .zero)
      window.rootViewController = controller
      window.layoutMargins = margins
      #expect(controller.view.layoutMargins == margins)
      #expect(inner.layoutMargins == .zero)
      controller.view.layoutMargins.left = 9
      #expect(controller.view.layoutMargins.left == 9)
      #expect(window.layoutMargins == margins)
    }

    @Test(arguments: [
      (CGSize(width: 10, height: 10), CGRect(x: 2, y: 1, width: 4, height: 6)),
      (CGSize(width: 3, height: 3), CGRect(x: 2, y: 1, width: 0, height: 0)),
    ])
    func `A rectangle without its margins is never less than empty`(size: CGSize, inner: CGRect) {
      let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(CGRect(origin: .zero, size: size).inset(by: margins) == inner)
    }

    @Test func `The host hears of each change of what a view shows`() {
      var count = 0
      window.onNeedsDisplay = { count += 1 }
      func changes<View: AnyObject, Value>(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, to value: Value
      ) -> Bool {
        count = 0
        view[keyPath: property] = value
        let isHeard = count > 0
        count = 0
        // An equal value redraws nothing.
        view[keyPath: property] = value
        return isHeard && count == 0
      }
      let (outer, label, button) = (UIView(), UILabel(), UIButton(type: .system))
      let (field, bar, shown) = (UITextField(), UIToolbar(), UILabel())
      window.addSubview(outer)
      for part in [label, button, field, bar] { outer.addSubview(part) }
      #expect(changes(label, \.frame, to: CGRect(x: 1, y: 2, width: 3, height: 4)))
      #expect(changes(label, \.frame.origin.x, to: 9))
      #expect(changes(label, \.bounds.size.width, to: 9))
      #expect(changes(label, \.center, to: CGPoint(x: 50, y: 50)))
      #expect(changes(label, \.isHidden, to: true))
      #expect(changes(label, \.alpha, to: 0.5))
      #expect(changes(label, \.backgroundColor, to: .red))
      #expect(changes(label, \.tintColor, to: .red))
      #expect(changes(label, \.isUserInteractionEnabled, to: false))
      #expect(changes(label, \.text, to: "A"))
      #expect(changes(label, \.textColor, to: .red))
      #expect(changes(label, \.numberOfLines, to: 0))
      #expect(changes(field, \.placeholder, to: "A"))
      #expect(changes(field, \.isSecureTextEntry, to: true))
      #expect(changes(field, \.isEnabled, to: false))
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      bar.items = [item]
      #expect(changes(item, \.title, to: "B"))
      #expect(changes(item, \.image, to: UIImage(named: "A")))
      #expect(changes(item, \.isEnabled, to: false))
      #expect(changes(item, \.style, to: .done))
      #expect(changes(item, \.width, to: 9))
      #expect(changes(item, \.customView, to: shown))
      #expect(changes(shown, \.text, to: "A"))
      count = 0
      field.text = "A"
      button.setTitle("A", for: .normal)
      button.setTitleColor(.red, for: .normal)
      label.layoutMargins.left = 3
      #expect(count == 4)
    }

    @Test func `The host that lays out hears nothing of the places that views get by it`() {
      final class Column: UIView {
        override func layoutSubviews() {
          for view in subviews { view.frame = bounds }
        }
      }
      var count = 0
      let controller = UIViewController()
      controller.view = Column()
      let label = UILabel()
      controller.view.addSubview(label)
      window.rootViewController = controller
      window.onNeedsDisplay = { count += 1 }
      window.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
      window.layoutIfNeeded()
      #expect(label.frame.width == 80)
      #expect(count == 0)
    }

    @Test func `The host hears of whatever it has to draw anew`() {
      var count = 0
      func draws(_ change: () -> Void) -> Bool {
        count = 0
        change()
        return count > 0
      }
      window.onNeedsDisplay = { count += 1 }
      let view = UIView()
      let button = UIButton(type: .system)
      let toolbar = UIToolbar()
      let tabBar = UITabBar()
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      let tab = UITabBarItem(title: "A", image: nil, tag: 0)
      #expect(draws { window.addSubview(view) })
      for part in [button, toolbar, tabBar] { view.addSubview(part) }
      #expect(draws { button.isEnabled = false })
      #expect(!draws { button.isEnabled = false })
      #expect(draws { toolbar.items = [item] })
      #expect(draws { item.title = "B" })
      #expect(draws { item.isEnabled = false })
      #expect(draws { tabBar.items = [tab] })
      #expect(draws { tab.title = "B" })
      #expect(draws { tabBar.select(tab) })
      #expect(draws { view.setNeedsLayout() })
      #expect(draws { button.removeFromSuperview() })
      #expect(!draws { button.isEnabled = true })
    }

    @Test func `What a bar shows, and whether it is there, has what it is in laid out`() {
      let part = UIViewController()
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: part)
      tabs.viewControllers = [navigation]
      var height: CGFloat = 3
      window.onMeasure = { _, size in CGSize(width: size.width, height: height) }
      window.rootViewController = tabs
      window.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
      /// The rows between the bars.
      func room(after change: () -> Void) -> ClosedRange<CGFloat> {
        height += 1
        change()
        window.layoutIfNeeded()
        let top = navigation.view.frame.minY + part.view.frame.minY
        return top...(top + part.view.frame.height)
      }
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      let view = UIView()
      #expect(room {} == 4...20)
      #expect(room { tabs.tabBar.isHidden = true } == 5...24)
      #expect(room { part.navigationItem.title = "Notes" } == 6...24)
      #expect(room { part.navigationItem.rightBarButtonItem = item } == 7...24)
      #expect(room { item.title = "B" } == 8...24)
      #expect(room { item.customView = view } == 9...24)
      #expect(room { view.frame.size.height = 5 } == 10...24)
      #expect(room { view.isHidden = true } == 11...24)
      #expect(room { view.removeFromSuperview() } == 11...24)
      height = 2
      #expect(room { tabs.tabBar.isHidden = false } == 3...21)
      #expect(room { tabs.tabBar.items?.first?.title = "Folders" } == 4...20)
    }

    @Test func `A press on a tab shows its controller`() throws {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = tabs
      let items = try #require(tabs.tabBar.items)
      tabs.tabBar.select(items[1])
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.tabBar.selectedItem === items[1])
      items[0].isEnabled = false
      tabs.tabBar.select(items[0])
      tabs.tabBar.select(UITabBarItem(title: "Another", image: nil, tag: 2))
      #expect(tabs.selectedIndex == 1)
    }
  }
}
