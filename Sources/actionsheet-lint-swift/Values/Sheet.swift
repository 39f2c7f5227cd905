/// A sheet while it is read.
final class Sheet {
  enum Kind: String {
    case actionSheet
    case alert
  }

  let key: CallKey
  var kind: Kind
  var toolkit: String
  /// Where it is created.
  let place: Place
  /// The calls that led to it, from the outermost inwards; empty where the function itself was begun with.
  let calls: [Place]
  /// The steps that lead to its creation.
  let steps: [Step]
  /// The loops in which it is created.
  let loops: Set<Int>
  var title: Values = []
  var message: Values = []
  var buttons: [Alternative] = []
  var isComplete = true
  /// Whether somebody else can add to it or gives its texts.
  var dependsOnCaller = false
  /// The declaration that was begun with.
  let declaration: Declaration?
  private var seen: Set<CallKey> = []

  init(
    key: CallKey, kind: Kind, toolkit: String, place: Place, calls: [Place], steps: [Step],
    loops: Set<Int>, declaration: Declaration?
  ) {
    self.key = key
    self.kind = kind
    self.toolkit = toolkit
    self.place = place
    self.calls = calls
    self.steps = steps
    self.loops = loops
    self.declaration = declaration
  }

  /// The most steps to a button; one that stands behind more early exits is left out.
  static let stepLimit = 64
  /// The most buttons of one sheet; what comes behind them is left out.
  static let buttonLimit = 1_000

  /// Adds buttons, unless this call added them already.
  func add(_ values: Values, by key: CallKey) {
    guard seen.insert(key).inserted else { return }
    let new = values.lazy.filter { $0.steps.count <= Self.stepLimit }
      .prefix(Self.buttonLimit - buttons.count)
    buttons += new
    if new.count < values.count { isComplete = false }
  }
}

/// A place in a file.
struct Place: Hashable {
  var file: Int
  var offset: Int
}
