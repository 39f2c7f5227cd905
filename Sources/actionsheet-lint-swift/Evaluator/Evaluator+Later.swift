import SwiftSyntax

// Values that are followed when somebody needs them.
extension Evaluator {
  /// Puts off even the search for a member whose files have no word of sheets; `nil` where that must not wait.
  func putOff(
    _ name: String, of type: [String], receiver: Values, _ node: some SyntaxProtocol
  ) -> Values? {
    guard let last = type.last, project.declares(name, in: last),
      !project.mayMakeSheet(name, in: last)
    else { return nil }
    let frame = frame
    return one(
      .later(
        Deferred(receiver: receiver, arguments: nil, site: site(node)) { [unowned self] in
          declaration(named: name, of: type, from: frame)
        }))
  }

  func later(
    _ declaration: Declaration, receiver: Values, arguments: Arguments?, _ node: some SyntaxProtocol
  ) -> Values {
    let deferred = Deferred(
      receiver: receiver, arguments: arguments, site: site(node)
    ) { declaration }
    // What makes a sheet makes it here.
    if makesSheet(declaration) || helpers.contains(ObjectIdentifier(declaration)) {
      return force(deferred)
    }
    return one(.later(deferred))
  }

  func deferCall(
    _ declaration: Declaration, receiver: Values, arguments: Arguments,
    _ node: FunctionCallExprSyntax
  ) -> Values {
    let given = receiver + arguments.all.flatMap(\.values)
    let carries = given.contains { alternative in
      switch alternative.value {
      case .sheet, .action, .method: true
      case .list(let values):
        values.contains { if case .action = $0.value { true } else { false } }
      default: false
      }
    }
    if carries {
      return call(
        declaration, receiver: receiver, arguments: arguments, from: site(node))
    }
    return later(declaration, receiver: receiver, arguments: arguments, node)
  }

  func makesSheet(_ declaration: Declaration) -> Bool {
    guard let type = declaration.typeName?.last else { return false }
    return Self.sheetTypes.contains(type)
  }

  static let sheetTypes: Set<String> = [
    "UIAlertController", "ActionSheet", "Alert", "AlertState", "ConfirmationDialogState",
    "ActionSheetState",
    "UIAlertAction", "Prompt",
  ]

  /// Follows what was put off.
  func force(_ deferred: Deferred) -> Values {
    if let result = deferred.result { return result }
    deferred.result = unknown("its declaration uses itself")
    guard let declaration = deferred.declaration else {
      deferred.result = unknown("its declaration was not found")
      return unknown("its declaration was not found")
    }
    let result = deeper {
      call(
        declaration, receiver: deferred.receiver, arguments: deferred.arguments,
        from: deferred.site)
    }
    deferred.result = result
    return result
  }

  /// Values with all that was put off followed.
  func forced(_ values: Values) -> Values {
    let result = values.flatMap { alternative -> Values in
      if case .type(let path) = alternative.value, let constant = constant(path) { return constant }
      guard case .later(let deferred) = alternative.value else { return [alternative] }
      return deeper { forced(force(deferred)) }.map {
        Alternative(steps: alternative.steps + $0.steps, value: $0.value)
      }
    }
    return result.count <= Self.valueLimit * 4 ? result : unknown("it has too many values")
  }

  /// The value of a constant that is written as types are: `UserText.OK`.
  func constant(_ path: [String]) -> Values? {
    guard let name = path.last else { return nil }
    let declaration =
      path.count > 1 ? declaration(named: name, of: path.dropLast()) : declaration(named: name)
    guard let declaration, case .variable = declaration.kind else { return nil }
    return deeper {
      forced(
        call(
          declaration, receiver: one(.type(path.dropLast())), arguments: nil,
          from: Site(key: key(declaration.node), place: place(declaration.node), frame: frame)))
    }
  }

  /// The elements of a list all of whose elements are known.
  func knownList(_ values: Values) -> Values? {
    let values = forced(values)
    guard values.count == 1, case .list(let list) = values[0].value, list.count <= 32 else {
      return nil
    }
    return list
  }

}
