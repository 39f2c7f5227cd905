import SwiftSyntax

// Lists of buttons: loops over them, and what is added to them.
extension Evaluator {
  /// Adds to the list that a variable holds.
  func append(to base: ExprSyntax, _ node: FunctionCallExprSyntax) -> Values? {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      node.arguments.count == 1, let argument = node.arguments.first
    else { return nil }
    let values = evaluate(argument.expression)
    visit(values)
    return append(values, isList: argument.label?.text == "contentsOf", to: name) ? one(.none) : nil
  }

  /// Adds values, or what is in a list, to the list that a variable holds, and returns whether it holds one.
  func append(_ values: Values, isList: Bool, to name: String) -> Bool {
    guard let owner = scope.owner(of: name), var all = owner.variables[name] else { return false }
    var new = values
    if isList { new = knownList(values) ?? unknown() }
    new = new.map { under(path, $0) }
    var isChanged = false
    for index in all.indices {
      guard case .list(let list) = all[index].value, list.count < 100 else { continue }
      all[index].value = .list(list + new)
      isChanged = true
    }
    owner.variables[name] = all
    return isChanged
  }

  /// The methods that take elements out of a list or put some in, where it is stored.
  static let changesOfLists: Set<String> = [
    "insert", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "replaceSubrange",
  ]

  /// The methods that give an element or some elements of a list.
  static let partsOfLists: Set<String> = changesOfLists.union([
    "drop", "dropFirst", "dropLast", "filter", "first", "last", "max", "min", "prefix",
    "randomElement", "suffix",
  ])

  /// Forgets what is in a list that changes.
  func forgetList(in base: ExprSyntax, _ values: Values) {
    let isList = forced(values).contains { if case .list = $0.value { true } else { false } }
    guard isList else { return }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      (scope.owner(of: name) ?? fields).variables[name] = unknown()
    } else if let access = base.as(MemberAccessExprSyntax.self), let owner = access.base,
      isSelf(owner)
    {
      fields.variables[access.declName.baseName.identifierText] = unknown()
    }
  }

  /// What loops over a list.
  func loopResult(of call: Call, _ receiver: Values) -> Values? {
    guard ["forEach", "map", "compactMap", "flatMap"].contains(call.name),
      let body = call.arguments.all.first
    else { return nil }
    for case .method(let sheet, _) in body.values.map(\.value) {
      if let list = knownList(receiver) {
        addActions(list, to: sheet, key: call.key)
      } else {
        sheet.isComplete = false
      }
      return one(.none)
    }
    guard case .closure(let closure) = body.values.first?.value else { return nil }
    let isOptional = receiver.contains {
      switch $0.value {
      case .text, .action, .sheet: true
      default: false
      }
    }
    if isOptional { return self.call(closure, with: [receiver], key: call.key, turn: 0) }
    guard let list = knownList(receiver) else {
      return loopOnce(closure, call)
    }
    let results = list.enumerated().flatMap { turn, element in
      self.call(closure, with: [[element]], key: call.key, turn: turn)
    }
    return one(.list(results))
  }

  /// Runs the body of a loop over elements that are not known: it gives any number of values.
  func loopOnce(_ closure: Closure, _ call: Call) -> Values {
    let saved = (path, loops)
    defer { (path, loops) = saved }
    loops.append(nextNumber())
    let step = Step(statement: number(of: call.key), way: 0, loop: loops.last ?? 0)
    path.append(step)
    let values = self.call(closure, with: [unknown()], key: call.key, turn: 0)
    return one(.list(values.map { under([step], $0) }))
  }

  /// Runs a part of a `for` loop whose elements are known.
  func inTurn(_ turn: Int, of node: some SyntaxProtocol, _ body: () -> Void) {
    let outer = frame
    defer { frame = outer }
    frame = Frame(
      id: frameNumber(key(node), turn: turn), file: outer.file,
      owner: outer.owner, calls: outer.calls, declarations: outer.declarations,
      receiver: outer.receiver)
    body()
    outer.returned += frame.returned
    frame.returned = []
  }
}
