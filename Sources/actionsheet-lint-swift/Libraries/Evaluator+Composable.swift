import SwiftSyntax

// The Composable Architecture: dialogs as states.
extension Evaluator {
  /// The state, or the part of one, that an initializer makes.
  func stateResult(of call: Call) -> Values? {
    switch call.name {
    case "AlertState": return state(.alert, call)
    case "ConfirmationDialogState", "ActionSheetState": return state(.actionSheet, call)
    case "TextState":
      if call.arguments.has("verbatim") { return mapTexts(call.arguments["verbatim"] ?? []) { $0 } }
      guard let text = call.arguments.first else { return nil }
      return localized(asKeys(text), call.arguments, in: call.node)
    case "ButtonState":
      var title = unknown("the button has no title")
      if let label = call.arguments.closure("label", orTrailing: true) {
        title = build(label, call)
      }
      return one(
        .action(
          Action(title: title, role: call.arguments["role"] ?? [], place: place(call.node))))
    default: return nil
    }
  }

  /// A state whose type stands elsewhere: `.init(title: TextState("…"), …)`.
  func implicitInitializer(_ call: Call) -> Values? {
    let isText =
      call.arguments.all.first?.expression.trimmedDescription.hasPrefix("TextState(") ?? false
    guard isText, call.arguments.all.first?.label == "title" else { return nil }
    return state(call.arguments.has("titleVisibility") ? .actionSheet : .alert, call)
  }

  private func state(_ kind: Sheet.Kind, _ call: Call) -> Values {
    let arguments = call.arguments
    let sheet = makeSheet(kind, at: call.node)
    sheet.title = arguments["title"] ?? []
    sheet.message = arguments["message"] ?? []
    if let title = arguments.closure(orTrailing: true), arguments["title"] == nil {
      sheet.title = build(title, call)
    }
    if let message = arguments.closure("message") { sheet.message = build(message, call) }
    var actions: Values = []
    var isComplete = true
    if let closure = arguments.closure("actions") {
      collect(build(closure, call), as: "ButtonState", into: &actions, &isComplete)
    }
    let buttons = ["primaryButton", "secondaryButton", "dismissButton", "buttons"].flatMap {
      arguments[$0] ?? []
    }
    collect(one(.list(buttons)), as: "Alert.Button", into: &actions, &isComplete)
    sheet.isComplete = sheet.isComplete && isComplete
    sheet.add(actions.map { under(path, $0) }, by: call.key)
    return one(.sheet(sheet))
  }
}
