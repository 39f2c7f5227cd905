import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor final class PresentingTests {
    /// A controller that logs the calls to it.
    private final class Witness: UIViewController {
      var onCall: ((String) -> Void)?
      override func viewDidLoad() { onCall?("didLoad") }
      override func viewWillAppear(_ animated: Bool) { onCall?("willAppear \(animated)") }
      override func viewDidAppear(_ animated: Bool) { onCall?("didAppear \(animated)") }
      override func viewWillDisappear(_ animated: Bool) { onCall?("willDisappear \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { onCall?("didDisappear \(animated)") }
    }

    let host = Host(.pad)
    var log: [String] = []

    private func witness() -> Witness {
      let witness = Witness()
      witness.onCall = { [unowned self] in log.append($0) }
      return witness
    }

    @Test func `S15: a modal view appears, presents over itself, and goes by the program`() {
      let modal = witness()
      modal.title = "Editor"
      host.root.present(modal, animated: true) { self.log.append("completion") }
      #expect(modal.isBeingPresented)
      #expect(host.presenter.form == .formSheet)
      #expect(host.presenter.presentation?.content.title == "Editor")
      host.settle()
      #expect(modal.presentingViewController === host.root && modal.view.window === host.window)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      modal.present(alert, animated: false)
      #expect(host.presenter.visibleCount == 2)
      #expect(alert.presentingViewController === modal)
      modal.dismiss(animated: false)
      #expect(host.presenter.visibleCount == 1)
      modal.dismiss(animated: true) { self.log.append("dismissed") }
      #expect(modal.isBeingDismissed)
      host.settle()
      #expect(
        log == [
          "didLoad", "willAppear true", "didAppear true", "completion", "willDisappear true",
          "didDisappear true", "dismissed",
        ])
      #expect(modal.presentingViewController == nil && modal.view.window == nil)
    }

    @Test func `S15: the person dismisses a modal view where that is allowed`() {
      for isAllowed in [true, false] {
        let modal = UIViewController()
        modal.isModalInPresentation = !isAllowed
        host.root.present(modal, animated: false)
        host.presenter.escape()
        host.settle()
        #expect((host.root.presentedViewController == nil) == isAllowed)
      }
    }

    @Test func `L13: what is presented while the last one leaves waits for it`() {
      let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
      let second = UIAlertController(title: "2", message: nil, preferredStyle: .alert)
      host.root.present(first, animated: true)
      host.settle()
      host.root.dismiss(animated: true)
      host.root.present(second, animated: true)
      #expect(host.root.presentedViewController === second)
      #expect(host.presenter.presentation?.content.title == "1")
      host.settle()
      #expect(host.presenter.presentation?.content.title == "2")
      #expect(host.problems == [])
    }

    @Test func `A lower controller dismisses all that is above it`() {
      let first = UIViewController()
      let second = UIViewController()
      host.root.present(first, animated: false)
      first.present(second, animated: false)
      host.root.dismiss(animated: false) { self.log.append("gone") }
      host.settle()
      #expect(host.presenter.visibleCount == 0)
      #expect(host.root.presentedViewController == nil && first.presentedViewController == nil)
      #expect(log == ["gone"])
    }

    @Test func `With nothing to dismiss the completion runs at once`() {
      host.root.dismiss(animated: true) { self.log.append("nothing") }
      #expect(log == ["nothing"])
    }

    @Test func `A controller in containers presents for all of them`() {
      let inner = UIViewController()
      let navigation = UINavigationController(rootViewController: inner)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      host.window?.rootViewController = tabs
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      inner.present(alert, animated: false)
      #expect(alert.presentingViewController === tabs)
      #expect(inner.presentedViewController === alert)
      #expect(navigation.presentedViewController === alert)
      #expect(inner.navigationController === navigation && inner.tabBarController === tabs)
      #expect(navigation.visibleViewController === alert)
      inner.dismiss(animated: false)
      #expect(inner.presentedViewController == nil)
      #expect(host.problems == [])
    }

    @Test func `S7: a sheet over a popover's controller appears inside it, with Cancel`() {
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = host.view
      host.root.present(popover, animated: false)
      let sheet = UIAlertController.note { _ in }
      sheet.popoverPresentationController?.sourceView = popover.view
      popover.present(sheet, animated: false)
      #expect(host.presenter.form == .insidePopover)
      #expect(host.presenter.visibleTitles.last == "Cancel")
    }

    @Test(arguments: [true, false])
    func `P4: the bar stays live only if it is asked for`(asked: Bool) {
      let bar = UIToolbar()
      host.view.addSubview(bar)
      let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      bar.items = [item]
      let sheet = UIAlertController.note { _ in }
      sheet.popoverPresentationController?.barButtonItem = item
      if asked { sheet.popoverPresentationController?.passthroughViews = [bar] }
      host.root.present(sheet, animated: false)
      #expect(host.presenter.presentation?.options.keepsBarLive == asked)
      #expect(host.presenter.form == .popover)
    }

    @Test func `P7: a place set while the sheet is up is taken`() {
      let sheet = UIAlertController.note { _ in }
      sheet.popoverPresentationController?.sourceView = host.view
      host.root.present(sheet, animated: false)
      sheet.popoverPresentationController?.sourceView = nil
      #expect(host.presenter.form == .centered)
      sheet.popoverPresentationController?.sourceView = UIView.inside(host.view)
      #expect(host.presenter.form == .popover)
    }

    @Test func `Traits and idiom are the host's`() {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(host.root.traitCollection.horizontalSizeClass == .regular)
      host.presenter.resize(to: .compact)
      #expect(host.root.traitCollection.horizontalSizeClass == .compact)
      #expect(UIViewController().traitCollection.userInterfaceIdiom == .unspecified)
    }
  }
}
