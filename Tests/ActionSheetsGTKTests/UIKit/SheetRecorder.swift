import UIKitCompat

/// A delegate that hears everything but cancellation.
final class SheetRecorder: NSObject, UIActionSheetDelegate {
  private(set) var lines: [String] = []
  var onClick: (() -> Void)?

  func willPresent(_ actionSheet: UIActionSheet) { lines.append("willPresent") }

  func didPresent(_ actionSheet: UIActionSheet) { lines.append("didPresent") }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
    onClick?()
  }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}

/// A delegate that hears cancellation as well.
final class CancellingSheetRecorder: NSObject, UIActionSheetDelegate {
  private(set) var lines: [String] = []

  func willPresent(_ actionSheet: UIActionSheet) { lines.append("willPresent") }

  func didPresent(_ actionSheet: UIActionSheet) { lines.append("didPresent") }

  func actionSheetCancel(_ actionSheet: UIActionSheet) { lines.append("cancel") }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
}
