import SwiftSyntax

// SwiftUI: dialogs as modifiers, buttons in builders, and the older values.
extension Evaluator {
  /// The sheet that a modifier of a view makes.
  func viewModifier(_ call: Call) -> Values? {
    let arguments = call.arguments
    switch call.name {
    case "confirmationDialog", "alert":
      guard arguments.first != nil || arguments.has("error") || arguments.has("title"),
        arguments.labels.contains(where: {
          ["isPresented", "item", "presenting", "error"].contains($0)
        })
      else { return nil }
      let closure = arguments.closure("actions") ?? arguments.closure(orTrailing: true)
      let isKept = arguments.all.contains { $0.label == "actions" || $0.isTrailing }
      guard isKept else { return nil }
      let sheet = makeSheet(call.name == "alert" ? .alert : .actionSheet, at: memberToken(call))
      sheet.title =
        arguments.has("error") ? unknown() : asKeys(arguments.first ?? arguments["title"] ?? [])
      if let message = arguments.closure("message") {
        sheet.message = build(message, call)
      }
      guard let closure else {
        sheet.isComplete = false
        return one(.none)
      }
      addViews(build(closure, call), to: sheet, call)
      return call.receiver ?? unknown()
    default: return nil
    }
  }

  /// The token of the name of a method: the chain before it may begin many lines above.
  private func memberToken(_ call: Call) -> TokenSyntax {
    call.node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.node.firstToken(viewMode: .sourceAccurate) ?? .identifier("")
  }

  /// The views of a builder.
  func build(_ closure: Closure, _ call: Call) -> Values {
    self.call(closure, with: [], key: call.key, turn: 0, isBuilder: true)
  }

  func addViews(_ views: Values, to sheet: Sheet, _ call: Call) {
    var actions: Values = []
    var isComplete = true
    collect(views, as: "Button", into: &actions, &isComplete)
    sheet.isComplete = sheet.isComplete && isComplete
    sheet.add(actions.map { under(path, $0) }, by: call.key)
  }

  /// The view or the older dialog that an initializer makes.
  func viewResult(of call: Call) -> Values? {
    let arguments = call.arguments
    switch call.name {
    case "Button", "Link", "ShareLink", "NavigationLink":
      return button(call)
    case "ActionSheet" where arguments.has("title"):
      let sheet = olderDialog(.actionSheet, call)
      addOlderButtons(arguments["buttons"] ?? [], to: sheet, call)
      if arguments["buttons"] == nil {
        sheet.add(
          [action(systemTitle("Cancel", call.node), role: "cancel", call.node)], by: call.key)
      }
      return one(.sheet(sheet))
    case "Alert" where arguments.has("title"):
      let sheet = olderDialog(.alert, call)
      let buttons = ["primaryButton", "secondaryButton", "dismissButton"].flatMap {
        arguments[$0] ?? []
      }
      addOlderButtons(one(.list(buttons)), to: sheet, call)
      return one(.sheet(sheet))
    case "ForEach":
      guard let closure = arguments.closure("content") ?? arguments.closure(orTrailing: true) else {
        return nil
      }
      return buildLoop(closure, call)
    case "Group", "Section", "VStack", "HStack", "List", "ViewThatFits":
      guard let closure = arguments.closure("content") ?? arguments.closure(orTrailing: true) else {
        return nil
      }
      return build(closure, call)
    case "TextField", "SecureField":
      let title = asKeys(arguments.first ?? [])
      return one(.action(Action(title: title, role: [], place: place(call.node), isField: true)))
    case "EmptyView", "Divider": return one(.none)
    default: return nil
    }
  }

  private func olderDialog(_ kind: Sheet.Kind, _ call: Call) -> Sheet {
    let sheet = makeSheet(kind, at: call.node)
    sheet.title = call.arguments["title"] ?? []
    sheet.message = call.arguments["message"] ?? []
    return sheet
  }

  private func addOlderButtons(_ values: Values, to sheet: Sheet, _ call: Call) {
    var actions: Values = []
    var isComplete = true
    collect(values, as: "Alert.Button", into: &actions, &isComplete)
    sheet.isComplete = sheet.isComplete && isComplete
    sheet.add(actions.map { under(path, $0) }, by: call.key)
  }

  /// A button of the older dialogs: `.default(Text("OK"))`, `.cancel()`.
  func buttonOfSwiftUI(_ member: ImplicitMember, _ type: String) -> Values? {
    guard type == "Alert.Button", ["default", "cancel", "destructive"].contains(member.name) else {
      return nil
    }
    let role = ImplicitMember(name: member.name, arguments: nil, site: member.site)
    var title = one(.text(Text(text: "Cancel", place: member.site.place)))
    if let given = member.arguments?.first { title = asKeys(given) }
    return one(.action(Action(title: title, role: one(.implicit(role)), place: member.site.place)))
  }

  private func buildLoop(_ closure: Closure, _ call: Call) -> Values {
    if let data = call.arguments.first, let list = knownList(data) {
      return one(
        .list(
          list.enumerated().flatMap { turn, element in
            self.call(closure, with: [[element]], key: call.key, turn: turn, isBuilder: true)
          }))
    }
    let saved = (path, loops)
    defer { (path, loops) = saved }
    loops.append(nextNumber())
    let step = Step(statement: number(of: call.key), way: 0, loop: loops.last ?? 0)
    path.append(step)
    return build(closure, call).map { under([step], $0) }
  }

  private func button(_ call: Call) -> Values {
    let arguments = call.arguments
    var title: Values
    if let given = arguments.first, !given.isEmpty {
      title = asKeys(given)
    } else if let label = arguments.closure("label") {
      title = build(label, call)
    } else if arguments.all.count(where: \.isTrailing) == 1, arguments.has("action"),
      let label = arguments.closure(orTrailing: true)
    {
      title = build(label, call)
    } else {
      // A button of a role alone has the system's word.
      let role = roleName(arguments["role"] ?? [])
      title =
        role == "cancel" ? systemTitle("Cancel", call.node) : unknown("the button has no title")
    }
    if call.name == "ShareLink", arguments.first == nil {
      title = unknown("the button has the system's title")
    }
    return one(
      .action(Action(title: title, role: arguments["role"] ?? [], place: place(call.node))))
  }

  /// The name of the only role that values can be.
  func roleName(_ values: Values) -> String? {
    let names = Set(
      forced(values).map { alternative in
        if case .implicit(let member) = alternative.value { member.name } else { "" }
      })
    return names.count == 1 ? names.first : nil
  }
}
