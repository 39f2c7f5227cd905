import UIKitCompat

/// A delegate with every method but that for cancellation.
class Recorder: NSObject, UIActionSheetDelegate, UIAlertViewDelegate {
  var lines: [String] = []
  var onClick: (() -> Void)?
  var onPresent: (() -> Void)?

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
    onClick?()
  }

  func willPresent(_ actionSheet: UIActionSheet) {
    lines.append("willPresent")
    onPresent?()
  }

  func didPresent(_ actionSheet: UIActionSheet) { lines.append("didPresent") }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }

  /// The calls since the sheet was in place.
  var afterwards: [String] { lines.filter { !$0.hasSuffix("Present") } }
}

/// A delegate with the method for cancellation.
final class CancelRecorder: NSObject, UIActionSheetDelegate {
  var lines: [String] = []

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }

  func actionSheetCancel(_ actionSheet: UIActionSheet) { lines.append("cancel") }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}
