import SwiftSyntax

// UIKit: alert controllers with their actions, and the classes before them.
extension Evaluator {
  /// The sheet or the action that an initializer of UIKit makes.
  func sheetResult(of call: Call) -> Values? {
    let arguments = call.arguments
    switch call.name {
    case "UIAlertController"
    where Set(arguments.labels).isSubset(of: ["title", "message", "preferredStyle"]):
      return alertController(call)
    case "UIAlertAction" where arguments.has("title"):
      arguments.all.forEach { visit($0.values) }
      return one(
        .action(
          Action(
            title: arguments["title"] ?? [], role: arguments["style"] ?? [], place: place(call.node)
          )))
    case "UIActionSheet" where arguments.has("title") || arguments.all.isEmpty:
      return olderSheet(.actionSheet, call)
    case "UIAlertView" where arguments.has("title") || arguments.all.isEmpty:
      return olderSheet(.alert, call)
    default: return nil
    }
  }

  /// Creates an alert controller from the arguments of its initializer.
  func alertController(_ call: Call) -> Values {
    let sheet = makeSheet(kind(call.arguments["preferredStyle"]), at: call.node)
    sheet.title = call.arguments["title"] ?? []
    sheet.message = call.arguments["message"] ?? []
    return one(.sheet(sheet))
  }

  /// The kind of a style. What can be either is an action sheet: its titles have more room, so that nothing is
  /// called cut that is not.
  private func kind(_ style: Values?) -> Sheet.Kind {
    let styles = forced(style ?? []).map { alternative in
      if case .implicit(let member) = alternative.value { member.name } else { "" }
    }
    return !styles.isEmpty && styles.allSatisfy { $0 == "alert" } ? .alert : .actionSheet
  }

  private func olderSheet(_ kind: Sheet.Kind, _ call: Call) -> Values {
    let sheet = makeSheet(kind, at: call.node)
    sheet.title = call.arguments["title"] ?? []
    sheet.message = call.arguments["message"] ?? []
    var titles: [(role: String, values: Values)] = []
    var isOther = false
    for argument in call.arguments.all {
      switch argument.label {
      case "cancelButtonTitle": titles.append(("cancel", argument.values))
      case "destructiveButtonTitle": titles.append(("destructive", argument.values))
      case "otherButtonTitles": isOther = true
      case nil: break
      default: isOther = false
      }
      if isOther, !argument.isTrailing { titles.append(("default", argument.values)) }
    }
    let actions = titles.flatMap { role, values in
      forced(values).filter { if case .none = $0.value { false } else { true } }.map { title in
        action(
          [Alternative(steps: [], value: title.value)], role: role, call.node, steps: title.steps)
      }
    }
    sheet.add(actions.map { under(path, $0) }, by: call.key)
    return one(.sheet(sheet))
  }

  /// A button of a known role.
  func action(
    _ title: Values, role: String, _ node: some SyntaxProtocol, steps: [Step] = []
  ) -> Alternative {
    let member = ImplicitMember(name: role, arguments: nil, site: site(node))
    return Alternative(
      steps: steps,
      value: .action(Action(title: title, role: one(.implicit(member)), place: place(node))))
  }

  /// The system's word for a role.
  func systemTitle(_ word: String, _ node: some SyntaxProtocol) -> Values {
    one(.text(Text(text: word, place: place(node))))
  }

  /// What a method of a sheet does, or `nil` if it is none that the library has.
  func sheetMethod(_ call: Call, of sheet: Sheet) -> Values? {
    switch call.name {
    case "addAction", "addActions":
      guard let values = call.arguments.all.first?.values, !call.arguments.all.isEmpty else {
        return nil
      }
      if call.name == "addActions", declaration(named: call.name, of: ["UIAlertController"]) != nil
      {
        return nil
      }
      guard call.arguments.all.count == 1, call.arguments.all[0].label == nil else { return nil }
      addActions(values, to: sheet, key: call.key)
      return one(.none)
    case "addButton" where call.arguments.has("withTitle"):
      let title = call.arguments["withTitle"] ?? []
      sheet.add([under(path, action(title, role: "default", call.node))], by: call.key)
      return one(.none)
    case "init":
      return nil
    case "present", "addTextField", "show", "dismiss": return one(.none)
    default: return nil
    }
  }

  /// Adds what values are as buttons.
  func addActions(_ values: Values, to sheet: Sheet, key: CallKey) {
    var actions: Values = []
    var isComplete = true
    collect(values, as: "UIAlertAction", into: &actions, &isComplete)
    for case .instance(_, isParameter: true) in forced(values).map(\.value) {
      sheet.dependsOnCaller = true
    }
    sheet.isComplete = sheet.isComplete && isComplete
    sheet.add(actions.map { under(path, $0) }, by: key)
  }

  /// Collects the buttons among values; what is a member of a type is looked up in it.
  func collect(
    _ values: Values, as type: String, into actions: inout Values, _ isComplete: inout Bool
  ) {
    for alternative in forced(values) {
      var found: Values?
      switch alternative.value {
      case .action: actions.append(alternative)
      case .list(let list): found = list
      case .implicit(let member):
        if let values = buttonOfSwiftUI(member, type) {
          found = values
        } else if let declaration = declaration(
          named: member.name, of: [type], labels: member.arguments.map(labels))
        {
          let values = deeper {
            call(
              declaration, receiver: one(.type([type])), arguments: member.arguments,
              from: Site(key: member.site.key, place: member.site.place, frame: frame))
          }
          if values.contains(where: { if case .implicit = $0.value { true } else { false } }) {
            isComplete = false
          } else {
            found = values
          }
        } else if member.name == "init", let arguments = member.arguments, arguments.has("title") {
          found = one(
            .action(
              Action(
                title: arguments["title"] ?? [], role: arguments["style"] ?? [],
                place: member.site.place)))
        } else {
          isComplete = false
        }
      case .none: break
      // A text or a field among the views of a builder is no button.
      case .text: break
      default: isComplete = false
      }
      guard let found else { continue }
      // Lists stand in one another as deep as the source has them, which the parser limits.
      collect(
        found.map { Alternative(steps: alternative.steps + $0.steps, value: $0.value) }, as: type,
        into: &actions, &isComplete)
    }
  }
}
