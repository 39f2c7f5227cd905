import ActionSheets
import Testing
import UIKitCompat

// A program as Xcode 6 would have had it: labels repeated, implicitly unwrapped parameters, names in full.

@available(*, deprecated)
private class NotesController1: UIViewController, UIActionSheetDelegate, UIAlertViewDelegate {
  var log: [String] = []

  func share(sender: AnyObject!) {
    let sheet = UIActionSheet(
      title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Email")
    sheet.actionSheetStyle = UIActionSheetStyle.Default
    sheet.addButtonWithTitle("Rename")
    sheet.tag = 7
    sheet.showInView(self.view)
    log.append("visible \(sheet.visible)")
  }

  func actionSheet(actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int) {
    log.append("\(actionSheet.tag): \(actionSheet.buttonTitleAtIndex(buttonIndex)!)")
    if buttonIndex == actionSheet.cancelButtonIndex { return }
    let alert = UIAlertView(
      title: "Rename", message: "", delegate: self, cancelButtonTitle: "Cancel",
      otherButtonTitles: "OK")
    alert.alertViewStyle = UIAlertViewStyle.PlainTextInput
    alert.textFieldAtIndex(0)!.text = "Old"
    alert.show()
  }

  func alertView(alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int) {
    log.append("\(alertView.textFieldAtIndex(0)!.text!) \(buttonIndex)")
  }
}

@available(*, deprecated)
private class PopoverController1: UIViewController, UIActionSheetDelegate {
  var share: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    share = UIBarButtonItem(
      barButtonSystemItem: UIBarButtonSystemItem.Action, target: self, action: "share:")
    self.navigationItem.rightBarButtonItem = share
    self.view.backgroundColor = UIColor.whiteColor()
  }

  func ask(number: Int) {
    let sheet = UIActionSheet()
    sheet.delegate = self
    sheet.addButtonWithTitle("A")
    sheet.cancelButtonIndex = sheet.addButtonWithTitle("Cancel")
    switch number {
    case 0: sheet.showFromBarButtonItem(share, animated: true)
    case 1:
      sheet.showFromRect(
        CGRect(x: 1, y: 1, width: 5, height: 5), inView: self.view, animated: true)
    case 2: sheet.showFromToolbar(self.navigationController!.toolbar)
    case 3: sheet.showFromTabBar(self.tabBarController!.tabBar)
    default: sheet.showInView(self.view)
    }
  }
}

extension UIKit {
  @MainActor struct Swift1Tests {
    @available(*, deprecated)
    @Test func `A sheet and an alert in the spelling of Swift 1`() {
      let host = Host()
      let controller = NotesController1()
      host.window?.rootViewController = controller
      controller.share(sender: nil)
      host.settle()
      host.press("Rename")
      host.settle()
      host.presenter.enter("New", inField: 0)
      host.press("OK")
      #expect(controller.log == ["visible true", "7: Rename", "New 1"])
      #expect(host.problems == [])
    }

    @available(*, deprecated)
    @Test func `P1, P2, P3, S4: each origin in the spelling of Swift 1, on a phone and a pad`() {
      let forms: [Presentation.Form] = [.popover, .popover, .centered, .centered, .centered]
      for (number, form) in forms.enumerated() {
        for environment in [Presentation.Environment.pad, .phone] {
          let host = Host(environment)
          let controller = PopoverController1()
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: controller)]
          host.window?.rootViewController = tabs
          controller.ask(number: number)
          #expect(host.presenter.form == (environment == .pad ? form : .bottomSheet))
          #expect(host.problems == [])
        }
      }
    }
  }
}
