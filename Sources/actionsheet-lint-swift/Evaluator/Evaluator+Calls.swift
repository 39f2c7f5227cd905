import SwiftSyntax

/// A call with its parts followed.
struct Call {
  var node: FunctionCallExprSyntax
  var name: String
  /// What stands before the dot: `nil` for a call without a dot.
  var receiver: Values?
  var arguments: Arguments
  var key: CallKey
}

extension Evaluator {
  func evaluate(_ node: FunctionCallExprSyntax) -> Values {
    var callee = node.calledExpression
    while true {
      if let generic = callee.as(GenericSpecializationExprSyntax.self) {
        callee = generic.expression
      } else if let optional = callee.as(OptionalChainingExprSyntax.self) {
        callee = optional.expression
      } else if let unwrap = callee.as(ForceUnwrapExprSyntax.self) {
        callee = unwrap.expression
      } else {
        break
      }
    }
    if let closure = callee.as(ClosureExprSyntax.self) {
      let value = Closure(syntax: closure, scope: scope, frame: frame)
      return run(value, node)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.identifierText
      guard let base = access.base else { return implicitCall(name, node) }
      if name == "init", let type = Self.typeReference(base) {
        return finish(
          Call(
            node: node, name: type, receiver: nil, arguments: arguments(of: node), key: key(node)))
      }
      if name == "init", isSelf(base), let last = frame.owner.last, alertClasses.contains(last) {
        let call = Call(
          node: node, name: last, receiver: nil, arguments: arguments(of: node), key: key(node))
        frame.receiver = construct(frame.owner, call)
        call.arguments.all.forEach { visit($0.values) }
        return one(.none)
      }
      if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        Self.modules.contains(module)
      {
        return finish(
          Call(
            node: node, name: name, receiver: nil, arguments: arguments(of: node), key: key(node)))
      }
      if name == "append", let values = append(to: base, node) { return values }
      let receiver = evaluate(base)
      if Self.changesOfLists.contains(name) { forgetList(in: base, receiver) }
      return finish(
        Call(
          node: node, name: name, receiver: receiver, arguments: arguments(of: node), key: key(node)
        ))
    }
    // `[UIAlertAction]()`
    if callee.is(ArrayExprSyntax.self), node.arguments.isEmpty { return one(.list([])) }
    guard let reference = callee.as(DeclReferenceExprSyntax.self) else {
      visit(evaluate(callee))
      let arguments = arguments(of: node)
      arguments.all.forEach { visit($0.values) }
      return unknown()
    }
    return finish(
      Call(
        node: node, name: reference.baseName.identifierText, receiver: nil,
        arguments: arguments(of: node), key: key(node)))
  }

  /// The modules whose names stand before those of types that a project has, too.
  private static let modules: Set<String> = ["SwiftUI", "UIKit"]

  func isSelf(_ node: ExprSyntax) -> Bool {
    node.is(SuperExprSyntax.self) || node.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  /// The name of a type that stands alone before a dot.
  static func typeReference(_ base: ExprSyntax) -> String? {
    let base = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
    let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return name.flatMap { $0.isTypeName && $0 != "Self" ? $0 : nil }
  }

  func implicitCall(_ name: String, _ node: FunctionCallExprSyntax) -> Values {
    let arguments = arguments(of: node)
    let call = Call(node: node, name: name, receiver: nil, arguments: arguments, key: key(node))
    if name == "init", let values = implicitInitializer(call) { return values }
    // A modifier within `#if` has nothing before its dot.
    let isModifier = viewModifier(call) != nil
    arguments.all.forEach { visit($0.values) }
    if isModifier { return unknown() }
    return one(
      .implicit(
        ImplicitMember(name: name, arguments: arguments, site: site(node))))
  }

  func finish(_ call: Call) -> Values {
    let values = result(of: call)
    // Who gets a closure may call it.
    call.arguments.all.forEach { visit($0.values) }
    return values
  }

  func arguments(of node: FunctionCallExprSyntax) -> Arguments {
    var arguments = Arguments()
    for argument in node.arguments {
      arguments.all.append(
        Arguments.Argument(
          label: argument.label?.identifierText, values: evaluate(argument.expression),
          expression: argument.expression))
    }
    if let closure = node.trailingClosure {
      arguments.all.append(
        Arguments.Argument(
          label: nil, values: evaluate(ExprSyntax(closure)), expression: ExprSyntax(closure),
          isTrailing: true))
    }
    for element in node.additionalTrailingClosures {
      arguments.all.append(
        Arguments.Argument(
          label: element.label.identifierText, values: evaluate(ExprSyntax(element.closure)),
          expression: ExprSyntax(element.closure), isTrailing: true))
    }
    return arguments
  }

  func run(_ closure: Closure, _ node: FunctionCallExprSyntax) -> Values {
    call(closure, with: arguments(of: node).all.map(\.values), key: key(node), turn: 0)
  }

  func result(of call: Call) -> Values {
    guard let receiver = call.receiver else {
      return resultWithoutReceiver(of: call)
    }
    if let values = loopResult(of: call, receiver) ?? textResult(of: call)
      ?? viewModifier(call) ?? packageResult(of: call)
    {
      return values
    }
    return forcedWhereNeeded(receiver, call).flatMap { alternative in
      method(call, of: alternative.value).map {
        Alternative(steps: alternative.steps + $0.steps, value: $0.value)
      }
    }
  }

  /// What a method is called on must be followed where its declaration does not tell its type.
  func forcedWhereNeeded(_ receiver: Values, _ call: Call) -> Values {
    let needs = ["addAction", "addButton", "addActions"].contains(call.name)
    return receiver.flatMap { alternative -> Values in
      guard case .later(let deferred) = alternative.value,
        needs || deferred.declaration.map(makesSheet) ?? false
          || typeName(of: alternative.value) == nil
          || typeName(of: alternative.value)?.last == "String"
      else { return [alternative] }
      return forced([alternative])
    }
  }

  func resultWithoutReceiver(of call: Call) -> Values {
    if let (function, outer) = scope.function(call.name) {
      return self.call(function, in: outer, arguments: call.arguments, from: site(call.node))
    }
    if let values = variable(call.name) {
      for case .closure(let closure) in values.map(\.value) {
        return self.call(
          closure, with: call.arguments.all.map(\.values), key: call.key, turn: 0)
      }
      if case .text = values.first?.value { return values }
    }
    if let values = sheetResult(of: call) ?? packageResult(of: call) ?? viewResult(of: call)
      ?? stateResult(of: call) ?? textResult(of: call)
    {
      return values
    }
    for case .sheet(let sheet) in frame.receiver.map(\.value) where !call.name.isTypeName {
      if let values = sheetMethod(call, of: sheet) { return values }
    }
    if call.name.isTypeName, !project.declaresValue(call.name) {
      return construct([call.name], call)
    }
    if let declaration = declaration(named: call.name, labels: labels(call.arguments)) {
      return deferCall(declaration, receiver: frame.receiver, arguments: call.arguments, call.node)
    }
    return unknown("`\(call.name)` was not followed")
  }

  func labels(_ arguments: Arguments) -> [String?] {
    arguments.all.map { $0.isTrailing && $0.label == nil ? "{}" : $0.label }
  }

  func method(_ call: Call, of value: Value) -> Values {
    switch value {
    case .sheet(let sheet):
      if let values = sheetMethod(call, of: sheet) { return values }
    // A subclass may add what the class does not have.
    case .type(let type):
      if call.name == "init" { return construct(type, call) }
      if call.name.isTypeName { return construct(type + [call.name], call) }
      if let declaration = declaration(named: call.name, of: type, labels: labels(call.arguments)) {
        return deferCall(declaration, receiver: one(value), arguments: call.arguments, call.node)
      }
      return one(
        .implicit(
          ImplicitMember(
            name: call.name, arguments: call.arguments, site: site(call.node))))
    case .text:
      if Self.keepingWords.contains(call.name) || Self.textModifiers.contains(call.name) {
        return one(value)
      }
    case .list where Self.partsOfLists.contains(call.name):
      return unknown("only some elements of a list are taken")
    case .action, .list: return one(value)
    case .later(let deferred):
      if let type = typeName(of: value),
        ["String", "LocalizedStringResource", "Text", "Button"].contains(type.last)
      {
        return force(deferred).flatMap { method(call, of: $0.value) }
      }
    case .instance(_, true):
      // A method of a parameter gives what the caller decides.
      if typeName(of: value).flatMap({ declaration(named: call.name, of: $0) }) == nil {
        return one(.instance(["?"], isParameter: true))
      }
    default: break
    }
    guard let type = typeName(of: value),
      let declaration = declaration(named: call.name, of: type, labels: labels(call.arguments))
    else {
      // It may add a button.
      if case .sheet(let sheet) = value, call.name.hasPrefix("add") { sheet.isComplete = false }
      return unknown("`\(call.name)` was not followed")
    }
    return deferCall(declaration, receiver: one(value), arguments: call.arguments, call.node)
  }

  /// What changes the look of a text, not its words.
  static let textModifiers: Set<String> = [
    "bold", "font", "fontWeight", "italic", "foregroundColor", "foregroundStyle", "callAsFunction",
  ]

  /// A value of a type of the project, or a sheet from an initializer of the project's own.
  func construct(_ type: [String], _ call: Call) -> Values {
    guard let name = type.last, alertClasses.contains(name) else {
      return one(.instance(type, isParameter: false))
    }
    if let initializer = declaration(named: "init", of: type, labels: labels(call.arguments)) {
      return self.call(
        initializer, receiver: [], arguments: call.arguments, from: site(call.node))
    }
    guard Set(call.arguments.labels).isSubset(of: ["title", "message", "preferredStyle"]) else {
      skipped.append((place(call.node), "its initializer is not in the sources"))
      return unknown("its initializer is not in the sources")
    }
    return alertController(call)
  }

}

extension String {
  /// Whether it is written as types are.
  var isTypeName: Bool { first?.isUppercase ?? false }
}
