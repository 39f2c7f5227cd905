import UIKitCompat

// One delegate for each spelling that Swift has had; all log the same lines.

/// Logs the calls to a delegate.
class SpellingRecorder: NSObject {
  var lines: [String] = []
}

final class Swift3Plain: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet) { lines.append("cancel") }
  func willPresent(_ actionSheet: UIActionSheet) { lines.append("willPresent") }
  func didPresent(_ actionSheet: UIActionSheet) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift3Forced: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet!, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet!) { lines.append("cancel") }
  func willPresent(_ actionSheet: UIActionSheet!) { lines.append("willPresent") }
  func didPresent(_ actionSheet: UIActionSheet!) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift3Optional: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet?, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet?) { lines.append("cancel") }
  func willPresent(_ actionSheet: UIActionSheet?) { lines.append("willPresent") }
  func didPresent(_ actionSheet: UIActionSheet?) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift2Plain: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet) { lines.append("cancel") }
  func willPresentActionSheet(_ actionSheet: UIActionSheet) { lines.append("willPresent") }
  func didPresentActionSheet(_ actionSheet: UIActionSheet) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift2Forced: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet!) { lines.append("cancel") }
  func willPresentActionSheet(_ actionSheet: UIActionSheet!) { lines.append("willPresent") }
  func didPresentActionSheet(_ actionSheet: UIActionSheet!) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift2Optional: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet?, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(_ actionSheet: UIActionSheet?) { lines.append("cancel") }
  func willPresentActionSheet(_ actionSheet: UIActionSheet?) { lines.append("willPresent") }
  func didPresentActionSheet(_ actionSheet: UIActionSheet?) { lines.append("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift1Plain: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(actionSheet: UIActionSheet, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(actionSheet: UIActionSheet) { lines.append("cancel") }
  func willPresentActionSheet(actionSheet: UIActionSheet) { lines.append("willPresent") }
  func didPresentActionSheet(actionSheet: UIActionSheet) { lines.append("didPresent") }
  func actionSheet(actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift1Forced: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(actionSheet: UIActionSheet!) { lines.append("cancel") }
  func willPresentActionSheet(actionSheet: UIActionSheet!) { lines.append("willPresent") }
  func didPresentActionSheet(actionSheet: UIActionSheet!) { lines.append("didPresent") }
  func actionSheet(actionSheet: UIActionSheet!, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(actionSheet: UIActionSheet!, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

final class Swift1Optional: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(actionSheet: UIActionSheet?, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func actionSheetCancel(actionSheet: UIActionSheet?) { lines.append("cancel") }
  func willPresentActionSheet(actionSheet: UIActionSheet?) { lines.append("willPresent") }
  func didPresentActionSheet(actionSheet: UIActionSheet?) { lines.append("didPresent") }
  func actionSheet(actionSheet: UIActionSheet?, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func actionSheet(actionSheet: UIActionSheet?, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

/// Logs which of two spellings was called.
final class TwoSpellings: SpellingRecorder, UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("newer")
  }
  func actionSheet(actionSheet: UIActionSheet!, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("older")
  }
}

/// A delegate without methods.
final class Silent: SpellingRecorder, UIActionSheetDelegate {}
