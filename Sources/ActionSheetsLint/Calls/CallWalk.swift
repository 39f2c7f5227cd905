/// Goes through the tokens of a source once, and keeps track of statements and variables.
struct CallWalk {
  /// A statement whose head was read, and whose body comes after a token.
  struct Head {
    var close: Int
    var kind: BranchTracker.Frame.Kind
    var statement: Int?
    var way = 0
    var isConditional = true
  }

  /// The most statements and braces around one another; no source has so many that a person wrote.
  private static let depthLimit = 10_000

  let source: Source
  var tracker = BranchTracker()
  var book = DialogBook()
  /// The token that is looked at.
  var index = 0
  /// The open parentheses since the innermost brace.
  var depth = 0
  var heads: [Head] = []
  /// The brace that begins the body of a statement.
  var bodyBrace: Int?
  /// The frames in which variables are forgotten.
  private var scopes: [Int] = []
  /// The frames of directives.
  private var directives: [Int] = []
  private var braces = 0
  /// The variable that the statement assigns to, and where its value ends.
  var target: (name: String, end: Int)?
  /// The class of Vala or Python whose body begins at the next brace or line, if it is a dialog.
  var pendingClass: (kind: DialogKind, place: Int)?
  var isClassHead = false
  // Python alone.
  var lambdas = 0
  var isIndentExpected = false
  var lastEnded: BranchTracker.Frame?

  init(_ source: Source) { self.source = source }

  /// Reads the whole source.
  mutating func run() {
    while index < source.tokens.count {
      guard tracker.frames.count < Self.depthLimit else {
        return book.skip("what follows is nested too deeply", at: source.place(of: index))
      }
      let token = source.tokens[index]
      switch token.kind {
      case .identifier: identifier()
      case .punctuation: punctuation(token)
      case .newline: endLine()
      case .indent: beginIndent()
      case .dedent: endIndent()
      case .directiveIf, .directiveElse, .directiveEnd: directive(token.kind)
      case .string, .template, .number: break
      }
      index += 1
    }
  }

  private mutating func identifier() {
    switch source.language {
    case .python: pythonWord()
    case .c, .vala: word()
    }
    if source.is("(", at: index + 1) { call() }
  }

  private mutating func punctuation(_ token: SourceToken) {
    guard token.range.count == 1 else { return }
    switch token.first {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      if let head = heads.last, head.close == index {
        heads.removeLast()
        beginBody(head, after: index)
      }
    case UInt8(ascii: "="): assignment()
    case UInt8(ascii: "{"):
      if source.language == .python { depth += 1 } else { openBrace() }
    case UInt8(ascii: "}"):
      if source.language == .python { depth = max(0, depth - 1) } else { closeBrace() }
    case UInt8(ascii: ";") where source.language != .python && depth == 0:
      isClassHead = false
      endStatement(nil)
    case UInt8(ascii: ":") where source.language == .python && depth == 0: pythonColon()
    default: break
    }
  }

  // MARK: - Frames

  mutating func push(
    _ head: Head, _ end: BranchTracker.Frame.End, hasScope: Bool = false
  ) {
    if hasScope {
      scopes.append(tracker.frames.endIndex)
      book.beginScope()
    }
    if end == .brace { braces += 1 }
    tracker.push(
      head.kind, end, statement: head.statement, way: head.way, depth: depth,
      isConditional: head.isConditional)
  }

  @discardableResult
  mutating func pop() -> BranchTracker.Frame? {
    guard let frame = tracker.pop() else { return nil }
    if scopes.last == tracker.frames.endIndex {
      scopes.removeLast()
      book.endScope()
    }
    if frame.end == .brace { braces -= 1 }
    return frame
  }

  /// Enters a class whose dialog, if it is one, is `this` or `self` there.
  mutating func bindClass() {
    guard let (kind, place) = pendingClass else { return }
    pendingClass = nil
    let draft = DialogDraft(
      kind, path: tracker.path, place: source.place(of: place), isMadeHere: false)
    let dialog = book.add(draft)
    book.change(dialog) { $0.isComplete = true }
    let name = source.language == .python ? "self" : "this"
    book.assign(name, dialog: dialog, path: tracker.path)
  }

  // MARK: - C and Vala

  private mutating func word() {
    let length = source.tokens[index].range.count
    guard (2...20).contains(length), !source.isJoint(index - 1) else { return }
    switch source.text(index) {
    case "if": head(.way)
    case "for", "foreach", "while": head(.loop)
    case "switch": head(.choice)
    case "try" where source.is("{", at: index + 1):
      beginBody(Head(close: index, kind: .attempt), after: index)
    case "do": beginBody(Head(close: index, kind: .loop), after: index)
    case "case": beginSelection()
    case "default" where source.is(":", at: index + 1): beginSelection()
    case "return", "throw", "goto": tracker.leave(function: true)
    case "exit", "_exit", "abort", "g_error", "g_assert_not_reached", "g_abort":
      if source.language == .c, source.is("(", at: index + 1) { tracker.leave(function: true) }
    case "break", "continue": tracker.leave(function: false)
    case "class", "namespace", "interface", "struct", "enum", "errordomain", "union":
      if !tracker.isInFunction { classHead() }
    default: break
    }
  }

  private mutating func head(_ kind: BranchTracker.Frame.Kind) {
    guard source.is("(", at: index + 1), let close = source.partner(of: index + 1) else { return }
    heads.append(Head(close: close, kind: kind))
  }

  private mutating func classHead() {
    isClassHead = true
    guard source.language == .vala, source.text(index) == "class" else { return }
    // `class Name : Base, Interface {`
    var start: Int?
    for next in (index + 1)..<min(index + 60, source.tokens.count) {
      let token = source.tokens[next]
      if token.is("{") || token.is(";") || token.is(",") {
        guard let start, let name = source.name(start..<next) else { return }
        if let (kind, _) = DialogKind.named(name, isQualified: true) {
          pendingClass = (kind, index)
        }
        return
      }
      if token.is(":") { start = next + 1 }
    }
  }

  private mutating func openBrace() {
    let isBody = bodyBrace == index
    bodyBrace = nil
    if !isBody {
      // A function of C may return a `struct`.
      isClassHead = isClassHead && !source.is(")", at: index - 1)
      let isFunction = !isClassHead && beginsFunction
      let isConstructor = index > 0 && source.text(index - 1) == "construct"
      push(
        Head(close: index, kind: isFunction ? .function : .block, isConditional: !isConstructor),
        .brace, hasScope: isFunction || isClassHead)
      if isClassHead { bindClass() }
      isClassHead = false
    }
    depth = 0
  }

  /// Whether the brace begins the body of a function.
  private var beginsFunction: Bool {
    guard index > 0 else { return false }
    let before = source.tokens[index - 1]
    if before.is(")") { return true }
    if source.language == .vala {
      return before.kind == .identifier && !tracker.isInFunction
        || before.first == UInt8(ascii: "=") && before.range.count == 2
    }
    return !tracker.isInFunction && before.kind == .identifier
      && ["const", "override", "noexcept"].contains(source.text(index - 1))
  }

  private mutating func closeBrace() {
    guard braces > 0 else { return }
    while let frame = pop() {
      guard frame.end == .brace else { continue }
      depth = frame.depth
      if frame.kind != .block, frame.kind != .function { endStatement(frame) }
      return
    }
  }

  /// Enters the body of a statement.
  private mutating func beginBody(_ head: Head, after end: Int) {
    if source.is("{", at: end + 1) {
      bodyBrace = end + 1
      push(head, .brace)
    } else {
      push(head, .statement)
    }
  }

  /// Leaves the statements that end here. After the first way of an `if` or a `try`, another may come.
  private mutating func endStatement(_ frame: BranchTracker.Frame?) {
    var ended = frame
    while true {
      if let way = ended, let word = Self.otherWay(of: way.kind), source.isIdentifier(index + 1),
        source.text(index + 1) == word
      {
        index += 1
        var other = Head(close: index, kind: way.kind, statement: way.statement, way: way.way + 1)
        let isChain = source.isIdentifier(index + 1) && source.text(index + 1) == "if"
        let last = isChain ? index + 1 : index
        if isChain || way.kind == .attempt,
          let close = source.is("(", at: last + 1) ? source.partner(of: last + 1) : nil
        {
          index = last
          other.close = close
          heads.append(other)
        } else {
          beginBody(other, after: index)
        }
        return
      }
      guard tracker.frames.last?.end == .statement else { return }
      ended = pop()
    }
  }

  /// The word before the other way of a statement.
  private static func otherWay(of kind: BranchTracker.Frame.Kind) -> String? {
    switch kind {
    case .way: "else"
    case .attempt: "catch"
    default: nil
    }
  }

  /// Enters a way of a `switch`, or stays in the one before if control runs on.
  private mutating func beginSelection() {
    guard let top = tracker.frames.last else { return }
    switch top.kind {
    case .choice:
      push(Head(close: index, kind: .selection, statement: top.statement), .mark)
    case .selection where top.isLeft:
      pop()
      push(
        Head(close: index, kind: .selection, statement: top.statement, way: top.way + 1), .mark)
    default: break
    }
  }

  private mutating func directive(_ kind: SourceToken.Kind) {
    if kind == .directiveIf {
      directives.append(tracker.frames.endIndex)
      return push(Head(close: index, kind: .directive), .mark)
    }
    guard let level = directives.last else { return }
    let frame = tracker.frames.indices.contains(level) ? tracker.frames[level] : nil
    let isOpen = frame?.kind == .directive
    if kind == .directiveEnd {
      directives.removeLast()
      // Where braces are open, the frame ends with those around it.
      if isOpen, tracker.frames.endIndex == level + 1 { pop() }
    } else if isOpen, let frame {
      while tracker.frames.endIndex > level { if let end = pop() { depth = end.depth } }
      push(
        Head(close: index, kind: .directive, statement: frame.statement, way: frame.way + 1), .mark)
    }
  }
}
