import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct BadInputTests {
    let host = Host()

    @Test func `S16: A button without a title is reported and shown as an open box`() {
      let sheet = UIActionSheet()
      #expect(sheet.addButton(withTitle: nil) == 0)
      #expect(sheet.buttonTitle(at: 0) == "")
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: nil, style: .default))
      UIAlertView().addButton(withTitle: nil)
      #expect(host.problems == [.missingTitle, .missingTitle, .missingTitle])
      sheet.addButton(withTitle: " ")
      #expect(host.problems.count == 4)
      sheet.show(in: host.view)
      #expect(host.presenter.visibleTitles == ["␣", "␣"])
      #expect(sheet.buttonTitle(at: 1) == " ")
      #expect(host.problems.count == 4)
    }

    @Test func `An index without a button is reported and kept`() {
      let sheet = UIActionSheet()
      sheet.addButton(withTitle: "A")
      sheet.cancelButtonIndex = 5
      sheet.destructiveButtonIndex = -3
      let alert = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: nil)
      alert.cancelButtonIndex = 1
      #expect(host.problems == [.indexOutOfRange, .indexOutOfRange, .indexOutOfRange])
      #expect(sheet.cancelButtonIndex == 5)
      sheet.show(in: host.view)
      #expect(host.presenter.presentation?.content.buttons.map(\.role) == [.default])
      sheet.cancelButtonIndex = -1
      #expect(host.problems.count == 3)
    }

    @Test func `L17: without any presenter nothing is shown, and each attempt is reported`() {
      host.window?.rootViewController = nil
      host.window = nil
      let lonely = UIWindow()
      let root = UIViewController()
      lonely.rootViewController = root
      UIActionSheet(
        title: "T", delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil
      ).show(in: root.view)
      UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: nil).show()
      var completed = false
      root.present(
        UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true
      ) { completed = true }
      #expect(host.problems == [.noPresenter, .noPresenter, .noPresenter])
      #expect(!completed && root.presentedViewController == nil)
    }

    @Test func `L17: a controller in no window presents in the key window, and is reported`() {
      let lost = UIViewController()
      lost.present(
        UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true)
      #expect(host.problems == [.notInWindow])
      #expect(host.presenter.visibleCount == 1)
    }

    @Test func `An anchor outside the window is reported and taken to the nearest edge`() {
      var taken: ActionSheets.Rectangle<Double>?
      let probe = Probe { taken = $0?.rectangle }
      let window = UIWindow(presenter: probe, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.element = "window"
      let sheet = UIActionSheet()
      sheet.addButton(withTitle: "A")
      sheet.show(from: CGRect(x: 400, y: -90, width: 10, height: 5), in: window, animated: true)
      #expect(host.problems == [.anchorOutsideWindow])
      #expect(taken == ActionSheets.Rectangle(x: 90, y: 0, width: 10, height: 5))
    }

    @Test func `A controller that presents already is refused, and so is what is presented`() {
      let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
      let second = UIAlertController(title: "2", message: nil, preferredStyle: .alert)
      host.root.present(first, animated: false)
      host.root.present(second, animated: false)
      host.root.present(first, animated: false)
      #expect(host.problems == [.alreadyPresenting, .alreadyPresenting])
      #expect(host.messages.first?.contains("which is already presenting <") == true)
      #expect(host.presenter.visibleCount == 1)
    }

    @Test func `Content that cannot be presented is reported`() {
      UIActionSheet().show(in: host.view)
      host.root.present(
        UIAlertController(title: nil, message: "", preferredStyle: .alert), animated: false)
      #expect(host.problems == [.notPresented, .notPresented])
      #expect(host.root.presentedViewController == nil)
    }

    @Test func `A place that is not in the window is reported, and the sheet shown without it`() {
      let host = Host(.pad)
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.popoverPresentationController?.sourceView = UIView()
      host.root.present(sheet, animated: false)
      #expect(host.problems == [.notInWindow])
      #expect(host.presenter.form == .centered)
    }

    @Test func `An element that the presenter does not know is reported and passed over`() {
      let inner = UIView.inside(host.view)
      inner.element = 7
      UIActionSheet(
        title: "T", delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil
      ).show(in: inner)
      #expect(host.problems == [.foreignElement])
      #expect(host.presenter.visibleCount == 1)
    }

    @Test func `A delegate that is none, and a target that performs nothing, are reported`() {
      let other = NSObject()
      UIAlertView(title: "T", message: nil, delegate: other, cancelButtonTitle: nil).show()
      UIBarButtonItem(title: "A", style: .plain, target: other, action: "share:").sendAction()
      #expect(host.problems == [.foreignDelegate, .selectorNotPerformed])
    }

    @Test func `A view is never put into itself`() {
      let inner = UIView.inside(host.view)
      inner.addSubview(host.view)
      inner.addSubview(inner)
      #expect(host.view.superview === host.window)
      #expect(inner.subviews == [])
    }
  }
}
