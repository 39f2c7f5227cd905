import UIKitCompat

extension Stage {
  /// Scenarios of one sheet.
  func sheetScenario(_ name: String, option: String?) -> (() -> Void)? {
    switch name {
    case "plain":
      let sheet = note(recorder)
      return { sheet.show(in: self.source) }
    case "popover":
      let sheet = note(recorder)
      return { sheet.show(from: self.source.bounds, in: self.source, animated: true) }
    case "without Cancel":
      let sheet = note(recorder, cancel: nil)
      return { sheet.show(in: self.source) }
    case "hears cancel":
      let hearing = CancelRecorder()
      let sheet = note(hearing)
      return { [hearing] in
        sheet.delegate = hearing
        sheet.show(in: self.source)
      }
    case "dismissed from code":
      let index = option.flatMap { Int($0) } ?? 0
      let sheet = note(recorder)
      recorder.onPresent = { [weak sheet] in
        Task { sheet?.dismiss(withClickedButtonIndex: index, animated: true) }
      }
      return { sheet.show(in: self.source) }
    case "visible": return visibleScenario()
    case "delegate gone":
      return {
        let sheet = ReleasedSheet(
          title: nil, delegate: Recorder("gone"), cancelButtonTitle: "Cancel",
          destructiveButtonTitle: "Delete")
        sheet.addButton(withTitle: "Email")
        sheet.show(in: self.source)
      }
    case "no window":
      let sheet = note(recorder)
      return {
        sheet.show(in: UIView())
        say("visible \(sheet.isVisible)")
      }
    default: return nil
    }
  }

  private func visibleScenario() -> () -> Void {
    let sheet = note(recorder)
    let tell = { [weak sheet] in say("visible \(sheet?.isVisible ?? false)") }
    recorder.onClick = tell
    recorder.onDismiss = { Task { tell() } }
    return {
      tell()
      sheet.show(in: self.source)
      tell()
    }
  }
}

/// A sheet that reports its release.
private final class ReleasedSheet: UIActionSheet {
  deinit { say("released") }
}
