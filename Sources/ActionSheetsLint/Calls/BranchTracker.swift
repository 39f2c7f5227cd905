/// Knows at each place of a source through which branches it was reached.
///
/// Statements and exits have numbers of their own. What stands in a way that is left by `return` is in way 0 of the
/// exit of that way, and what comes behind it in way 1: so they exclude each other.
struct BranchTracker {
  /// The most conditions of one place. What is nested more deeply is not followed.
  static let depthLimit = 32

  /// What must be so for a place to be reached.
  struct Condition: Equatable {
    let statement: Int
    let way: Int
    let kind: Kind
    /// The frame at whose end it no longer counts.
    let frame: Int

    enum Kind {
      case branch
      /// The way is not left before its end, or was.
      case exit
      /// It may come to pass more than once, as the body of a loop does.
      case repetition
    }
  }

  struct Frame {
    enum Kind {
      /// A pair of braces that is no branch.
      case block
      /// One way of an `if`.
      case way
      /// One way of a `switch`, which `case` and the end of the statement end.
      case selection
      /// A `switch`, around its ways.
      case choice
      /// The body of a `try`, or one of its clauses: ways, although the body may run in part before a clause does.
      case attempt
      /// One way that has no other: the `else` of a loop.
      case lone
      case loop
      case function
      case directive
    }

    enum End {
      case brace, statement, dedent, line, mark
    }

    let kind: Kind
    let end: End
    /// The number of the statement, shared by its ways.
    let statement: Int
    let way: Int
    /// The number of the exit of this way.
    let exit: Int
    /// The depth of parentheses around it.
    let depth: Int
    /// The findings before it.
    let findings: Int
    /// Whether the way is left before its end, whatever happens.
    var isLeft = false
    /// The innermost frames around it, or itself: the function, the loop or `switch`, and the way that an exit leaves.
    var function: Int?
    var loop: Int?
    var exitingWay: Int?
  }

  private(set) var frames: [Frame] = []
  /// The conditions of the place, in the order in which they came up.
  private(set) var path: [Condition] = []
  /// The outermost frame of which a condition is not kept, because there are too many.
  private var lostFrame: Int?
  private var exits: [(frame: Int, exit: Int, end: Int)] = []
  private var count = 0
  /// How often something was found whose conditions matter.
  private(set) var findings = 0

  /// Whether the conditions of the place are not all known.
  var isTooDeep: Bool { lostFrame != nil }

  /// Whether the place is in the body of a function.
  var isInFunction: Bool { frames.last?.function != nil }

  /// Notes that the conditions of this place matter: without that, exits before it are forgotten.
  mutating func noteFinding() { findings += 1 }

  /// Returns a number that no statement has.
  mutating func number() -> Int {
    count += 1
    return count
  }

  private mutating func add(_ kind: Condition.Kind, _ statement: Int, _ way: Int, frame: Int) {
    if path.count < Self.depthLimit {
      path.append(Condition(statement: statement, way: way, kind: kind, frame: frame))
    } else {
      lostFrame = min(lostFrame ?? frame, frame)
    }
  }

  /// Enters something.
  ///
  /// - Parameters:
  ///   - statement: The number that the ways of a statement share, or `nil` for a new one.
  ///   - depth: The depth of parentheses around it.
  ///   - isConditional: Whether what stands in it depends on anything at all.
  mutating func push(
    _ kind: Frame.Kind, _ end: Frame.End, statement: Int? = nil, way: Int = 0, depth: Int = 0,
    isConditional: Bool = true
  ) {
    let index = frames.endIndex
    let parent = frames.last
    let statement = statement ?? number()
    var frame = Frame(
      kind: kind, end: end, statement: statement, way: way, exit: number(), depth: depth,
      findings: findings)
    frame.function = kind == .function ? index : parent?.function
    frame.loop = kind == .loop || kind == .choice ? index : kind == .function ? nil : parent?.loop
    switch kind {
    case .block, .choice: frame.exitingWay = parent?.exitingWay
    case .way, .attempt, .selection, .lone, .directive: frame.exitingWay = index
    case .loop, .function: break
    }
    frames.append(frame)
    guard isConditional else { return }
    switch kind {
    case .block, .choice: break
    case .loop: add(.repetition, statement, way, frame: index)
    case .function:
      add(parent?.function == nil ? .branch : .repetition, statement, way, frame: index)
    case .way, .attempt, .selection, .lone, .directive:
      add(.branch, statement, way, frame: index)
      add(.exit, frame.exit, 0, frame: index)
    }
  }

  /// Leaves the innermost frame, and puts its exits before what comes next.
  @discardableResult
  mutating func pop() -> Frame? {
    guard let frame = frames.popLast() else { return nil }
    let level = frames.endIndex
    if path.contains(where: { $0.frame >= level }) { path.removeAll { $0.frame >= level } }
    if let lost = lostFrame, lost >= level { lostFrame = nil }
    while let last = exits.last, last.frame >= level {
      exits.removeLast()
      if frame.findings < findings, last.end < level || level == 0 {
        add(.exit, last.exit, 1, frame: last.end)
      }
    }
    return frame
  }

  /// Notes that control leaves the way it is in: for good, or up to the end of the loop or the `switch`.
  mutating func leave(function isEndOfFunction: Bool) {
    guard let top = frames.last, let way = top.exitingWay, !frames[way].isLeft else { return }
    frames[way].isLeft = true
    // The ways of a `switch` exclude each other as it is.
    if !isEndOfFunction, frames[way].kind == .selection { return }
    let end = isEndOfFunction ? top.function : top.loop ?? top.function
    exits.append((way, frames[way].exit, end ?? 0))
  }
}

extension [BranchTracker.Condition] {
  /// Whether no run of a program comes to both places.
  func excludes(_ other: Self) -> Bool {
    let shared = zip(self, other).prefix { $0 == $1 }.count
    for condition in dropFirst(shared) {
      for another in other.dropFirst(shared)
      where condition.statement == another.statement && condition.way != another.way {
        return true
      }
    }
    return false
  }
}
