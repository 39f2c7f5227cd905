import ActionSheets
import CGTK
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// Small programs in UIKit's spelling, over a window of GTK.
  @MainActor
  @Suite(UIKitTurn()) struct UIKitProgramTests {
    private let stand = UIKitStand()
    private let log = ProgramLog()

    private func alert(_ titles: [String], style: UIAlertController.Style = .alert)
      -> UIAlertController
    {
      let alert = UIAlertController(title: "Note", message: "Text", preferredStyle: style)
      for title in titles {
        let style: UIAlertAction.Style =
          title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
        alert.addAction(UIAlertAction(title: title, style: style) { [log] _ in log.add(title) })
      }
      return alert
    }

    private func present(_ controller: UIViewController, from other: UIViewController? = nil) {
      (other ?? stand.root).present(controller, animated: true) { [log] in log.add("shown") }
      stand.settle()
    }

    @Test func `U1: an action that is enabled while shown can be pressed then`() throws {
      let alert = alert(["Save", "Cancel"])
      alert.addTextField { [log] field in
        field.placeholder = "Name"
        field.addAction(
          UIAction { [weak alert] action in
            let text = (action.sender as? UITextField)?.text ?? ""
            log.add("text \(text)")
            alert?.actions[0].isEnabled = !text.isEmpty
          }, for: .editingChanged)
      }
      alert.actions[0].isEnabled = false
      present(alert)
      let save = try #require(stand.sheetButton("Save"))
      #expect(!save.isSensitive)
      stand.click(on: save)
      #expect(log.lines == ["shown"])
      stand.click(on: stand.layer?.view.fields?[0])
      stand.key("a")
      #expect(save.isSensitive)
      stand.click(on: save)
      #expect(log.lines == ["shown", "text a", "Save"])
    }

    @Test func `U3: Return presses the preferred action of an alert`() {
      let alert = alert(["Keep", "Share", "Cancel"])
      alert.preferredAction = alert.actions[1]
      present(alert)
      stand.key("Return")
      #expect(log.lines == ["shown", "Share"])
    }

    @Test(arguments: ["Escape", "outside"])
    func `S15: a controller that is modal in its presentation is not dismissed by the person`(
      way: String
    ) {
      let controller = UIViewController()
      controller.isModalInPresentation = true
      present(controller)
      if way == "Escape" {
        stand.key("Escape")
      } else {
        stand.click(on: stand.gtkWindow, x: 5, y: 60)
      }
      #expect(stand.root.presentedViewController === controller)
      controller.dismiss(animated: true) { [log] in log.add("gone") }
      stand.settle()
      #expect(log.lines == ["shown", "gone"])
    }

    @Test func `U6: the popover's delegate gives its place and hears of a press outside`() {
      let delegate = PopoverRecorder(log)
      delegate.item = stand.item
      let sheet = alert(["Email"], style: .actionSheet)
      sheet.popoverPresentationController?.delegate = delegate
      present(sheet)
      #expect(stand.isAimed(at: stand.item.element))
      stand.click(on: stand.gtkWindow, x: 40, y: 300)
      #expect(log.lines == ["prepare", "shown", "willDismiss", "didDismiss", "didDismissPopover"])
      #expect(stand.problems == [])
    }

    @Test func `S7: an alert is presented by what is presented, and both go at once`() {
      let editor = UIViewController()
      present(editor)
      let alert = alert(["Yes"])
      present(alert, from: editor)
      #expect(editor.presentedViewController === alert && alert.presentingViewController === editor)
      stand.root.dismiss(animated: true) { [log] in log.add("gone") }
      stand.settle()
      stand.settle()
      #expect(log.lines == ["shown", "shown", "gone"])
      #expect(stand.layer == nil && stand.root.presentedViewController == nil)
    }

    @Test func `S14: an alert view asks for name and password`() {
      let delegate = AlertRecorder(log)
      let alert = UIAlertView(
        title: "Sign In", message: nil, delegate: delegate, cancelButtonTitle: "Cancel",
        otherButtonTitles: "OK")
      alert.alertViewStyle = .loginAndPasswordInput
      alert.show()
      stand.settle()
      stand.key("a")
      stand.key("Tab")
      stand.key("b")
      #expect(alert.textField(at: 0)?.text == "a" && alert.textField(at: 1)?.text == "b")
      stand.key("Return")
      #expect(log.lines == ["clicked 1", "didDismiss 1"])
      #expect(!alert.isVisible)
    }

    @Test func `L19: dismissing within the handler, and presenting in the completion`() {
      let next = alert(["Next"])
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Email", style: .default) { [log, stand] _ in
          stand.root.dismiss(animated: true) {
            log.add("completion")
            stand.root.present(next, animated: true)
          }
        })
      sheet.popoverPresentationController?.barButtonItem = stand.item
      present(sheet)
      stand.click(on: stand.sheetButton("Email"))
      #expect(Display.wait { stand.sheetButton("Next")?.isMapped == true })
      stand.settle()
      stand.key("Return")
      #expect(log.lines == ["shown", "completion", "Next"])
    }

    @Test func `P7: a popover follows its item when the bar changes`() {
      let sheet = alert(["Email"], style: .actionSheet)
      sheet.popoverPresentationController?.barButtonItem = stand.item
      present(sheet)
      stand.toolbar.items = [stand.item, .flexibleSpace()]
      stand.settle()
      #expect(stand.root.presentedViewController === sheet)
      #expect(stand.isAimed(at: stand.item.element))
    }

    @Test func `I7: the focus returns to the item's button`() throws {
      let button = try #require(stand.item.element as? Widget)
      button.grabFocus()
      let sheet = alert(["Email", "Cancel"], style: .actionSheet)
      sheet.popoverPresentationController?.barButtonItem = stand.item
      present(sheet)
      stand.key("Escape")
      #expect(log.lines == ["shown", "Cancel"])
      #expect(button.hasFocus)
    }
  }
}

/// What has been heard.
@MainActor
private final class ProgramLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

private final class PopoverRecorder: UIPopoverPresentationControllerDelegate {
  private let log: ProgramLog
  var item: UIBarButtonItem?

  init(_ log: ProgramLog) { self.log = log }

  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    log.add("prepare")
    controller.barButtonItem = item
  }

  func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController)
  {
    log.add("didDismissPopover")
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.add("didDismiss")
  }
}

private final class AlertRecorder: UIAlertViewDelegate {
  private let log: ProgramLog

  init(_ log: ProgramLog) { self.log = log }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log.add("clicked \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log.add("didDismiss \(buttonIndex)")
  }
}
