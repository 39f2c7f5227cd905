import UIKitCompat

extension Stage {
  /// Scenarios that show something while a sheet is shown.
  func repeatedScenario(_ name: String) -> (() -> Void)? {
    switch name {
    case "shown within clicked":
      let sheet = note(recorder)
      recorder.onClick = { [weak self, weak sheet] in
        self?.recorder.onClick = nil
        if let self { sheet?.show(in: source) }
      }
      return { sheet.show(in: self.source) }
    case "same source":
      let first = note(recorder)
      let second = note(Recorder("second"))
      recorder.onPresent = { [weak self] in
        Task {
          guard let self else { return }
          second.show(from: self.item, animated: true)
          say("second visible \(second.isVisible)")
        }
      }
      return { first.show(from: self.item, animated: true) }
    case "while visible":
      let sheet = note(recorder)
      recorder.onPresent = { [weak self, weak sheet] in
        Task {
          guard let self else { return }
          sheet?.show(in: self.root.view)
          say("visible \(sheet?.isVisible ?? false)")
        }
      }
      return { sheet.show(in: self.source) }
    case "stacked": return stackedScenario()
    default: return nil
    }
  }

  /// Two sheets in one turn, from different sources.
  private func stackedScenario() -> () -> Void {
    let above = Recorder("above")
    let first = note(recorder)
    let second = UIActionSheet(
      title: "Sure?", delegate: above, cancelButtonTitle: "No", destructiveButtonTitle: nil)
    above.onDismiss = { [weak first, above] in
      _ = above
      say("visible \(first?.isVisible ?? false)")
    }
    return {
      first.show(in: self.source)
      second.show(in: self.root.view)
    }
  }
}
