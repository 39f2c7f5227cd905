import SwiftSyntax

extension Evaluator {
  /// Follows an expression, for its value and for the sheets inside it.
  func evaluate(_ node: ExprSyntax) -> Values {
    deeper { evaluateHere(node) }
  }

  func evaluateHere(_ node: ExprSyntax) -> Values {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return one(.text(text(of: literal)))
    case .functionCallExpr(let call): return evaluate(call)
    case .declReferenceExpr(let reference): return evaluate(reference)
    case .memberAccessExpr(let access): return evaluate(access)
    case .sequenceExpr(let sequence): return evaluate(Array(sequence.elements)[...], in: sequence)
    case .closureExpr(let closure):
      return one(.closure(Closure(syntax: closure, scope: scope, frame: frame)))
    case .nilLiteralExpr: return one(.none)
    case .arrayExpr(let array):
      return one(.list(array.elements.flatMap { evaluate($0.expression) }))
    case .tupleExpr(let tuple):
      let values = tuple.elements.map { evaluate($0.expression) }
      return values.count == 1 ? values[0] : unknown()
    case .optionalChainingExpr(let chain): return evaluate(chain.expression)
    case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression)
    case .tryExpr(let attempt): return evaluate(attempt.expression)
    case .awaitExpr(let wait): return evaluate(wait.expression)
    case .asExpr(let cast): return evaluate(cast.expression)
    case .ifExpr, .switchExpr: return values(of: node)
    case .postfixIfConfigExpr(let configured):
      let values = configured.base.map(evaluate) ?? unknown()
      for clause in configured.config.clauses {
        if case .postfixExpression(let modifiers) = clause.elements { visit(evaluate(modifiers)) }
      }
      return values
    case .genericSpecializationExpr(let generic): return evaluate(generic.expression)
    case .superExpr: return frame.receiver
    case .macroExpansionExpr(let macro):
      for argument in macro.arguments { _ = evaluate(argument.expression) }
      if let closure = macro.trailingClosure { visit(evaluate(ExprSyntax(closure))) }
      return unknown()
    default:
      // Of the rest only what stands inside counts.
      for child in node.children(viewMode: .sourceAccurate) {
        if let expression = child.as(ExprSyntax.self) { visit(evaluate(expression)) }
      }
      return unknown()
    }
  }

  func one(_ value: Value) -> Values { [Alternative(steps: [], value: value)] }

  /// Goes through closures among values, because somebody may call them.
  func visit(_ values: Values) {
    for case .closure(let closure) in values.map(\.value) { walk(closure) }
  }

  // MARK: Names

  func evaluate(_ node: DeclReferenceExprSyntax) -> Values {
    let name = node.baseName.identifierText
    if name == "self" { return frame.receiver.isEmpty ? unknown() : frame.receiver }
    if name == "Self" { return one(.type(frame.owner)) }
    if let values = variable(name) { return values }
    if name.isTypeName, !project.declaresValue(name) { return one(.type([name])) }
    if let declaration = declaration(named: name) {
      if declaration.parameters != nil { return unknown() }
      return later(declaration, receiver: frame.receiver, arguments: nil, node)
    }
    return unknown("`\(name)` was not followed")
  }

  /// The values that a variable can have here, or `nil` if there is none of the name.
  func variable(_ name: String) -> Values? {
    guard let owner = scope.owner(of: name) ?? fields.owner(of: name) else { return nil }
    let all = owner.variables[name] ?? []
    // The last value that was certainly assigned on this way hides all before it.
    var values: Values = []
    for alternative in all.reversed() where !isExcluded(alternative) {
      values.insert(alternative, at: 0)
      if alternative.steps.allSatisfy({ path.contains($0) }) { break }
    }
    return exclusive(values) { choice(of: name, in: owner, count: all.count) }
  }

  func isExcluded(_ alternative: Alternative) -> Bool {
    alternative.steps.contains { step in
      step.loop == (loops.last ?? 0) && path.contains { $0.excludes(step) }
    }
  }

  func evaluate(_ node: MemberAccessExprSyntax) -> Values {
    let name = node.declName.baseName.identifierText
    guard let base = node.base else {
      return one(
        .implicit(
          ImplicitMember(name: name, arguments: nil, site: site(node))))
    }
    if name == "self" { return evaluate(base) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let values = fields.variables[name]
    {
      return values
    }
    return evaluate(base).flatMap { alternative in
      member(name, of: alternative.value, node).map {
        Alternative(steps: alternative.steps + $0.steps, value: $0.value)
      }
    }
  }

  func member(_ name: String, of value: Value, _ node: MemberAccessExprSyntax) -> Values {
    switch value {
    case .sheet(let sheet):
      if ["addAction", "addButton"].contains(name) { return one(.method(sheet, name)) }
    case .text:
      if Self.keepingWords.contains(name) { return one(value) }
    case .type(let type):
      if name.isTypeName { return one(.type(type + [name])) }
      if let values = putOff(name, of: type, receiver: one(value), node) { return values }
      if let declaration = declaration(named: name, of: type) {
        return later(declaration, receiver: one(value), arguments: nil, node)
      }
      if name == "shared" || name == "default" || name == "main" {
        return one(.instance(type, isParameter: false))
      }
      return one(
        .implicit(ImplicitMember(name: name, arguments: nil, site: site(node))))
    case .later(let deferred):
      if typeName(of: value) == nil {
        return force(deferred).flatMap { member(name, of: $0.value, node) }
      }
    case .implicit: return one(value)
    case .instance(_, let isParameter) where isParameter:
      if typeName(of: value).flatMap({ declaration(named: name, of: $0) }) == nil {
        return one(.instance(["?"], isParameter: true))
      }
    default: break
    }
    guard let type = typeName(of: value) else { return unknown("`\(name)` was not followed") }
    if let values = putOff(name, of: type, receiver: one(value), node) { return values }
    guard let declaration = declaration(named: name, of: type) else {
      return unknown("`\(name)` was not followed")
    }
    return later(declaration, receiver: one(value), arguments: nil, node)
  }

  /// What keeps the words of a text, or changes only their case.
  static let keepingWords: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
    "description",
    "uppercased", "lowercased", "stringValue", "attributed",
  ]

  /// The name of the type of a value, where it is known.
  func typeName(of value: Value) -> [String]? {
    switch value {
    case .sheet(let sheet): sheet.toolkit == "uikit" ? ["UIAlertController"] : nil
    case .text: ["String"]
    case .instance(let type, _): type
    case .later(let deferred): deferred.declaration?.typeName
    default: nil
    }
  }

}
