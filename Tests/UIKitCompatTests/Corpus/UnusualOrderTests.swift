import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  /// Unusual orders of calls.
  @MainActor struct UnusualOrderTests {
    let host = Host()

    private func sheet(_ delegate: Recorder?) -> UIActionSheet {
      UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete", otherButtonTitles: "A", "B")
    }

    @Test(arguments: ["willPresent", "didPresent", "clicked 2", "willDismiss 2", "didDismiss 2"])
    func `L14: a delegate that goes at any moment hears no more`(moment: String) {
      final class Leaving: Recorder {
        var moment = ""
        var leave: (() -> Void)?
        var heard: ((String) -> Void)?
        private func check() {
          guard let last = lines.last else { return }
          heard?(last)
          if last == moment { leave?() }
        }
        override func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt index: Int) {
          super.actionSheet(actionSheet, clickedButtonAt: index)
          check()
        }
        override func willPresent(_ actionSheet: UIActionSheet) {
          super.willPresent(actionSheet)
          check()
        }
        override func didPresent(_ actionSheet: UIActionSheet) {
          super.didPresent(actionSheet)
          check()
        }
        override func actionSheet(
          _ actionSheet: UIActionSheet, willDismissWithButtonIndex index: Int
        ) {
          super.actionSheet(actionSheet, willDismissWithButtonIndex: index)
          check()
        }
        override func actionSheet(
          _ actionSheet: UIActionSheet, didDismissWithButtonIndex index: Int
        ) {
          super.actionSheet(actionSheet, didDismissWithButtonIndex: index)
          check()
        }
      }
      var heard: [String] = []
      var delegate: Leaving? = Leaving()
      weak let gone = delegate
      delegate?.moment = moment
      delegate?.heard = { heard.append($0) }
      delegate?.leave = { delegate = nil }
      let sheet = sheet(delegate)
      sheet.show(in: host.view)
      host.settle()
      host.press("A")
      #expect(gone == nil && sheet.delegate == nil)
      #expect(heard.last == moment)
      #expect(!sheet.isVisible && host.presenter.visibleCount == 0)
    }

    @Test func `L3, X6: the cancel index counts as it is when the sheet is cancelled`() {
      let recorder = Recorder()
      let sheet = sheet(recorder)
      sheet.show(in: host.view)
      host.settle()
      sheet.cancelButtonIndex = 3
      sheet.addButton(withTitle: "Late")
      host.presenter.escape()
      host.settle()
      #expect(recorder.afterwards == ["clicked 3", "willDismiss 3", "didDismiss 3"])
    }

    @Test func `L8: only the first of several dismissals is told`() {
      let recorder = Recorder()
      let sheet = sheet(recorder)
      sheet.dismiss(withClickedButtonIndex: 9, animated: true)
      sheet.show(in: host.view)
      sheet.dismiss(withClickedButtonIndex: -2, animated: true)
      sheet.dismiss(withClickedButtonIndex: 1, animated: false)
      host.settle()
      sheet.dismiss(withClickedButtonIndex: 1, animated: false)
      #expect(recorder.afterwards == ["willDismiss -2", "didDismiss -2"])
    }

    @Test func `L11: the toggle, pressed again and again, never orphans a sheet`() {
      let recorder = Recorder()
      let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      let bar = UIToolbar()
      bar.items = [item]
      host.view.addSubview(bar)
      for _ in 0..<101 { sheet(recorder).show(from: item, animated: true) }
      for _ in 0..<4 { host.settle() }
      #expect(host.presenter.visibleCount <= 1)
      host.presenter.escape()
      host.settle()
      let presented = recorder.lines.filter { $0 == "willPresent" }.count
      let dismissed = recorder.lines.filter { $0.hasPrefix("didDismiss") }.count
      #expect(presented == dismissed)
      #expect(host.presenter.visibleCount == 0)
    }

    @Test func `L9, L12: the same sheet shown again in each of its own calls`() {
      final class Again: NSObject, UIActionSheetDelegate {
        var rounds = 0
        var view: UIView?
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
          rounds += 1
          if rounds < 5, let view { actionSheet.show(in: view) }
        }
      }
      let again = Again()
      again.view = host.view
      let sheet = sheet(nil)
      sheet.delegate = again
      sheet.show(in: host.view)
      for _ in 0..<5 {
        host.settle()
        host.press("B")
      }
      #expect(again.rounds == 5)
      #expect(!sheet.isVisible && host.problems == [])
    }

    @Test func `A view that leaves its window while its sheet is up changes nothing`() {
      let recorder = Recorder()
      let inner = UIView.inside(host.view)
      sheet(recorder).show(in: inner)
      inner.removeFromSuperview()
      host.settle()
      host.press("B")
      #expect(recorder.afterwards == ["clicked 3", "willDismiss 3", "didDismiss 3"])
    }

    @Test func `A field that rewrites its text while it is edited hears of the last once`() {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      var edits = 0
      alert.addTextField { field in
        field.addAction(
          UIAction { action in
            edits += 1
            guard let field = action.sender as? UITextField else { return }
            field.text = field.text?.uppercased()
          }, for: .editingChanged)
      }
      alert.action()
      host.root.present(alert, animated: false)
      host.presenter.enter("abc", inField: 0)
      #expect(alert.textFields?.first?.text == "ABC")
      #expect(host.presenter.presentation?.texts == [FieldText("ABC")])
      #expect(edits == 1)
    }

    @Test func `U3: Return does nothing while the preferred action is disabled`() {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.action()
      alert.preferredAction = alert.actions.last
      alert.actions.last?.isEnabled = false
      host.root.present(alert, animated: false)
      host.presenter.key(.enter)
      #expect(host.presenter.visibleCount == 1)
      alert.actions.last?.isEnabled = true
      host.presenter.key(.enter)
      #expect(host.presenter.visibleCount == 0)
    }

    @Test func `A dismissal of a stack runs its completion once all of it is gone`() {
      let first = UIViewController()
      let second = UIViewController()
      host.root.present(first, animated: true)
      host.settle()
      first.present(second, animated: true)
      host.settle()
      var seen: Int?
      host.root.dismiss(animated: true) { seen = host.presenter.visibleCount }
      for _ in 0..<3 { host.settle() }
      #expect(seen == 0)
    }
  }
}

extension UIAlertController {
  fileprivate func action() {
    addAction(UIAlertAction(title: "OK", style: .default))
  }
}
