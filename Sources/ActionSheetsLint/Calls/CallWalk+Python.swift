extension CallWalk {
  /// Whether a statement of Python begins at the token.
  private var isAtStart: Bool {
    guard depth == 0 else { return false }
    guard index > 0 else { return true }
    let before = source.tokens[index - 1]
    switch before.kind {
    case .newline, .indent, .dedent: return true
    case .punctuation: return before.is(":") || before.is(";")
    case .identifier: return source.text(index - 1) == "async"
    default: return false
    }
  }

  /// Looks for the words that begin statements.
  mutating func pythonWord() {
    if isIndentExpected {
      // The body is missing.
      isIndentExpected = false
      pop()
    }
    let word = source.tokens[index].range.count <= 8 ? source.text(index) : ""
    if word == "lambda", depth == 0 { lambdas += 1 }
    guard isAtStart else { return }
    let ended = lastEnded
    lastEnded = nil
    switch word {
    case "if": pythonHead(.way)
    case "elif", "else":
      if let ended, ended.kind == .way {
        heads.append(
          Head(close: index, kind: .way, statement: ended.statement, way: ended.way + 1))
        lambdas = 0
      } else if let ended, ended.kind == .attempt {
        // It runs after the body, so that it is of the same way.
        heads = [Head(close: index, kind: .attempt, statement: ended.statement)]
        lambdas = 0
      } else {
        pythonHead(.lone)
      }
    case "for", "while": pythonHead(.loop)
    case "finally", "with": pythonHead(.block)
    case "try": pythonHead(.attempt)
    case "except":
      pythonHead(.attempt)
      if let ended, ended.kind == .attempt {
        heads[heads.endIndex - 1].statement = ended.statement
        heads[heads.endIndex - 1].way = ended.way + 1
      }
    case "match": pythonHead(.choice)
    case "case":
      if let top = tracker.frames.last, top.kind == .choice {
        let way = ended?.kind == .selection ? (ended?.way ?? 0) + 1 : 0
        pythonHead(.selection)
        heads[heads.endIndex - 1].statement = top.statement
        heads[heads.endIndex - 1].way = way
      }
    case "def":
      pythonHead(.function)
      heads[heads.endIndex - 1].isConditional = source.text(index + 1) != "__init__"
    case "class":
      pythonHead(.block)
      pythonClass()
    case "return", "raise": tracker.leave(function: true)
    case "break", "continue": tracker.leave(function: false)
    case "async": lastEnded = ended
    default: break
    }
  }

  private mutating func pythonHead(_ kind: BranchTracker.Frame.Kind) {
    heads = [Head(close: index, kind: kind)]
    lambdas = 0
  }

  /// Looks for a dialog among the bases of a class.
  private mutating func pythonClass() {
    isClassHead = true
    guard source.is("(", at: index + 2), let bases = source.inside(index + 2) else { return }
    for base in source.arguments(bases) {
      guard let name = source.name(base.part) else { continue }
      if let (kind, _) = DialogKind.named(name, isQualified: true) { pendingClass = (kind, index) }
    }
  }

  /// Enters the body of a statement at its colon.
  mutating func pythonColon() {
    if lambdas > 0 {
      lambdas -= 1
      return
    }
    guard let head = heads.popLast() else { return }
    heads = []
    let isBlock =
      index + 1 < source.tokens.count && source.tokens[index + 1].kind == .newline
    push(head, isBlock ? .dedent : .line, hasScope: head.kind == .function || isClassHead)
    if isClassHead { bindClass() }
    isClassHead = false
    isIndentExpected = isBlock
  }

  /// Leaves the bodies that stand in one line with their head.
  mutating func endLine() {
    heads = []
    lambdas = 0
    while tracker.frames.last?.end == .line { lastEnded = pop() }
  }

  mutating func beginIndent() {
    if !isIndentExpected { push(Head(close: index, kind: .block), .dedent) }
    isIndentExpected = false
  }

  mutating func endIndent() {
    if isIndentExpected {
      isIndentExpected = false
      pop()
    }
    while let frame = pop() {
      lastEnded = frame
      if frame.end == .dedent { return }
    }
  }
}
