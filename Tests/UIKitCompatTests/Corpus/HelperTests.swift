import ActionSheets
import Testing
import UIKitCompat

@testable import UIKitPrograms

extension UIKit {
  @MainActor struct HelperTests {
    let host = Host()

    @Test func `A helper without actors shows an error`() {
      var isDone = false
      AlertHelper.showError(nil, in: host.root) { isDone = true }
      host.press("OK")
      #expect(isDone)
    }

    @Test func `An extension shows an alert from the queue`() async {
      var title: String?
      host.root.showAlert(title: "Done") { title = $0.title }
      await turn()
      host.press("OK")
      #expect(title == "OK")
    }

    @Test func `Retrying in the handler of an alert ends with one alert`() {
      let program = RetryingProgram()
      host.window?.rootViewController = program
      program.load()
      for _ in 0..<3 { host.press("Retry") }
      host.settle()
      #expect(program.tries == 4)
      #expect(host.presenter.visibleCount == 1 && host.problems == [])
    }

    @Test func `The topmost controller presents, in containers and over alerts`() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      host.window?.rootViewController = tabs
      #expect(topMostController() === navigation.topViewController)
      UIAlertController(title: "1", message: nil, preferredStyle: .alert).action("A").show()
      host.settle()
      UIAlertController(title: "2", message: nil, preferredStyle: .alert).action("B").show()
      host.settle()
      #expect(host.presenter.visibleCount == 2)
      host.press("B")
      host.press("A")
      #expect(host.presenter.visibleCount == 0 && host.problems == [])
    }

    @Test func `A sheet of a list runs what belongs to its item`() {
      var chosen: Int?
      let sheet = UIAlertController.sheet(
        "Sizes", items: [10, 20, 30], name: { (size: Int) in "\(size) pt" }
      ) {
        chosen = $0
      }
      host.root.present(sheet, animated: true)
      host.press("20 pt")
      #expect(chosen == 20)
    }

    @Test func `An alert in a window of its own is shown by the window that can`() {
      var isDone = false
      let window = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        .action("OK") { isDone = true }
        .showInOwnWindow()
      #expect(window.isKeyWindow)
      host.press("OK")
      #expect(isDone)
    }

    @Test func `Controllers that present or dismiss themselves stop nothing`() {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      var isDone = false
      alert.present(alert, animated: true)
      #expect(host.problems == [.alreadyPresenting])
      alert.dismiss(animated: true) { isDone = true }
      #expect(isDone)
      host.root.present(host.root, animated: true)
      #expect(host.problems == [.alreadyPresenting, .alreadyPresenting])
      #expect(host.presenter.visibleCount == 0)
    }

    @Test func `Containers and what is in them are never presented over themselves`() {
      let inner = UIViewController()
      let navigation = UINavigationController(rootViewController: inner)
      host.window?.rootViewController = navigation
      navigation.present(inner, animated: true)
      inner.present(navigation, animated: true)
      #expect(host.problems == [.alreadyPresenting, .alreadyPresenting])
      #expect(inner.view.isDescendant(of: navigation.view))
    }
  }
}
