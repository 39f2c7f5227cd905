import Testing

/// The steps of one scenario of `UIKitRows`: keys, words on the screen, and lines that it writes.
///
/// A step that starts with `>` types keys once all lines before it are written, `=` waits until words stand below
/// each other on the screen, and `!` until a word is gone from it. Every other step is a line that is written.
struct RowScript: Sendable, CustomTestStringConvertible {
  let rows: String
  let arguments: [String]
  let steps: [String]

  init(_ rows: String, _ arguments: String..., steps: [String]) {
    self.rows = rows
    self.arguments = arguments
    self.steps = steps
  }

  var testDescription: String {
    "\(rows), \(arguments.joined(separator: " ")): "
      + steps.filter { $0.hasPrefix(">") }.joined(separator: " ")
  }
}

extension RowScript {
  static let sheets =
    [
      pressed("enter", 2), pressed("down enter", 3), pressed("up enter", 0),
      pressed("end enter", 1),
      dismissed(-1), dismissed(-2), dismissed(1),
    ] + [
      RowScript(
        "L2", "hears cancel",
        steps: ["didPresent", "> end enter", "clicked 1", "willDismiss 1", "didDismiss 1"]),
      RowScript(
        "L3, L7", "hears cancel",
        steps: ["didPresent", "> esc", "cancel", "willDismiss 1", "didDismiss 1"]),
      RowScript(
        "L4, L7", "plain",
        steps: opening + ["> esc", "clicked 1", "willDismiss 1", "didDismiss 1"]),
      RowScript(
        "L4, L7", "without Cancel",
        steps: opening + ["> esc", "clicked -1", "willDismiss -1", "didDismiss -1"]),
      RowScript(
        "L9", "visible",
        steps: ["visible false", "willPresent", "visible true", "didPresent", "> enter"]
          + ["clicked 2", "visible true", "willDismiss 2", "didDismiss 2", "visible false"]),
      RowScript(
        "L10", "plain",
        steps: email + ["> s"] + email + ["> s"] + email),
      RowScript(
        "L11", "same source",
        steps: opening + ["willDismiss 1", "second visible false", "didDismiss 1"]),
      RowScript(
        "L11", "while visible",
        steps: opening + ["problem notPresented", "visible true", "> enter"] + choice(2)),
      RowScript(
        "L12", "shown within clicked",
        steps: email + opening + ["> down enter"] + choice(3)),
      RowScript(
        "L13, L19", "stacked",
        steps: opening
          + ["above willPresent", "above didPresent", "= Sure? No", "> enter"]
          + ["above clicked 0", "above willDismiss 0", "above didDismiss 0", "visible true"]
          + ["! Sure?", "= Delete Email Print Cancel", "> enter"] + choice(2)),
      RowScript(
        "L14", "delegate gone", steps: ["= Delete Email Cancel", "> enter", "released"]),
      RowScript(
        "L17", "no window",
        steps: ["problem notInWindow", "willPresent", "visible true", "didPresent", "> enter"]
          + choice(2)),
    ]

  static let indices = [
    RowScript("X1, X9", "X1", steps: ["cancel -1, destructive -1, first other -1", "none none"]),
    indexed("X2", 1, 0, -1, "D C", shown: "D C"),
    indexed("X3", 1, 0, -1, "D C A B", shown: "D A B C"),
    indexed("X4", 3, 0, 1, "D A B C", shown: "D A B C"),
    indexed("X5", 1, 0, -1, "D C A B", shown: "D A B C", before: ["added 2 3"]),
    indexed("X6", 0, 2, -1, "A B C D", shown: "C B D A"),
    indexed("X7", -1, 0, -1, "D", shown: "D"),
    indexed("X8", 1, -1, 0, "A C B", shown: "A B C"),
  ]

  static let controllers = [
    RowScript("U6, U7", "handlers", steps: ["completion", "> enter", "Email after"]),
    RowScript("U6, U7", "handlers", steps: ["completion", "> end enter", "Cancel after"]),
    RowScript("U6, U7", "handlers", steps: ["completion", "> esc", "Cancel after"]),
    RowScript(
      "U7", "handler released", steps: ["completion", "> enter", "Email after", "released"]),
    RowScript(
      "U1, X10", "disabled",
      steps: ["completion", "= Delete Email Print Cancel", "> enter", "Print after"]),
    RowScript(
      "U2", "second cancel",
      steps: ["problem severalCancelActions", "completion", "= Delete Email Print Other Cancel"]
        + ["> down down enter", "Other"]),
    RowScript(
      "U3", "field in sheet",
      steps: ["problem textFieldInActionSheet", "problem foreignPreferredAction"]
        + ["fields 0, preferred false", "completion", "> enter", "Email after"]),
    RowScript(
      "U3", "alert",
      steps: ["problem foreignPreferredAction", "completion", "> text:! enter", "Save Old!"]),
    RowScript("U6", "no cancel action", steps: ["completion", "= T A", "> esc", "released"]),
  ]

  static let popovers = [
    RowScript(
      "P5, L4", "popover",
      steps: opening + ["= Delete Email Print", "! Cancel", "> esc"] + choice(1)),
    RowScript("L5", "popover", steps: opening + ["> click:70,22"] + choice(1)),
    RowScript(
      "P5, U5, U6", "handlers",
      steps: ["completion", "= Delete Email Print", "! Cancel", "> click:70,22", "Cancel after"]),
    RowScript(
      "U6", "no cancel action", steps: ["completion", "= T A", "> click:70,22", "released"]),
  ]

  // MARK: Parts of scripts

  private static let opening = ["willPresent", "didPresent"]
  private static let email = opening + ["> enter"] + choice(2)

  private static func choice(_ index: Int) -> [String] {
    ["clicked \(index)", "willDismiss \(index)", "didDismiss \(index)"]
  }

  private static func pressed(_ keys: String, _ index: Int) -> RowScript {
    RowScript("L1, L2", "plain", steps: opening + ["> \(keys)"] + choice(index))
  }

  private static func dismissed(_ index: Int) -> RowScript {
    RowScript(
      "L8", "dismissed from code", "\(index)",
      steps: opening + ["willDismiss \(index)", "didDismiss \(index)"])
  }

  /// A sheet that writes its indices and titles, with one index to each side of the list, and is dismissed.
  private static func indexed(
    _ row: String, _ cancel: Int, _ destructive: Int, _ firstOther: Int, _ titles: String,
    shown: String, before: [String] = []
  ) -> RowScript {
    RowScript(
      "\(row), X9, X10", row,
      steps: before + [
        "cancel \(cancel), destructive \(destructive), first other \(firstOther)",
        "none \(titles) none", "willPresent", "didPresent", "= \(shown)", "> esc",
      ] + choice(cancel))
  }
}
