import SwiftSyntax

/// A call that is being followed.
final class Frame {
  /// The number of the chain of calls.
  let id: Int
  let file: ParsedFile
  /// The type in which the code stands.
  let owner: [String]
  /// The calls that lead here from the function that was begun with.
  let calls: [Place]
  /// The declarations that are being followed, so that none is entered twice.
  let declarations: [Declaration]
  var receiver: Values
  /// What it returns.
  var returned: Values = []
  /// The steps that everything after an exit has.
  var exits: [Step] = []

  init(
    id: Int, file: ParsedFile, owner: [String], calls: [Place], declarations: [Declaration],
    receiver: Values
  ) {
    self.calls = calls
    self.id = id
    self.file = file
    self.owner = owner
    self.declarations = declarations
    self.receiver = receiver
  }
}

/// Where something is used, and in which call.
struct Site {
  var key: CallKey
  var place: Place
  var frame: Frame
}

/// Names a call: the place in the source, and through which calls it was reached.
struct CallKey: Hashable {
  var node: SyntaxIdentifier
  var frame: Int
}

/// A use of a declaration that is followed when somebody needs its value.
final class Deferred {
  /// The declaration; finding it may parse a file.
  private(set) lazy var declaration: Declaration? = find()
  private let find: () -> Declaration?
  let receiver: Values
  var arguments: Arguments?
  let site: Site
  var result: Values?

  init(
    receiver: Values, arguments: Arguments?, site: Site, find: @escaping () -> Declaration?
  ) {
    self.find = find
    self.receiver = receiver
    self.arguments = arguments
    self.site = site
  }
}
