import SwiftSyntax

// This package: sheets, alerts and prompts as values, and questions of one call.
extension Evaluator {
  private var toolkit: String? {
    let imports = frame.file.imports
    if imports.contains("ActionSheetsGTK") { return "gtk" }
    return imports.contains { $0.hasPrefix("ActionSheets") } ? "terminal" : nil
  }

  /// The sheet or the button that a call of this package makes.
  func packageResult(of call: Call) -> Values? {
    guard let toolkit else { return nil }
    let arguments = call.arguments
    let title = (arguments["localized"].map(asKeys) ?? arguments.first ?? arguments["title"]).map(
      words)
    switch call.name {
    case "ActionSheet", "Alert", "Prompt":
      guard call.receiver == nil else { return nil }
      let sheet = makeSheet(
        call.name == "ActionSheet" ? .actionSheet : .alert, toolkit: toolkit, at: call.node)
      sheet.title = title ?? []
      sheet.message = words(
        (arguments.has("localized") ? arguments["message"].map(asKeys) : arguments["message"]) ?? []
      )
      var views: Values = arguments["buttons"].map { _ in [] } ?? []
      if let closure = arguments.closure("buttons") {
        views = build(closure, call)
      } else if let list = arguments["buttons"] {
        views = list
      } else if call.name != "Prompt", let closure = arguments.closure(orTrailing: true) {
        views = build(closure, call)
      } else if arguments.has("choices") {
        sheet.isComplete = false
      }
      if let closure = arguments.closure("fields")
        ?? (call.name == "Prompt" ? arguments.closure(orTrailing: true) : nil)
      {
        views += build(closure, call)
      }
      if let cancel = arguments["cancel"] { views += cancelButton(words(cancel), call) }
      addViews(views, to: sheet, call)
      return one(.sheet(sheet))
    case "Button" where call.receiver == nil:
      return one(
        .action(
          Action(title: title ?? unknown(), role: arguments["role"] ?? [], place: place(call.node)))
      )
    case "Cancel" where call.receiver == nil:
      return [action(title ?? systemTitle("Cancel", call.node), role: "cancel", call.node)]
    case "TextField" where call.receiver == nil, "SecureField" where call.receiver == nil:
      return one(
        .action(Action(title: title ?? unknown(), role: [], place: place(call.node), isField: true))
      )
    case "confirm", "prompt", "progress":
      return question(call, title, toolkit)
    default: return nil
    }
  }

  /// What one call asks: `confirm`, `prompt` and `progress` of presenters.
  private func question(_ call: Call, _ title: Values?, _ toolkit: String) -> Values? {
    guard call.receiver != nil, let title else { return nil }
    let arguments = call.arguments
    let sheet = makeSheet(.alert, toolkit: toolkit, at: call.node)
    sheet.title = title
    sheet.message = words(arguments["message"] ?? [])
    var actions: Values = []
    if let destructive = arguments["destructive"] {
      actions.append(action(words(destructive), role: "destructive", call.node))
    } else if call.name != "progress" {
      actions.append(
        action(
          arguments["ok"].map(words) ?? systemTitle("OK", call.node), role: "default", call.node))
    }
    if call.name != "progress" || arguments.has("cancel") {
      actions += cancelButton(
        arguments["cancel"].map(words) ?? systemTitle("Cancel", call.node), call)
    }
    if let label = arguments["label"] {
      actions += one(
        .action(Action(title: words(label), role: [], place: place(call.node), isField: true)))
    }
    sheet.add(actions.map { under(path, $0) }, by: call.key)
    return nil
  }

  /// Texts as this package takes them: words without values are a key.
  private func words(_ values: Values) -> Values {
    mapTexts(values) { text in
      var text = text
      if text.key == nil, text.arguments.isEmpty { text.key = text.text }
      return text
    }
  }

  private func cancelButton(_ title: Values, _ call: Call) -> Values {
    forced(title).compactMap { alternative in
      switch alternative.value {
      case .action: alternative
      case .none: nil
      default: action([alternative], role: "cancel", call.node)
      }
    }
  }
}
