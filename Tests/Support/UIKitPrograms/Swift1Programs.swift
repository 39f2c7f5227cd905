import UIKitCompat

// Programs for Xcode 6 and 7: labels repeated, names in full, Objective-C's habits.

/// Asks where a picture comes from, with a camera or without one.
@available(*, deprecated)
class PhotoSourceProgram: UIViewController, UIActionSheetDelegate {
  var hasCamera = true
  var chosen = ""
  let deleteTag = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    self.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: UIBarButtonSystemItem.Camera, target: self, action: "choose:")
    self.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: UIBarButtonItemStyle.Bordered, target: self, action: Selector("back"))
  }

  func choose(sender: AnyObject) {
    var actionSheet = UIActionSheet()
    actionSheet.delegate = self
    actionSheet.title = NSLocalizedString("Picture", comment: "title")
    if hasCamera { actionSheet.addButtonWithTitle("Camera") }
    actionSheet.addButtonWithTitle("Library")
    actionSheet.cancelButtonIndex = actionSheet.addButtonWithTitle("Cancel")
    actionSheet.actionSheetStyle = .BlackTranslucent
    if UI_USER_INTERFACE_IDIOM() == .Pad {
      actionSheet.showFromBarButtonItem(self.navigationItem.rightBarButtonItem, animated: true)
    } else {
      actionSheet.showInView(UIApplication.sharedApplication().keyWindow)
    }
    actionSheet = UIActionSheet()
  }

  func askToDelete() {
    let actionSheet = UIActionSheet(
      title: "Sure?", delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
    actionSheet.tag = deleteTag
    actionSheet.showFromRect(CGRectZero, inView: self.view, animated: false)
  }

  func actionSheet(actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int) {
    if actionSheet.tag == deleteTag {
      if buttonIndex == actionSheet.destructiveButtonIndex { chosen = "deleted" }
      return
    }
    switch buttonIndex {
    case actionSheet.cancelButtonIndex: chosen = "nothing"
    default: chosen = actionSheet.buttonTitleAtIndex(buttonIndex)!
    }
  }

  func willPresentActionSheet(actionSheet: UIActionSheet) {
    for subview in actionSheet.subviews {
      if let button = subview as? UIButton {
        button.setTitleColor(UIColor.redColor(), forState: UIControlState.Normal)
      }
    }
  }
}

/// A sheet that is its own delegate and keeps a closure for each button.
@available(*, deprecated)
class ClosureSheet: UIActionSheet, UIActionSheetDelegate {
  var actions: [Int: () -> Void] = [:]

  init(title: String?) {
    super.init(
      title: title, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
    self.delegate = self
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  func addButton(title: String, action: @escaping () -> Void) -> ClosureSheet {
    let index = self.addButtonWithTitle(title)
    actions[index] = action
    return self
  }

  func addCancelButton(title: String) -> ClosureSheet {
    self.cancelButtonIndex = self.addButtonWithTitle(title)
    return self
  }

  func actionSheet(actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int) {
    if let action = actions[buttonIndex] {
      action()
    }
    actions.removeAll(keepingCapacity: false)
  }
}

/// Asks for a name and a secret, then refuses the first try.
@available(*, deprecated)
class LoginProgram: NSObject, UIAlertViewDelegate {
  var attempts: [String] = []

  func login() {
    let alert: UIAlertView = UIAlertView(
      title: "Log In", message: nil, delegate: self, cancelButtonTitle: "Cancel",
      otherButtonTitles: "OK")
    alert.alertViewStyle = UIAlertViewStyle.LoginAndPasswordInput
    alert.textFieldAtIndex(0)?.placeholder = "Name"
    alert.textFieldAtIndex(1)?.keyboardType = .numberPad
    alert.show()
  }

  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView) -> Bool {
    return alertView.textFieldAtIndex(0)!.text! != ""
  }

  func alertView(alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {
    if buttonIndex == alertView.cancelButtonIndex {
      return
    }
    let name = alertView.textFieldAtIndex(0)!.text!
    let secret = alertView.textFieldAtIndex(1)!.text!
    attempts.append("\(name):\(secret)")
    if attempts.count == 1 {
      UIAlertView(
        title: "Wrong", message: "Try again", delegate: nil, cancelButtonTitle: "OK"
      ).show()
    }
  }
}

/// Presents, dismisses and presents again, as Swift 2 spelled it.
@available(*, deprecated)
class Swift2Program: UIViewController {
  var log = [String]()

  func logOut(sender: UIButton?) {
    let alertController = UIAlertController(
      title: "Log Out", message: "Are you sure?", preferredStyle: UIAlertControllerStyle.ActionSheet
    )
    let yes = UIAlertAction(title: "Log Out", style: UIAlertActionStyle.Destructive) {
      (action: UIAlertAction!) -> Void in
      self.log.append("out")
    }
    alertController.addAction(yes)
    alertController.addAction(
      UIAlertAction(title: "Cancel", style: .Cancel, handler: { (UIAlertAction) in }))
    if let popover = alertController.popoverPresentationController {
      popover.sourceView = sender
      popover.sourceRect = sender?.bounds ?? CGRectZero
      popover.permittedArrowDirections = .Any
    }
    self.presentViewController(alertController, animated: true, completion: nil)
  }

  func rename(old: String) {
    var nameField: UITextField?
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .Alert)
    alert.addTextFieldWithConfigurationHandler { (textField: UITextField!) -> Void in
      textField.text = old
      textField.secureTextEntry = false
      nameField = textField
    }
    alert.addAction(
      UIAlertAction(
        title: "OK", style: .Default,
        handler: { [unowned self] (action) -> Void in
          self.log.append(nameField!.text!)
          self.dismissViewControllerAnimated(
            true,
            completion: { () -> Void in
              self.log.append("dismissed")
            })
        }))
    self.presentViewController(alert, animated: true) { () -> Void in
      self.log.append("presented")
    }
  }
}

@available(*, deprecated)
let CGRectZero = CGRect.zero
