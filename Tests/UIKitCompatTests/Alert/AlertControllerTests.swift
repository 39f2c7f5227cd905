import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor final class AlertControllerTests {
    let host = Host()
    var log: [String] = []

    private func note() -> UIAlertController {
      .note { [unowned self] in log.append($0) }
    }

    @Test func `U1, X10: styles decide roles and order`() {
      let sheet = note()
      host.root.present(sheet, animated: true)
      #expect(host.presenter.presentation?.content.kind == .actionSheet)
      #expect(host.presenter.visibleTitles == ["Delete", "Email", "Print", "Cancel"])
      #expect(sheet.actions.map(\.style) == [.destructive, .cancel, .default, .default])
      #expect(sheet.actions.map(\.title) == ["Delete", "Cancel", "Email", "Print"])
    }

    @Test func `S12, T8: an alert has the direction and the words of its host's language`() throws {
      let language = try #require(Language("ar"))
      let host = Host(Presentation.Environment(language: language))
      let alert = UIAlertController(title: "حذف؟", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "حذف", style: .destructive))
      host.root.present(alert, animated: false)
      #expect(host.presenter.presentation?.layoutDirection == .rightToLeft)
      #expect(host.presenter.spoken.first == Presentation.Vocabulary(language).alert)
    }

    @Test func `U1: a disabled action is not pressed until it is enabled`() {
      let sheet = note()
      sheet.actions[2].isEnabled = false
      host.root.present(sheet, animated: false)
      host.press("Email")
      #expect(log == [])
      sheet.actions[2].isEnabled = true
      host.press("Email")
      #expect(log == ["Email"])
    }

    @Test func `U2: a second cancel action is reported and stays an ordinary button`() {
      let sheet = note()
      sheet.addAction(
        UIAlertAction(title: "Other", style: .cancel) { _ in self.log.append("Other") })
      #expect(host.problems == [.severalCancelActions])
      #expect(
        host.messages == [
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        ])
      host.root.present(sheet, animated: false)
      #expect(host.presenter.visibleTitles == ["Delete", "Email", "Print", "Other", "Cancel"])
      host.press("Other")
      #expect(log == ["Other"])
    }

    @Test func `U3: an action sheet takes no text field and no preferred action`() {
      let sheet = note()
      sheet.addTextField()
      #expect(sheet.textFields == nil)
      sheet.preferredAction = sheet.actions[2]
      #expect(sheet.preferredAction == nil)
      #expect(host.problems == [.textFieldInActionSheet, .foreignPreferredAction])
    }

    @Test func `U3: Return triggers the preferred action, which must have been added`() {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let save = UIAlertAction(title: "Save", style: .default) { _ in self.log.append("Save") }
      alert.preferredAction = save
      #expect(alert.preferredAction == nil)
      #expect(host.problems == [.foreignPreferredAction])
      alert.addAction(
        UIAlertAction(title: "Discard", style: .default) { _ in self.log.append("D") })
      alert.addAction(save)
      alert.preferredAction = save
      host.root.present(alert, animated: false)
      host.presenter.key(.enter)
      #expect(log == ["Save"])
    }

    @Test func `U4: without a place on a wide host it is reported at once the turn is over`() {
      let host = Host(.pad)
      host.root.present(note(), animated: true)
      #expect(host.problems == [])
      #expect(host.presenter.form == .centered)
      host.settle()
      #expect(host.problems == [.noLocation])
      #expect(
        host.messages.first?.contains(
          "You must provide either a sourceView and sourceRect or a barButtonItem.") == true)
    }

    @Test func `U4: the end of the turn is enough, and a narrow host needs no place`() async {
      let host = Host(.pad)
      host.root.present(note(), animated: true)
      await turn()
      #expect(host.problems == [.noLocation])
      let phone = Host()
      phone.root.present(note(), animated: true)
      await turn()
      #expect(phone.problems == [])
    }

    @Test func `U5: the place may be set after presenting, in the same turn`() {
      let host = Host(.pad)
      let sheet = note()
      host.root.present(sheet, animated: true)
      sheet.popoverPresentationController?.sourceView = host.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 5, y: 5, width: 9, height: 9)
      #expect(host.presenter.form == .popover)
      host.settle()
      #expect(host.problems == [])
    }

    @Test func `U6: a press outside a popover runs Cancel's handler once, Cancel being hidden`() {
      let host = Host(.pad)
      let sheet = note()
      sheet.popoverPresentationController?.sourceView = host.view
      host.root.present(sheet, animated: true)
      #expect(host.presenter.visibleTitles == ["Delete", "Email", "Print"])
      host.presenter.pressOutside()
      host.presenter.pressOutside()
      host.settle()
      #expect(log == ["Cancel"])
    }

    @Test func `U6: without a cancel action it goes, and the completion still runs`() {
      let host = Host(.pad)
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "A", style: .default) { _ in self.log.append("A") })
      sheet.popoverPresentationController?.sourceView = host.view
      host.root.present(sheet, animated: true) { self.log.append("completion") }
      host.presenter.pressOutside()
      host.settle()
      #expect(log == ["completion"])
      #expect(host.root.presentedViewController == nil)
    }

    @Test func `U7, L2: a handler runs once, after the sheet is gone, and is released`() {
      weak var held: Recorder?
      var seen: UIViewController? = host.root
      do {
        let recorder = Recorder()
        held = recorder
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
          UIAlertAction(title: "A", style: .default) { [host] action in
            recorder.lines.append("A")
            seen = host.root.presentedViewController
            self.log.append("\(action.title ?? "") \(sheet.actions.count)")
          })
        host.root.present(sheet, animated: true)
      }
      host.settle()
      host.presenter.press("A")
      #expect(log == [])
      host.settle()
      host.settle()
      #expect(log == ["A 1"])
      #expect(seen == nil)
      #expect(held == nil)
    }

    @Test func `U7: presented again after its handlers have run, that is reported`() {
      let sheet = note()
      host.root.present(sheet, animated: false)
      host.press("Email")
      host.root.present(sheet, animated: false)
      host.press("Email")
      #expect(log == ["Email"])
      #expect(host.problems == Array(repeating: .handlerReleased, count: 4))
    }

    @Test func `L7: Escape runs Cancel's handler`() {
      host.root.present(note(), animated: false)
      host.presenter.escape()
      #expect(log == ["Cancel"])
    }

    @Test func `L8: dismissal from code runs no handler`() {
      host.root.present(note(), animated: false)
      host.root.dismiss(animated: true) { self.log.append("gone") }
      #expect(log == ["gone"])
      #expect(host.root.presentedViewController == nil)
    }

    @Test func `L12: what a handler presents is shown`() {
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "More", style: .default) { [host] _ in
          host.root.present(self.note(), animated: true)
        })
      host.root.present(sheet, animated: true)
      host.press("More")
      host.press("Print")
      #expect(log == ["Print"])
      #expect(host.problems == [])
    }

    @Test func `Handlers may be written for an implicitly unwrapped action`() {
      func handle(action: UIAlertAction!) { log.append(action.title ?? "") }
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "A", style: .default, handler: handle))
      sheet.addAction(
        UIAlertAction(
          title: "B", style: .default,
          handler: { (action: UIAlertAction!) -> Void in self.log.append(action.title ?? "") }))
      sheet.addAction(UIAlertAction(title: "C", style: .default, handler: nil))
      host.root.present(sheet, animated: false)
      host.press("A")
      #expect(log == ["A"])
    }

    @Test func `Equal titles never run each other's handler`() {
      for position in 0..<3 {
        log = []
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for number in 0..<3 {
          sheet.addAction(
            UIAlertAction(title: "Same", style: .default) { _ in self.log.append("\(number)") })
        }
        host.root.present(sheet, animated: false)
        host.presenter.press(ButtonID(position))
        #expect(log == ["\(position)"])
      }
    }

    @Test func `The same sheet in both APIs yields the same calls`() {
      for title in ["Delete", "Cancel", "Email", nil] {
        let old = Host()
        UIActionSheet(
          title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
          otherButtonTitles: "Email", "Print"
        ).show(in: old.view)
        let new = Host()
        new.root.present(note(), animated: true)
        for host in [old, new] {
          host.settle()
          if let title { host.presenter.press(title) } else { host.presenter.escape() }
          host.settle()
        }
        #expect(old.presenter.steps == new.presenter.steps)
        #expect(!old.presenter.calls.isEmpty)
      }
    }

    /// Waits until earlier tasks have run.
    private func turn() async {
      await withCheckedContinuation { continuation in
        Task { continuation.resume() }
      }
    }
  }
}
