import SwiftSyntax

// Following calls of functions and closures.
extension Evaluator {
  /// Follows the code of a declaration in the current frame, and returns what it gives.
  func follow(_ declaration: Declaration) -> Values {
    switch declaration.kind {
    case .function(let function):
      return function.body.map { runBody($0.statements, isBuilder: isBuilder(function.attributes)) }
        ?? []
    case .initializer(let initializer):
      return initializer.body.map { runBody($0.statements, isBuilder: false) } ?? []
    case .statements(let items): return runBody(items, isBuilder: false)
    case .type: return one(.type(declaration.owner + [declaration.name]))
    case .variable(let variable, let binding):
      guard let accessors = binding.accessorBlock else {
        return binding.initializer.map {
          coerce(evaluate($0.value), to: binding.typeAnnotation?.type)
        } ?? []
      }
      let isView = declaration.typeName == ["View"] || isBuilder(variable.attributes)
      switch accessors.accessors {
      case .getter(let items):
        return coerce(runBody(items, isBuilder: isView), to: binding.typeAnnotation?.type)
      case .accessors(let list):
        var result: Values = []
        for accessor in list {
          let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
          let values = accessor.body.map { runBody($0.statements, isBuilder: isView && isGetter) }
          if isGetter { result = values ?? [] }
        }
        return result
      @unknown default: return []
      }
    }
  }

  func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.contains("Builder") ?? false
    }
  }

  /// Follows a declaration that is used, and returns what it gives.
  func call(
    _ declaration: Declaration, receiver: Values, arguments: Arguments?, from site: Site
  ) -> Values {
    let caller = site.frame
    guard !caller.declarations.contains(where: { $0 === declaration }) else {
      return unknown("its declaration uses itself")
    }
    guard caller.calls.count < Self.callLimit else {
      return unknown("it is made through too many calls")
    }
    let saved = (frame, scope, path)
    defer { (frame, scope, path) = saved }
    frame = Frame(
      id: frameNumber(site.key), file: declaration.file, owner: declaration.owner,
      calls: caller.calls + [site.place], declarations: caller.declarations + [declaration],
      receiver: receiver)
    scope = Scope()
    if let parameters = declaration.parameters { bind(parameters, arguments ?? Arguments()) }
    let result = follow(declaration)
    if case .initializer = declaration.kind { return frame.receiver }
    return without(saved.2, result)
  }

  /// Follows a function that is declared in a function.
  func call(_ function: FunctionDeclSyntax, in outer: Scope, arguments: Arguments, from site: Site)
    -> Values
  {
    guard site.frame.calls.count < Self.callLimit, let body = function.body else {
      return unknown()
    }
    let saved = (frame, scope, path)
    defer { (frame, scope, path) = saved }
    frame = Frame(
      id: frameNumber(site.key), file: saved.0.file, owner: saved.0.owner,
      calls: saved.0.calls + [site.place], declarations: saved.0.declarations,
      receiver: saved.0.receiver)
    scope = Scope(outer)
    bind(function.signature.parameterClause.parameters, arguments)
    return without(saved.2, runBody(body.statements, isBuilder: isBuilder(function.attributes)))
  }

  /// Values without the steps to the call that gave them.
  func without(_ steps: [Step], _ values: Values) -> Values {
    values.map { alternative in
      Alternative(
        steps: alternative.steps.filter { !steps.contains($0) }, value: alternative.value)
    }
  }

  /// Runs a closure with values for its parameters.
  func call(
    _ closure: Closure, with values: [Values], key: CallKey, turn: Int, isBuilder: Bool = false
  ) -> Values {
    guard depth < Self.depthLimit else { return unknown() }
    walked.insert(CallKey(node: closure.syntax.id, frame: closure.frame.id))
    let saved = (frame, scope, path)
    defer { (frame, scope, path) = saved }
    frame = Frame(
      id: frameNumber(CallKey(node: closure.syntax.id, frame: key.frame), turn: turn),
      file: closure.frame.file, owner: closure.frame.owner, calls: closure.frame.calls,
      declarations: closure.frame.declarations, receiver: closure.frame.receiver)
    scope = Scope(closure.scope)
    for (index, value) in values.enumerated() { scope.variables["$\(index)"] = value }
    for (index, name) in parameterNames(closure.syntax).enumerated() {
      scope.variables[name] = index < values.count ? values[index] : unknown()
    }
    return without(saved.2, runBody(closure.syntax.statements, isBuilder: isBuilder))
  }

  func parameterNames(_ closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.identifierText)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: []
    @unknown default: []
    }
  }

  /// Goes through a closure that somebody may call, once.
  func walk(_ closure: Closure, isLoop: Bool = false) {
    let key = CallKey(node: closure.syntax.id, frame: closure.frame.id)
    guard walked.insert(key).inserted else { return }
    let saved = (path, loops)
    defer { (path, loops) = saved }
    if isLoop { loops.append(nextNumber()) }
    path.append(Step(statement: number(of: key), way: 0, loop: loops.last ?? 0))
    _ = call(closure, with: [], key: key, turn: 0)
  }

  func bind(_ parameters: FunctionParameterListSyntax, _ arguments: Arguments) {
    var rest = arguments.all[...]
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).identifierText
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.identifierText
      var values: Values?
      if let next = rest.first,
        next.isTrailing && next.label == nil
          ? parameter.takesTrailingClosure : next.label == label
      {
        values = next.values
        rest.removeFirst()
        if parameter.ellipsis != nil {
          while let next = rest.first, next.label == nil {
            values? += next.values; rest.removeFirst()
          }
        }
      } else if let value = parameter.defaultValue?.value {
        values = evaluate(value)
      }
      let type = parameter.type
      scope.variables[name] =
        values.map { coerce($0, to: type) }
        ?? [
          Alternative(
            steps: [], value: .instance(TypeName.path(of: type) ?? ["?"], isParameter: false))
        ]
    }
  }

  /// Values as their declared type has them: a literal is a key where the type says so, and only a text elsewhere.
  func coerce(_ values: Values, to type: TypeSyntax?) -> Values {
    let isKey = type.flatMap(TypeName.path(of:)).map {
      ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "TextState"].contains(
        $0.last)
    }
    return values.map { alternative in
      guard case .text(var text) = alternative.value else { return alternative }
      text = isKey == true ? text.asKey : text
      text.literal = nil
      return Alternative(steps: alternative.steps, value: .text(text))
    }
  }

}
