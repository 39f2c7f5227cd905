import UIKitCompat

extension Stage {
  /// Scenarios of alert controllers.
  func controllerScenario(_ name: String) -> (() -> Void)? {
    switch name {
    case "handlers": return { self.present(self.choices()) }
    case "handler released": return { self.present(self.choices(holding: Token())) }
    case "disabled":
      return {
        let sheet = self.choices()
        sheet.actions[2].isEnabled = false
        self.present(sheet)
      }
    case "second cancel":
      return {
        let sheet = self.choices()
        sheet.addAction(UIAlertAction(title: "Other", style: .cancel) { _ in say("Other") })
        self.present(sheet)
      }
    case "field in sheet":
      return {
        let sheet = self.choices()
        sheet.addTextField()
        sheet.preferredAction = sheet.actions[2]
        say("fields \(sheet.textFields?.count ?? 0), preferred \(sheet.preferredAction != nil)")
        self.present(sheet)
      }
    case "alert": return { self.present(self.rename()) }
    case "no cancel action":
      return {
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        let token = Token()
        sheet.addAction(
          UIAlertAction(title: "A", style: .default) { _ in
            _ = token
            say("A")
          })
        self.present(sheet)
      }
    default: return nil
    }
  }

  private func choices(holding token: Token? = nil) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let tell: (UIAlertAction) -> Void = { [weak root] action in
      _ = token
      let isGone = root?.presentedViewController == nil
      say("\(action.title ?? "") \(isGone ? "after" : "during")")
    }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: tell))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: tell))
    sheet.addAction(UIAlertAction(title: "Email", style: .default, handler: tell))
    sheet.addAction(UIAlertAction(title: "Print", style: .default, handler: tell))
    return sheet
  }

  private func rename() -> UIAlertController {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Old" }
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      say("Save \(alert?.textFields?.first?.text ?? "")")
    }
    alert.preferredAction = save
    alert.addAction(UIAlertAction(title: "Discard", style: .default) { _ in say("Discard") })
    alert.addAction(save)
    alert.preferredAction = save
    return alert
  }

  /// Presents from the view; the anchor is set after presenting, in the same turn (row U5).
  private func present(_ controller: UIAlertController) {
    root.present(controller, animated: true) { say("completion") }
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.sourceRect = source.bounds
  }
}

/// An object that a handler holds, which reports its release.
final class Token: Sendable {
  deinit { say("released") }
}
