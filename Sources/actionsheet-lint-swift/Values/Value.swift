import SwiftSyntax

/// What the reader knows of a value.
indirect enum Value {
  /// Nothing is known, for a reason.
  case unknown(String)
  /// No value: `nil`.
  case none
  case text(Text)
  /// A name whose type the context decides, such as `.cancel`, or a case of an enumeration.
  case implicit(ImplicitMember)
  case action(Action)
  case sheet(Sheet)
  /// A list, or the views of a builder, whose elements are there together.
  case list(Values)
  case closure(Closure)
  /// A type itself.
  case type([String])
  /// A value of a type, of which nothing else is known. A parameter of the function that was begun with is marked.
  case instance([String], isParameter: Bool)
  /// What a declaration gives, not followed yet.
  case later(Deferred)
  /// A method of a sheet, not called yet.
  case method(Sheet, String)

  static var notFollowed: Value { .unknown("its value is made at run time") }
}

/// A value, and the steps that lead to it.
struct Alternative {
  var steps: [Step]
  var value: Value
}

/// What an expression can be: each value with the steps that lead to it. They exclude one another.
typealias Values = [Alternative]

/// One way that was taken through a statement.
struct Step: Hashable {
  var statement: Int
  var way: Int
  /// The innermost loop around the statement, or 0: what excludes each other in one turn can be there after two.
  var loop = 0
  /// Whether the step only says that the code was not left before.
  var isExit = false

  /// Whether both cannot be taken.
  func excludes(_ other: Step) -> Bool { statement == other.statement && way != other.way }
}

/// A name after a dot, with nothing before it.
struct ImplicitMember {
  var name: String
  /// The arguments, where it is called.
  var arguments: Arguments?
  var site: Site
}

/// A button before it belongs to a sheet.
struct Action {
  var title: Values
  var role: Values
  var place: Place
  /// Whether it is a field and no button.
  var isField = false
}

/// A closure with the variables around it.
struct Closure {
  var syntax: ClosureExprSyntax
  var scope: Scope
  var frame: Frame
}
