import UIKitCompat

// One delegate of alert views for each spelling.

final class Alert3Plain: SpellingRecorder, UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView) { lines.append("cancel") }
  func willPresent(_ alertView: UIAlertView) { lines.append("willPresent") }
  func didPresent(_ alertView: UIAlertView) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert3Forced: SpellingRecorder, UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView!, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView!) { lines.append("cancel") }
  func willPresent(_ alertView: UIAlertView!) { lines.append("willPresent") }
  func didPresent(_ alertView: UIAlertView!) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView!) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert3Optional: SpellingRecorder, UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView?, clickedButtonAt buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView?) { lines.append("cancel") }
  func willPresent(_ alertView: UIAlertView?) { lines.append("willPresent") }
  func didPresent(_ alertView: UIAlertView?) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView?) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert2Plain: SpellingRecorder, UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView) { lines.append("cancel") }
  func willPresentAlertView(_ alertView: UIAlertView) { lines.append("willPresent") }
  func didPresentAlertView(_ alertView: UIAlertView) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert2Forced: SpellingRecorder, UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView!, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView!) { lines.append("cancel") }
  func willPresentAlertView(_ alertView: UIAlertView!) { lines.append("willPresent") }
  func didPresentAlertView(_ alertView: UIAlertView!) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView!) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert2Optional: SpellingRecorder, UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView?, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(_ alertView: UIAlertView?) { lines.append("cancel") }
  func willPresentAlertView(_ alertView: UIAlertView?) { lines.append("willPresent") }
  func didPresentAlertView(_ alertView: UIAlertView?) { lines.append("didPresent") }
  func alertView(_ alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView?) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert1Plain: SpellingRecorder, UIAlertViewDelegate {
  func alertView(alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(alertView: UIAlertView) { lines.append("cancel") }
  func willPresentAlertView(alertView: UIAlertView) { lines.append("willPresent") }
  func didPresentAlertView(alertView: UIAlertView) { lines.append("didPresent") }
  func alertView(alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert1Forced: SpellingRecorder, UIAlertViewDelegate {
  func alertView(alertView: UIAlertView!, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(alertView: UIAlertView!) { lines.append("cancel") }
  func willPresentAlertView(alertView: UIAlertView!) { lines.append("willPresent") }
  func didPresentAlertView(alertView: UIAlertView!) { lines.append("didPresent") }
  func alertView(alertView: UIAlertView!, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(alertView: UIAlertView!, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView!) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}

final class Alert1Optional: SpellingRecorder, UIAlertViewDelegate {
  func alertView(alertView: UIAlertView?, clickedButtonAtIndex buttonIndex: Int) {
    lines.append("clicked \(buttonIndex)")
  }
  func alertViewCancel(alertView: UIAlertView?) { lines.append("cancel") }
  func willPresentAlertView(alertView: UIAlertView?) { lines.append("willPresent") }
  func didPresentAlertView(alertView: UIAlertView?) { lines.append("didPresent") }
  func alertView(alertView: UIAlertView?, willDismissWithButtonIndex buttonIndex: Int) {
    lines.append("willDismiss \(buttonIndex)")
  }
  func alertView(alertView: UIAlertView?, didDismissWithButtonIndex buttonIndex: Int) {
    lines.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(alertView: UIAlertView?) -> Bool {
    lines.append("shouldEnable")
    return false
  }
}
