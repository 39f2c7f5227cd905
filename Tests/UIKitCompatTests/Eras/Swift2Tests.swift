import ActionSheets
import Testing
import UIKitCompat

// A program as Xcode 7 would have had it: UIAlertController, optionals, names in full.

@available(*, deprecated)
private class NotesController2: UIViewController, UIActionSheetDelegate {
  var log = [String]()

  func share(sender: AnyObject?) {
    let alert = UIAlertController(
      title: "Note", message: nil, preferredStyle: UIAlertControllerStyle.ActionSheet)
    alert.addAction(
      UIAlertAction(
        title: "Delete", style: UIAlertActionStyle.Destructive,
        handler: { (action: UIAlertAction!) -> Void in
          self.log.append(action.title!)
        }))
    alert.addAction(UIAlertAction(title: "Rename", style: .Default) { _ in self.rename() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .Cancel, handler: nil))
    if UIDevice.currentDevice().userInterfaceIdiom == .Pad {
      alert.popoverPresentationController?.sourceView = self.view
      alert.popoverPresentationController?.sourceRect = self.view.bounds
      alert.popoverPresentationController?.permittedArrowDirections = .Up
    }
    self.presentViewController(alert, animated: true, completion: nil)
  }

  func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .Alert)
    alert.addTextFieldWithConfigurationHandler { (field: UITextField!) -> Void in
      field.placeholder = "Title"
      field.secureTextEntry = false
    }
    let save = UIAlertAction(title: "Save", style: .Default) { (action) in
      let field = alert.textFields![0] as UITextField
      self.log.append(field.text!)
    }
    save.enabled = true
    alert.addAction(save)
    self.presentViewController(alert, animated: true) { self.log.append("presented") }
  }

  func old() {
    UIActionSheet(
      title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil
    ).showInView(view)
  }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int) {
    log.append("clicked \(buttonIndex)")
  }

  func willPresentActionSheet(_ actionSheet: UIActionSheet) {
    log.append("willPresent")
  }
}

extension UIKit {
  @MainActor struct Swift2Tests {
    @available(*, deprecated)
    @Test(arguments: [Presentation.Environment.phone, .pad])
    func `A sheet, an alert with a field and a delegate in the spelling of Swift 2`(
      environment: Presentation.Environment
    ) {
      let host = Host(environment)
      let controller = NotesController2()
      host.window?.rootViewController = controller
      controller.share(sender: nil)
      host.settle()
      #expect(host.presenter.form == (environment == .pad ? .popover : .bottomSheet))
      host.press("Rename")
      host.settle()
      host.presenter.enter("New", inField: 0)
      host.press("Save")
      controller.share(sender: nil)
      host.press("Delete")
      controller.old()
      host.settle()
      host.press("Cancel")
      #expect(controller.log == ["presented", "New", "Delete", "willPresent", "clicked 0"])
      #expect(host.problems == [])
    }
  }
}
