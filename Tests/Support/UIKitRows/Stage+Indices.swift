import UIKitCompat

extension Stage {
  /// Scenarios that write the indices and titles of a sheet and then show it.
  func indexScenario(_ name: String) -> (() -> Void)? {
    guard let sheet = indexedSheet(name) else { return nil }
    sheet.delegate = recorder
    return {
      say(
        "cancel \(sheet.cancelButtonIndex), destructive \(sheet.destructiveButtonIndex), "
          + "first other \(sheet.firstOtherButtonIndex)")
      let titles = (-1...sheet.numberOfButtons).map { sheet.buttonTitle(at: $0) ?? "none" }
      say(titles.joined(separator: " "))
      if sheet.numberOfButtons > 0 { sheet.show(in: self.source) }
    }
  }

  private func indexedSheet(_ name: String) -> UIActionSheet? {
    switch name {
    case "X1": return UIActionSheet()
    case "X2":
      return UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D")
    case "X3":
      return UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D",
        otherButtonTitles: "A", "B")
    case "X4":
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D",
        otherButtonTitles: ["A", "B"])
      return sheet
    case "X5":
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D")
      say("added \(sheet.addButton(withTitle: "A")) \(sheet.addButton(withTitle: "B"))")
      return sheet
    case "X6":
      let sheet = UIActionSheet()
      for title in ["A", "B", "C", "D"] { sheet.addButton(withTitle: title) }
      sheet.cancelButtonIndex = 0
      sheet.destructiveButtonIndex = 2
      return sheet
    case "X7":
      return UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: "D")
    case "X8":
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: nil,
        otherButtonTitles: ["A"])
      sheet.addButton(withTitle: "B")
      return sheet
    default: return nil
    }
  }
}
