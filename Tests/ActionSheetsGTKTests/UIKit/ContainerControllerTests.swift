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
