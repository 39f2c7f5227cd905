import SwiftSyntax

/// Follows code as if it ran, along all of its ways, and remembers the sheets that it makes.
///
/// Calls are followed into the project, but not into what is being followed already, and not for ever: there is a
/// limit for the depth and one for the number of expressions.
final class Evaluator {
  let project: Project
  /// The names of functions of the project that localize their first argument.
  let localizers: Set<String>
  /// The sheets by the place and the calls that made them.
  private(set) var sheets: [CallKey: Sheet] = [:]
  private(set) var sheetsInOrder: [Sheet] = []
  /// What could not be followed.
  var skipped: [(place: Place, reason: String)] = []
  /// `UIAlertController` and the classes that inherit from it.
  var alertClasses: Set<String> = ["UIAlertController"]
  /// The functions that make sheets for their callers.
  var helpers: Set<ObjectIdentifier> = []

  // Where the code is.
  var frame: Frame
  var scope = Scope()
  var path: [Step] = []
  var loops: [Int] = []
  /// The properties of `self` that were assigned, while one function is followed.
  var fields = Scope()

  private(set) var depth = 0
  private var work = 0
  private var statementNumbers: [CallKey: Int] = [:]
  private var frameNumbers: [FrameKey: Int] = [:]
  private var numbers = 0
  var walked: Set<CallKey> = []

  private struct FrameKey: Hashable {
    var call: CallKey
    var turn: Int
  }

  /// The most expressions inside one another, calls included.
  static let depthLimit = 600
  /// The most calls inside one another.
  static let callLimit = 12
  /// The most expressions that are followed from one function.
  static let workLimit = 200_000
  /// The most values that one expression can have.
  static let valueLimit = 24

  init(_ project: Project, localizers: Set<String>, file: ParsedFile) {
    self.project = project
    self.localizers = localizers
    frame = Frame(id: 0, file: file, owner: [], calls: [], declarations: [], receiver: [])
  }

  /// Follows a declaration whose callers are not known.
  func begin(_ declaration: Declaration) {
    work = 0
    path = []
    loops = []
    fields = Scope()
    scope = Scope()
    let isMember = !declaration.owner.isEmpty
    frame = Frame(
      id: 0, file: declaration.file, owner: declaration.owner, calls: [],
      declarations: [declaration],
      receiver: isMember
        ? [Alternative(steps: [], value: .instance(declaration.owner, isParameter: false))] : [])
    for parameter in declaration.parameters ?? [] {
      let name = (parameter.secondName ?? parameter.firstName).identifierText
      let type = TypeName.path(of: parameter.type)
      scope.variables[name] = [
        Alternative(steps: [], value: .instance(type ?? ["?"], isParameter: true))
      ]
    }
    let first = sheetsInOrder.count
    let result = follow(declaration)
    for value in result + frame.receiver {
      for sheet in sheetsIn(value.value) { sheet.dependsOnCaller = true }
    }
    for sheet in sheetsInOrder[first...] where hasTextOfCaller(sheet) {
      sheet.dependsOnCaller = true
    }
  }

  /// Whether a parameter of the function that was begun with gives the title of a button.
  private func hasTextOfCaller(_ sheet: Sheet) -> Bool {
    let titles = sheet.buttons.map { alternative -> Values in
      if case .action(let action) = alternative.value { return action.title }
      return []
    }
    return titles.contains { values in
      texts(values).contains { _, said in
        if case .unknown(_, dependsOnCaller: true) = said { true } else { false }
      }
    }
  }

  // MARK: Sheets

  /// Creates a sheet, or returns the one that this call created before.
  func makeSheet(_ kind: Sheet.Kind, toolkit: String = "uikit", at node: some SyntaxProtocol)
    -> Sheet
  {
    let key = CallKey(node: node.id, frame: frame.id)
    if let sheet = sheets[key] { return sheet }
    let sheet = Sheet(
      key: key, kind: kind, toolkit: toolkit, place: place(node), calls: frame.calls, steps: path,
      loops: Set(loops), declaration: frame.declarations.first)
    sheets[key] = sheet
    sheetsInOrder.append(sheet)
    return sheet
  }

  /// The sheets in a value.
  func sheetsIn(_ value: Value) -> [Sheet] {
    switch value {
    case .sheet(let sheet): [sheet]
    case .list(let values): values.flatMap { sheetsIn($0.value) }
    case .later(let deferred): (deferred.result ?? []).flatMap { sheetsIn($0.value) }
    default: []
    }
  }

  // MARK: Numbers

  func place(_ node: some SyntaxProtocol) -> Place {
    Place(file: frame.file.number, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func site(_ node: some SyntaxProtocol) -> Site {
    Site(key: key(node), place: place(node), frame: frame)
  }

  func key(_ node: some SyntaxProtocol) -> CallKey { CallKey(node: node.id, frame: frame.id) }

  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// The number of a statement: the same whenever it is reached through the same calls.
  func number(of key: CallKey) -> Int {
    if let number = statementNumbers[key] { return number }
    let number = nextNumber()
    statementNumbers[key] = number
    return number
  }

  /// The number of the frame of a call, or of a turn of a loop.
  func frameNumber(_ call: CallKey, turn: Int = 0) -> Int {
    let key = FrameKey(call: call, turn: turn)
    if let number = frameNumbers[key] { return number }
    let number = nextNumber()
    frameNumbers[key] = number
    return number
  }

  /// The number of the choice among the values that a variable has after so many assignments.
  func choice(of name: String, in scope: Scope, count: Int) -> Int {
    let choice = Scope.Choice(name: name, count: count)
    if let number = scope.choices[choice] { return number }
    let number = nextNumber()
    scope.choices[choice] = number
    return number
  }

  func unknown(_ reason: String? = nil) -> Values {
    [Alternative(steps: [], value: reason.map { .unknown($0) } ?? .notFollowed)]
  }

  /// Does something one level deeper, unless that is too deep or too much was done.
  func deeper(_ body: () -> Values) -> Values {
    guard depth < Self.depthLimit, work < Self.workLimit else {
      return unknown("the code is too deep")
    }
    depth += 1
    work += 1
    defer { depth -= 1 }
    return body()
  }
}
