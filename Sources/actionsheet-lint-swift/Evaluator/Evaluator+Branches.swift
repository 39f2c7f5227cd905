import SwiftSyntax

// Statements with several ways.
extension Evaluator {
  func run(
    _ node: IfExprSyntax, collecting: Collecting, into values: inout Values
  ) -> Ending {
    let number = number(of: key(node))
    var bodies: [CodeBlockItemListSyntax] = []
    var conditions: [ConditionElementListSyntax] = []
    var hasElse = false
    var next: IfExprSyntax? = node
    // Not by recursion: a chain can be long.
    while let current = next {
      conditions.append(current.conditions)
      bodies.append(current.body.statements)
      next = nil
      switch current.elseBody {
      case .ifExpr(let chained): next = chained
      case .codeBlock(let block):
        bodies.append(block.statements)
        hasElse = true
      case nil: break
      @unknown default: break
      }
    }
    var surviving: [Int] = []
    for (way, body) in bodies.enumerated() {
      let saved = scope
      scope = Scope(scope)
      if way < conditions.count { bind(conditions[way]) }
      if run(body, number, way, collecting, &values) { surviving.append(way) }
      scope = saved
    }
    if !hasElse { surviving.append(bodies.count) }
    return exit(number, surviving: surviving, ways: bodies.count + (hasElse ? 0 : 1))
  }

  /// Runs one way, and returns whether what follows is reached from it.
  func run(
    _ items: CodeBlockItemListSyntax, _ number: Int, _ way: Int, _ collecting: Collecting,
    _ values: inout Values
  ) -> Bool {
    let leaves = Self.mayLeave(items)
    var ending = Ending.goesOn
    var collected: Values = []
    within(number, way: way) {
      if leaves {
        path.append(Step(statement: -number, way: 0, loop: loops.last ?? 0, isExit: true))
      }
      ending = runBlock(items, collecting: collecting, into: &collected)
    }
    values += collected
    return ending == .goesOn
  }

  /// Whether a block ends with a statement that leaves it.
  static func mayLeave(_ items: CodeBlockItemListSyntax) -> Bool {
    switch items.last?.item {
    case .stmt(let node):
      node.is(ReturnStmtSyntax.self) || node.is(ThrowStmtSyntax.self)
        || node.is(ContinueStmtSyntax.self) || node.is(BreakStmtSyntax.self)
    case .expr(let node): neverReturns(node)
    default: false
    }
  }

  func run(
    _ node: SwitchExprSyntax, collecting: Collecting, into values: inout Values
  ) -> Ending {
    _ = evaluate(node.subject)
    let number = number(of: key(node))
    var surviving: [Int] = []
    var way = 0
    run(node.cases) { items in
      let breaks = items.last?.item.as(BreakStmtSyntax.self) != nil
      if run(items, number, way, collecting, &values) || breaks { surviving.append(way) }
      way += 1
    }
    return exit(number, surviving: surviving, ways: way)
  }

  func run(_ cases: SwitchCaseListSyntax, _ body: (CodeBlockItemListSyntax) -> Void) {
    for element in cases {
      switch element {
      case .switchCase(let node):
        let saved = scope
        scope = Scope(scope)
        if case .case(let label) = node.label {
          for item in label.caseItems { bind(item.pattern) }
        }
        body(node.statements)
        scope = saved
      case .ifConfigDecl(let configuration):
        for clause in configuration.clauses {
          if case .switchCases(let cases) = clause.elements { run(cases, body) }
        }
      @unknown default: break
      }
    }
  }

  func run(_ node: GuardStmtSyntax) {
    bind(node.conditions)
    let number = number(of: key(node))
    within(number, way: 1) { runBlock(node.body.statements) }
    _ = exit(number, surviving: [0], ways: 2)
  }

  /// The body is one way and each clause another, although the body may run in part before a clause does.
  func run(_ node: DoStmtSyntax) -> Ending {
    guard !node.catchClauses.isEmpty else { return runBlock(node.body.statements) }
    let number = number(of: key(node))
    let bodies = [node.body.statements] + node.catchClauses.map(\.body.statements)
    var ignored: Values = []
    let surviving = bodies.indices.filter { run(bodies[$0], number, $0, .nothing, &ignored) }
    return exit(number, surviving: surviving, ways: bodies.count)
  }

  func bind(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): _ = evaluate(expression)
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        if let value = binding.initializer?.value {
          let values = evaluate(value).filter { if case .none = $0.value { false } else { true } }
          scope.variables[name.identifier.identifierText] = values.isEmpty ? unknown() : values
        }
      case .matchingPattern(let pattern): bind(pattern.pattern)
      case .availability: break
      @unknown default: break
      }
    }
  }

  /// Names the variables of a pattern, of whose values nothing is known.
  func bind(_ pattern: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      if token.parent?.is(IdentifierPatternSyntax.self) ?? false {
        scope.variables[token.identifierText] = unknown()
      }
    }
  }

  func run(_ node: ForStmtSyntax) {
    let elements = evaluate(node.sequence)
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    if let name, node.whereClause == nil, let list = knownList(elements) {
      // Each element is there, so that its turn is no branch.
      for (turn, element) in list.enumerated() {
        let closure = (frame, scope)
        scope = Scope(scope)
        scope.variables[name] = [element]
        inTurn(turn, of: node) { runBlock(node.body.statements) }
        (frame, scope) = closure
      }
      return
    }
    loop {
      let saved = scope
      scope = Scope(scope)
      bind(node.pattern)
      runBlock(node.body.statements)
      scope = saved
    }
  }

}
