import SwiftSyntax

extension Evaluator {
  /// How a block ends.
  enum Ending {
    /// What follows is reached.
    case goesOn
    /// The rest of the block is not reached.
    case leaves
  }

  /// Runs the body of a function, an accessor or a closure, and returns what it gives.
  ///
  /// A builder gives a list of all of its expressions.
  func runBody(_ items: CodeBlockItemListSyntax, isBuilder: Bool) -> Values {
    let saved = (scope, path)
    defer { (scope, path) = saved }
    scope = Scope(scope)
    var collected: Values = []
    let hasReturn = !isBuilder && items.count != 1
    _ = run(items, collecting: isBuilder ? .all : hasReturn ? .nothing : .single, into: &collected)
    if isBuilder { return [Alternative(steps: [], value: .list(collected + frame.returned))] }
    return exclusive(frame.returned + collected) { number(of: key(items)) }
  }

  /// Which expressions of a block count as its value.
  enum Collecting {
    case nothing
    /// That of a block of one expression.
    case single
    /// All, as in a builder.
    case all
  }

  /// Marks several values as ones that exclude one another, unless their steps do.
  func exclusive(_ values: Values, number: () -> Int) -> Values {
    guard values.count > 1 else { return values }
    guard values.count <= Self.valueLimit else { return unknown("it has too many values") }
    let areExclusive = values.indices.allSatisfy { index in
      values[..<index].allSatisfy { other in
        other.steps.contains { step in values[index].steps.contains { $0.excludes(step) } }
      }
    }
    if areExclusive { return values }
    let number = number()
    return values.enumerated().map { way, alternative in
      Alternative(
        steps: alternative.steps + [Step(statement: number, way: way, loop: loops.last ?? 0)],
        value: alternative.value)
    }
  }

  /// Runs statements in the current scope.
  func run(
    _ items: CodeBlockItemListSyntax, collecting: Collecting, into values: inout Values
  ) -> Ending {
    // Functions can be used before they are declared.
    for case .decl(let node) in items.lazy.map(\.item) {
      if let function = node.as(FunctionDeclSyntax.self) {
        scope.functions[function.name.identifierText] = function
      }
    }
    let counts = collecting == .single && items.count == 1 || collecting == .all
    for item in items {
      switch item.item {
      case .decl(let node): declare(node, collecting, into: &values)
      case .expr(let node):
        if run(node, collecting: counts ? collecting : .nothing, into: &values) == .leaves {
          return .leaves
        }
      case .stmt(let node):
        if run(node, collecting: counts ? collecting : .nothing, into: &values) == .leaves {
          return .leaves
        }
      @unknown default: break
      }
    }
    return .goesOn
  }

  /// Returns the values of an `if` or a `switch` that is used as an expression.
  func values(of node: ExprSyntax) -> Values {
    let saved = path
    defer { path = saved }
    var values: Values = []
    _ = run(node, collecting: .single, into: &values)
    return values
  }

  func run(_ node: ExprSyntax, collecting: Collecting, into values: inout Values) -> Ending {
    if let statement = node.as(IfExprSyntax.self) {
      return run(statement, collecting: collecting, into: &values)
    }
    if let statement = node.as(SwitchExprSyntax.self) {
      return run(statement, collecting: collecting, into: &values)
    }
    let result = evaluate(node)
    if collecting != .nothing { values += result.map { under(path, $0) } }
    return Self.neverReturns(node) ? .leaves : .goesOn
  }

  /// A value with the steps of the place where it is made.
  func under(_ steps: [Step], _ alternative: Alternative) -> Alternative {
    let new = steps.filter { !alternative.steps.contains($0) }
    return Alternative(steps: new + alternative.steps, value: alternative.value)
  }

  static func neverReturns(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }

  func run(_ node: StmtSyntax, collecting: Collecting, into values: inout Values) -> Ending {
    if let statement = node.as(ExpressionStmtSyntax.self) {
      return run(statement.expression, collecting: collecting, into: &values)
    } else if let statement = node.as(ReturnStmtSyntax.self) {
      if let expression = statement.expression {
        frame.returned += evaluate(expression).map { under(path, $0) }
      }
      return .leaves
    } else if let statement = node.as(ThrowStmtSyntax.self) {
      _ = evaluate(statement.expression)
      return .leaves
    } else if node.is(BreakStmtSyntax.self) {
      // It ends a loop or a case; what follows the loop or the `switch` is reached.
      return .leaves
    } else if node.is(ContinueStmtSyntax.self) {
      return .leaves
    } else if let statement = node.as(GuardStmtSyntax.self) {
      run(statement)
    } else if let statement = node.as(ForStmtSyntax.self) {
      run(statement)
    } else if let statement = node.as(WhileStmtSyntax.self) {
      loop { runBlock(statement.body.statements) }
    } else if let statement = node.as(RepeatStmtSyntax.self) {
      loop { runBlock(statement.body.statements) }
    } else if let statement = node.as(DoStmtSyntax.self) {
      return run(statement)
    } else if let statement = node.as(DeferStmtSyntax.self) {
      _ = runBlock(statement.body.statements)
    } else if let statement = node.as(LabeledStmtSyntax.self) {
      return run(statement.statement, collecting: collecting, into: &values)
    }
    return .goesOn
  }

  @discardableResult
  func runBlock(_ items: CodeBlockItemListSyntax) -> Ending {
    var ignored: Values = []
    return runBlock(items, collecting: .nothing, into: &ignored)
  }

  func runBlock(
    _ items: CodeBlockItemListSyntax, collecting: Collecting, into values: inout Values
  ) -> Ending {
    let saved = scope
    defer { scope = saved }
    scope = Scope(scope)
    return run(items, collecting: collecting, into: &values)
  }

  /// Does something in one way of a statement; the steps after an exit inside stay.
  func within(_ statement: Int, way: Int, _ body: () -> Void) {
    let saved = path
    let exits = frame.exits.count
    path.append(Step(statement: statement, way: way, loop: loops.last ?? 0))
    body()
    path = saved + frame.exits.dropFirst(exits)
  }

  /// Does something that may be done several times.
  func loop(_ body: () -> Void) {
    let saved = (path, loops)
    let exits = frame.exits.count
    let number = nextNumber()
    loops.append(number)
    path.append(Step(statement: nextNumber(), way: 0, loop: number))
    body()
    // What was left in one turn says nothing about what follows the loop.
    frame.exits.removeSubrange(exits...)
    (path, loops) = saved
  }

  /// Goes on after a statement some of whose ways were left.
  func exit(_ statement: Int, surviving: [Int], ways: Int) -> Ending {
    if surviving.count == ways { return .goesOn }
    guard let way = surviving.first else { return .leaves }
    // What stands in a way that was left, and what follows, exclude each other. With several ways that go on, one
    // step cannot say so; the ways that were left carry a step of their own then.
    let step =
      surviving.count == 1
      ? Step(statement: statement, way: way, loop: loops.last ?? 0, isExit: true)
      : Step(statement: -statement, way: 1, loop: loops.last ?? 0, isExit: true)
    // One step beyond the limit says that the path is too long: no sheet takes a button with it.
    guard path.count <= Sheet.stepLimit else { return .goesOn }
    path.append(step)
    frame.exits.append(step)
    return .goesOn
  }

  // MARK: Declarations

  func declare(_ node: DeclSyntax, _ collecting: Collecting, into values: inout Values) {
    if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { declare(binding) }
    } else if let configuration = node.as(IfConfigDeclSyntax.self) {
      let number = number(of: key(configuration))
      for (way, clause) in configuration.clauses.enumerated() {
        guard case .statements(let items) = clause.elements else { continue }
        var collected: Values = []
        // Its variables are those of the block around it.
        within(number, way: way) { _ = run(items, collecting: collecting, into: &collected) }
        values += collected
      }
    }
  }

  func declare(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else {
      if let value = binding.initializer?.value { _ = evaluate(value) }
      bind(binding.pattern)
      return
    }
    let type = binding.typeAnnotation?.type
    if let value = binding.initializer?.value {
      scope.variables[name] = coerce(evaluate(value), to: type).map { under(path, $0) }
    } else if case .getter(let items) = binding.accessorBlock?.accessors {
      scope.variables[name] = runNested(items)
    } else {
      scope.variables[name] = []
      scope.types[name] = type.flatMap(TypeName.path(of:))
    }
  }

  /// Runs the getter of a local variable.
  func runNested(_ items: CodeBlockItemListSyntax) -> Values {
    let returned = frame.returned
    defer { frame.returned = returned }
    frame.returned = []
    return runBody(items, isBuilder: false)
  }
}
