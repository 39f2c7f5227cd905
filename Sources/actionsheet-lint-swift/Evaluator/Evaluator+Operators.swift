import SwiftSyntax

// Operators and assignments.
extension Evaluator {
  /// Follows a row of operands and operators, without a table of precedences: few operators matter.
  func evaluate(_ elements: ArraySlice<ExprSyntax>, in node: SequenceExprSyntax) -> Values {
    if elements.count == 1, let element = elements.first { return evaluate(element) }
    if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      let values = evaluate(elements[(index + 1)...], in: node)
      visit(values)
      if let target = elements.first, index == elements.startIndex + 1 {
        assign(values, to: target)
      }
      return one(.none)
    }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return evaluateTernary(elements, index, in: node)
    }
    if let index = elements.lastIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      return evaluate(elements[..<index], in: node)
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators.allSatisfy({ $0 == "??" }) {
      return evaluateDefaults(
        elements.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), in: node)
    }
    let operands = elements.enumerated().filter { $0.offset % 2 == 0 }.map { evaluate($0.element) }
    operands.forEach(visit)
    if operators == ["+="],
      let name = elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      append(operands[1], isList: true, to: name)
    {
      return one(.none)
    }
    let lists = operands.compactMap(knownList)
    if operators.allSatisfy({ $0 == "+" }), lists.count == operands.count {
      return one(.list(lists.flatMap { $0 }))
    }
    guard operators.allSatisfy({ $0 == "+" }) else { return unknown() }
    return joined(operands)
  }

  func evaluateTernary(
    _ elements: ArraySlice<ExprSyntax>, _ index: Int, in node: SequenceExprSyntax
  ) -> Values {
    guard let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) else {
      return unknown()
    }
    if index > elements.startIndex { _ = evaluate(elements[..<index], in: node) }
    let statement = number(of: key(ternary))
    let loop = loops.last ?? 0
    let ways = [
      { self.evaluate(ternary.thenExpression) },
      { self.evaluate(elements[(index + 1)...], in: node) },
    ]
    return ways.enumerated().flatMap { way, body in
      let step = Step(statement: statement, way: way, loop: loop)
      path.append(step)
      defer { path.removeLast() }
      return body().map { under([step], $0) }
    }
  }

  func evaluateDefaults(_ operands: [ExprSyntax], in node: SequenceExprSyntax) -> Values {
    let statement = number(of: key(node))
    return operands.enumerated().flatMap { way, operand -> Values in
      evaluate(operand).compactMap { alternative in
        let step = Step(statement: statement, way: way, loop: loops.last ?? 0)
        switch alternative.value {
        case .none: return nil
        // `title ?? ""` says nothing of the title.
        case .text(let text) where way > 0 && text.text == "" && text.key == nil: return nil
        default: return under([step], alternative)
        }
      }
    }
  }

  func assign(_ values: Values, to target: ExprSyntax) {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      assign(values, to: name, in: scope.owner(of: name) ?? fields)
    } else if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.identifierText
      let receivers = evaluate(base)
      for alternative in receivers {
        guard case .sheet(let sheet) = alternative.value else { continue }
        if name == "title" { sheet.title = values }
        if name == "message" { sheet.message = values }
      }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        assign(values, to: name, in: fields)
      }
    }
  }

  func assign(_ values: Values, to name: String, in owner: Scope) {
    let old = (owner.variables[name] ?? []).filter { old in
      // What was assigned on this way before is gone.
      !path.allSatisfy { old.steps.contains($0) }
    }
    owner.variables[name] = old + coerce(values, to: nil).map { under(path, $0) }
  }
}
