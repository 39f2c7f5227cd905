import ActionSheets
import Testing
import UIKitCompat

// A program as Xcode 8 to 10 would have had it: short names, enumerations not yet nested.

private class NotesController3: UIViewController, UIActionSheetDelegate, UIAlertViewDelegate {
  var log: [String] = []

  @available(*, deprecated)
  func share() {
    let alert = UIAlertController(
      title: nil, message: nil, preferredStyle: UIAlertControllerStyle.actionSheet)
    alert.addAction(
      UIAlertAction(title: "Old", style: UIAlertActionStyle.default) { [weak self] _ in
        self?.old()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: UIAlertActionStyle.cancel))
    present(alert, animated: true, completion: nil)
  }

  func old() {
    let sheet = UIActionSheet(
      title: "Title", delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
      otherButtonTitles: "A", "B")
    sheet.show(in: view)
  }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    log.append(actionSheet.buttonTitle(at: buttonIndex) ?? "nil")
    let alert = UIAlertView(
      title: "Sure?", message: "", delegate: self, cancelButtonTitle: "No",
      otherButtonTitles: "Yes")
    alert.show()
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log.append(alertView.buttonTitle(at: buttonIndex) ?? "nil")
  }
}

extension UIKit {
  @MainActor struct Swift3Tests {
    @available(*, deprecated)
    @Test func `A sheet, an older sheet and an alert in the spelling of Swift 3`() {
      let host = Host()
      let controller = NotesController3()
      host.window?.rootViewController = controller
      controller.share()
      host.settle()
      host.press("Old")
      host.settle()
      host.press("B")
      host.settle()
      host.press("Yes")
      #expect(controller.log == ["B", "Yes"])
      #expect(host.problems == [])
    }
  }
}
