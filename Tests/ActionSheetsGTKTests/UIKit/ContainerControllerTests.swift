import ActionSheets
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// Navigation and tab bar controllers over a window of GTK.
  @MainActor
  @Suite(UIKitTurn()) struct ContainerControllerTests {
    private let stand = UIKitStand()

    private func controller(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
      label.text = "All of \(title)"
      controller.view.addSubview(label)
      return controller
    }

    private func label(of controller: UIViewController) -> Widget? {
      controller.view.subviews.first?.element as? Widget
    }

    @Test func `A navigation controller shows its bar and the controller on top, and goes back`()
      throws
    {
      let notes = controller("Notes")
      let folder = controller("Folder")
      let navigation = UINavigationController(rootViewController: notes)
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      folder.navigationItem.rightBarButtonItem = done
      stand.window?.rootViewController = navigation
      Display.settle()
      let bar = try #require(navigation.navigationBar.element as? Widget)
      let content = try #require(stand.window?.element as? Widget)
      #expect(Text.shown(in: bar) == "Notes")
      #expect(label(of: notes)?.isMapped == true)
      #expect(notes.view.frame.minY == CGFloat(bar.outerSize.height))
      #expect(label(of: notes)?.bounds(in: content)?.y == Double(notes.view.frame.minY + 10))
      navigation.pushViewController(folder, animated: true)
      Display.settle()
      #expect(label(of: notes) == nil)
      #expect(label(of: folder)?.isMapped == true)
      #expect((done.element as? Widget)?.isMapped == true)
      let back = try #require(bar.children.first)
      #expect(Text.shown(in: back) == "‹ Notes")
      stand.click(on: back)
      #expect(navigation.topViewController === notes)
      #expect(label(of: notes)?.isMapped == true && !back.isMapped)
      #expect(done.element == nil)
    }

    @Test func `A field that becomes an item's own in a navigation bar keeps its widget`() throws {
      let notes = controller("Notes")
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 160, height: 34))
      notes.view.addSubview(field)
      stand.window?.rootViewController = UINavigationController(rootViewController: notes)
      Display.settle()
      notes.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: field)
      Display.settle()
      let widget = try #require(field.element as? Widget)
      #expect(widget.isMapped && !notes.view.subviews.contains(field))
      widget.children.first?.grabFocus()
      #expect(widget.containsFocus)
      notes.navigationItem.title = "All notes"
      Display.settle()
      #expect(field.element as? Widget == widget)
      #expect(widget.isMapped && widget.containsFocus)
    }

    @Test func `The room of a bar follows what it shows`() throws {
      let part = controller("Notes")
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: part)
      tabs.viewControllers = [navigation]
      stand.window?.rootViewController = tabs
      Display.settle()
      let window = try #require(stand.window)
      #expect(navigation.view.frame.height < window.bounds.height)
      tabs.tabBar.isHidden = true
      Display.settle()
      #expect(navigation.view.frame == window.bounds)
      let below = part.view.frame.minY
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 90))
      part.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: own)
      Display.settle()
      let higher = part.view.frame.minY
      #expect(higher >= 90 && below < 90)
      own.frame.size.height = 120
      Display.settle()
      #expect(part.view.frame.minY == higher + 30)
      part.navigationItem.rightBarButtonItem = nil
      tabs.tabBar.isHidden = false
      Display.settle()
      #expect(part.view.frame.minY == below)
      #expect(navigation.view.frame.maxY == tabs.tabBar.frame.minY)
      #expect(tabs.tabBar.frame.height > 0)
    }

    @Test func `P2: a sheet comes from an item of a navigation bar`() {
      let notes = controller("Notes")
      notes.navigationItem.rightBarButtonItem = stand.item
      stand.toolbar.items = []
      stand.window?.rootViewController = UINavigationController(rootViewController: notes)
      Display.settle()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Email", style: .default))
      sheet.popoverPresentationController?.barButtonItem = stand.item
      notes.present(sheet, animated: true)
      stand.settle()
      #expect(stand.form == .popover)
      #expect(stand.isAimed(at: stand.item.element))
      #expect(stand.problems == [])
    }

    @Test func `S15: a navigation controller is presented, with its bar`() {
      let navigation = UINavigationController(rootViewController: controller("Notes"))
      stand.root.present(navigation, animated: true)
      stand.settle()
      #expect((navigation.navigationBar.element as? Widget)?.isMapped == true)
      #expect(navigation.topViewController.flatMap { label(of: $0) }?.isMapped == true)
    }

    @Test func `A tab bar controller shows the controller of the tab that is pressed`() throws {
      let parts = ["Notes", "Folders"].map { controller($0) }
      let tabs = UITabBarController()
      tabs.viewControllers = parts
      stand.window?.rootViewController = tabs
      Display.settle()
      let bar = try #require(tabs.tabBar.element as? Widget)
      #expect(label(of: parts[0])?.isMapped == true)
      stand.click(on: bar.children.first?.children.last)
      #expect(tabs.selectedIndex == 1)
      #expect(label(of: parts[0]) == nil && label(of: parts[1])?.isMapped == true)
      #expect(parts[1].view.frame.maxY == tabs.tabBar.frame.minY)
    }
  }
}
