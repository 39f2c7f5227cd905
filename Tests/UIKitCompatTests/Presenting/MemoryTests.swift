import ActionSheets
import ActionSheetsTesting
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct MemoryTests {
    /// Counts the objects that are alive.
    final class Census {
      nonisolated(unsafe) static var living = 0
      init() { Census.living += 1 }
      deinit { Census.living -= 1 }
    }

    final class CountedSheet: UIActionSheet { let census = Census() }
    final class CountedAlert: UIAlertController { let census = Census() }
    final class CountedAlertView: UIAlertView { let census = Census() }
    final class CountedController: UIViewController { let census = Census() }

    @Test func `A thousand presentations of each kind leave nothing behind`() {
      Census.living = 0
      let probe = Probe()
      let window = UIWindow(presenter: probe)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      for number in 0..<1000 {
        let sheet = CountedSheet(
          title: "T", delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D")
        sheet.show(in: root.view)
        probe.press(number % 2)
        let alertView = CountedAlertView(
          title: "T", message: nil, delegate: nil, cancelButtonTitle: "C")
        alertView.alertViewStyle = .loginAndPasswordInput
        alertView.show()
        probe.press(0)
        let alert = CountedAlert(title: "T", message: nil, preferredStyle: .alert)
        // Such a cycle is common: it must end with the presentation.
        alert.addAction(UIAlertAction(title: "A", style: .default) { _ in alert.title = "gone" })
        alert.addTextField()
        root.present(alert, animated: true)
        probe.press(0)
        let modal = CountedController()
        root.present(modal, animated: true)
        probe.settle()
        root.dismiss(animated: true)
        probe.settle()
      }
      #expect(Census.living == 0)
      #expect(probe.stage.isEmpty)
      #expect(root.view.subviews == [] && window.subviews == [root.view])
    }

    @Test func `A presenter that goes while a sheet is up leaves nothing behind`() {
      Census.living = 0
      var window: UIWindow? = UIWindow(presenter: HeadlessPresenter(transitions: true))
      let root = UIViewController()
      window?.rootViewController = root
      do {
        let sheet = CountedSheet()
        sheet.addButton(withTitle: "A")
        sheet.show(in: root.view)
        root.present(CountedAlert(title: "T", message: nil, preferredStyle: .alert), animated: true)
      }
      #expect(Census.living == 2)
      weak let gone = window
      window = nil
      #expect(gone == nil)
      #expect(Census.living == 0)
    }
  }
}
