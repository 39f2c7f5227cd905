import UIKitCompat

/// A delegate that writes every call but cancellation.
class Recorder: NSObject, UIActionSheetDelegate {
  private let prefix: String
  var onPresent: (() -> Void)?
  var onClick: (() -> Void)?
  var onDismiss: (() -> Void)?

  init(_ name: String? = nil) {
    prefix = name.map { "\($0) " } ?? ""
  }

  func hear(_ call: String) { say(prefix + call) }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    hear("clicked \(buttonIndex)")
    onClick?()
  }

  func willPresent(_ actionSheet: UIActionSheet) { hear("willPresent") }

  func didPresent(_ actionSheet: UIActionSheet) {
    hear("didPresent")
    onPresent?()
  }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    hear("willDismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    hear("didDismiss \(buttonIndex)")
    onDismiss?()
  }
}

/// A delegate that writes cancellation as well.
final class CancelRecorder: NSObject, UIActionSheetDelegate {
  func actionSheetCancel(_ actionSheet: UIActionSheet) { say("cancel") }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    say("clicked \(buttonIndex)")
  }
  func didPresent(_ actionSheet: UIActionSheet) { say("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    say("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    say("didDismiss \(buttonIndex)")
  }
}
